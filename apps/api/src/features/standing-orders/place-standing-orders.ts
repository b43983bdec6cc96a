import { isDeepStrictEqual } from 'node:util'
import type { CreditShortage } from '@warda/domain/client-terms/credit-limit'
import { getOrderingEnd, listSlots } from '@warda/domain/delivery/calendar'
import { checkAgreedTotal } from '@warda/domain/orders/expected-total'
import { isCreditTerms } from '@warda/domain/orders/payment-terms'
import { type DomainError, ok, refuse } from '@warda/domain/result'
import {
  findStandingOrderDeliveryDate,
  getStandingOrderPaymentEnd,
  listStandingOrderDates,
  STANDING_ORDER_LEAD_DAYS,
} from '@warda/domain/standing-orders/standing-order-dates'
import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { runForEach } from '../../jobs/run-for-each.ts'
import { queueMail } from '../mail/index.ts'
import { moveOrder, type OrderRequest, type OrderView, placeOrder, queueStandingOrderMail } from '../orders/index.ts'
import { planByTerms } from '../receivables/index.ts'
import { readSettings } from '../settings/index.ts'
import { toDestination } from './estimate-total.ts'
import { payFromCredit } from './pay-from-credit.ts'
import { findActive, findStanding, lockStanding, type StandingRow, setAgreedTotal } from './queries.ts'
import { findOrderedDates, findPlacer, insertRun, type Placer, recordProblem } from './run-queries.ts'

/**
 * Places the orders of the next days, each date once across all processes. A date that fails is retried at the next run, and each reason is
 * mailed once.
 */
export const placeStandingOrders: JobHandlers['place-standing'] = async (context) => {
  const today = riyadhDate(context.clock.now())
  const until = addDays(today, STANDING_ORDER_LEAD_DAYS)
  await runForEach(
    await findActive(context.db, today, until),
    (id) => placeDates(context, id, today, until),
    (standingId, err) => context.log.error({ standingId, err }, 'a standing order was not placed'),
  )
}

async function placeDates(context: AppContext, id: number, today: string, until: string): Promise<void> {
  const standing = await findStanding(context.db, id)
  if (!standing || standing.paused) return
  const placedDates = await findOrderedDates(context.db, id, today)
  const dates = listStandingOrderDates(standing, today, STANDING_ORDER_LEAD_DAYS + 1).filter((date) => date <= until)
  for (const date of dates) {
    if (placedDates.includes(date) || standing.skips.includes(date)) continue
    await placeDate(context, standing, date)
  }
}

async function placeDate(context: AppContext, standing: StandingRow, date: string): Promise<void> {
  const placer = await findPlacer(context.db, standing)
  if (!placer) return
  const { calendar } = await readSettings(context)
  const delivery = findStandingOrderDeliveryDate(date, (day) =>
    listSlots(calendar, day).some(({ id }) => id === standing.slot),
  )
  // The first date may be too near when the standing order is created.
  const slot = standing.slot
  if (delivery !== null && getOrderingEnd(calendar, { date: delivery, slot }) <= standing.createdAt.getTime()) return
  const placed =
    delivery === null ? refuse('delivery.closed') : await place(context, standing, placer, { date, delivery })
  if (placed.ok || placed.code === 'standing.placed_already') return
  await notifyProblem(context, standing, placer, {
    date,
    code: placed.code,
    prices: readPrices(placed),
    credit: readCredit(placed),
  })
}

async function place(
  context: AppContext,
  standing: StandingRow,
  placer: Placer,
  when: { date: string; delivery: string },
) {
  const at = context.clock.now()
  const requestId = `standing:${standing.id}:${when.date}`
  const { language, ...account } = placer
  const actor = { ...account, permissions: null, sessionId: '' }
  const request: OrderRequest = {
    ...toDestination(standing),
    recipient: { fullName: standing.recipientName, phoneNumber: standing.recipientPhone },
    deliveryDate: when.delivery,
    deliverySlot: standing.slot,
    cardMessage: standing.cardMessage ?? undefined,
    purchaseOrder: standing.purchaseOrder ?? undefined,
    substitution: standing.substitution ?? undefined,
    allergyNote: standing.allergyNote ?? undefined,
    hideSender: false,
    paymentTerms: standing.terms,
  }
  const { calendar } = await readSettings(context)
  const orderingEnd = getOrderingEnd(calendar, { date: when.delivery, slot: standing.slot })
  const payUntil = standing.clientId === null ? getStandingOrderPaymentEnd(at, orderingEnd) : undefined
  const onPlaced = async (trx: Transaction, order: OrderView) => {
    const due = await findDue(trx, standing, when.date)
    if (!due) return refuse('standing.placed_already')
    const agreed = checkAgreedTotal(order.total, due.agreedTotal)
    if (!agreed.ok) return agreed
    if (due.agreedTotal === null) await setAgreedTotal(trx, due.id, order.total)
    const run = { standingId: standing.id, date: when.date, orderId: order.id, at: new Date(at) }
    if (!(await insertRun(trx, run))) return refuse('standing.placed_already')
    if (payUntil !== undefined) {
      if (due.paysFromCredit) await payFromCredit(trx, order, { actorId: placer.userId, requestId, at })
      await queueStandingOrderMail(trx, order.id, { payUntil, now: at })
      return ok(null)
    }
    // Credit terms were accepted when the standing order was created.
    if (isCreditTerms(order.terms) && order.approval !== 'waiting' && order.state === 'placed') {
      const by = { actorId: placer.userId, actor: 'standing order', requestId }
      await moveOrder(trx, { orderId: order.id, from: 'placed', to: 'preparing', ...by, at: new Date(at) })
      const plan = { orderId: order.id, terms: order.terms, outstanding: order.outstanding }
      await planByTerms(trx, { ...plan, ...by, at })
    }
    return ok(null)
  }
  const lines = standing.lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
  const standingOrder = { id: standing.id, madeBy: standing.createdBy, payUntil, lines, onPlaced }
  return placeOrder(
    context,
    { actor, language, requestId, request, idempotencyKey: null, standing: standingOrder },
    (order) => order.id,
  )
}

/** Locks the standing order; undefined when it was ended, paused, skipped or changed in the meantime. A changed one is placed at the next run. */
async function findDue(trx: Transaction, placing: StandingRow, date: string): Promise<StandingRow | undefined> {
  const standing = (await lockStanding(trx, placing.id)) ? await findStanding(trx, placing.id) : undefined
  const isDue = standing && !standing.paused && !standing.skips.includes(date)
  return isDue && isSameDelivery(standing, placing) ? standing : undefined
}

const isSameDelivery = (one: StandingRow, other: StandingRow): boolean =>
  isDeepStrictEqual(pickDelivery(one), pickDelivery(other))

/** The parts that the shopper or client chose; prices, stock, earlier orders and skips of other dates may change meanwhile. */
function pickDelivery({ lines, runs: _runs, skips: _skips, agreedTotal: _agreedTotal, ...chosen }: StandingRow) {
  return { ...chosen, lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })) }
}

/** Replacements for error codes whose message has values that can be outdated in a mail, or refers to a page. */
const REASONS: Record<string, string> = {
  'credit.above_limit': 'standing.credit_short',
  'quantity.below_minimum': 'standing.below_minimum',
  'product.not_found': 'standing.product_gone',
}

/** The page with the standing orders of their placer. */
const DASHBOARDS: Partial<Record<Placer['role'], (userId: string) => string>> = {
  Shopper: (userId) => `/subscriptions/${userId}`,
  Customer: (userId) => `/dashboard-user/${userId}`,
  BranchManager: (userId) => `/dashboard-manager/${userId}`,
}

/** A shopper's standing order has the name of its first product. */
const nameLines = ({ lines: [first] }: StandingRow, language: Placer['language']): string =>
  (language === 'ar' ? first?.titleAr : first?.titleEn) ?? ''

type Prices = { agreed: number; now: number }

/** The prices of `standing.price_rose` in halalas. */
const readPrices = ({ code, values }: DomainError): Prices | null =>
  code === 'standing.price_rose' ? { agreed: Number(values?.before), now: Number(values?.now) } : null

/** The amounts of `credit.above_limit` in halalas. */
const readCredit = ({ code, values }: DomainError): CreditShortage | null =>
  code === 'credit.above_limit'
    ? {
        limit: Number(values?.limit),
        used: Number(values?.used),
        left: Number(values?.left),
        missing: Number(values?.missing),
      }
    : null

async function notifyProblem(
  context: AppContext,
  standing: StandingRow,
  placer: Placer,
  run: { date: string; code: string; prices: Prices | null; credit: CreditShortage | null },
): Promise<void> {
  const problem = REASONS[run.code] ?? run.code
  await inTransaction(context.db, async (trx) => {
    const at = new Date(context.clock.now())
    // No mail when another process has placed the order in the meantime.
    if (!(await recordProblem(trx, { standingId: standing.id, date: run.date, problem, at }))) return
    await queueMail(trx, {
      kind: 'standing-problem',
      dedupeKey: `standing-problem:${standing.id}:${run.date}:${problem}`,
      to: { name: placer.fullName, address: placer.email },
      language: placer.language,
      payload: {
        fullName: placer.fullName,
        name: standing.clientId === null ? nameLines(standing, placer.language) : standing.name,
        branchName: standing.branchName,
        date: run.date,
        problem,
        ...(run.prices ? { prices: run.prices } : {}),
        ...(run.credit ? { credit: run.credit } : {}),
        dashboardPath: DASHBOARDS[placer.role]?.(placer.userId) ?? '/',
      },
    })
  })
}
