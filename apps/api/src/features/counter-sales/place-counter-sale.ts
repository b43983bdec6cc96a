import { randomBytes } from 'node:crypto'
import { type CounterTermsError, checkCounterTerms } from '@warda/domain/counter-sales/counter-terms'
import { type DeliveryCalendar, getDeliveryDay } from '@warda/domain/delivery/calendar'
import type { UserId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import {
  addDays,
  formatTimeOfDay,
  isDate,
  parseTimeOfDay,
  riyadhDate,
  riyadhInstant,
  riyadhMinuteOfDay,
} from '@warda/domain/time/riyadh-time'
import { t } from '@warda/i18n/translate'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import type { IdempotencyKey, IdempotentResult } from '../../db/idempotency.ts'
import type { Actor } from '../../http/handler.ts'
import { isTooMany, mergeLines } from '../admin-orders/index.ts'
import { type OrderRequest, type OrderView, placeOrder } from '../orders/index.ts'
import { createWalkIn, findBuyer, findOrCreateCustomer, NEW_CALLER, toActor } from '../phone-orders/index.ts'
import { hashPassword } from '../sessions/index.ts'
import { readSettings } from '../settings/index.ts'
import { checkOverrides, type OverrideError } from './check-overrides.ts'
import type { CounterSale } from './counter-sale.ts'
import { createFreeLines } from './free-lines.ts'
import { createPickupPlace } from './pickup-place.ts'
import { insertWalkIn } from './queries.ts'
import { takePayments } from './take-payments.ts'

type Input = {
  actor: Actor
  sale: CounterSale
  language: Language
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

export type PlacedSale = { order: OrderView; change: Halalas }

/**
 * Sells at the counter: an order like any other, priced and placed by the same functions. What is paid now is paid in the same transaction, with
 * its tax document. Handed over at once it is completed; otherwise it waits as a pickup or is delivered. A walk-in gets an account of one sale,
 * so that credits, points and codes of strangers stay apart.
 */
export async function placeCounterSale<A>(
  context: AppContext,
  input: Input,
  answer: (placed: PlacedSale) => A,
): Promise<Result<IdempotentResult<A>>> {
  const { actor, sale, language, requestId, idempotencyKey } = input
  const checked = checkSale(actor, sale)
  if (!checked.ok) return checked
  const lines = mergeLines(sale.lines)
  if (lines.some(isTooMany)) return refuse('invalid', undefined, 'lines')
  const now = context.clock.now()
  const pickup = readPickup(sale.pickup, now, (await readSettings(context)).calendar)
  if (!pickup.ok) return pickup
  const account = sale.userId === undefined ? null : await findBuyer(context.db, sale.userId)
  if (account === undefined) return refuse('not_found', undefined, 'userId')
  const freeLines = await createFreeLines(context, sale.freeLines)
  if (!freeLines.ok) return freeLines
  let change = 0
  const counter = {
    freeLines: freeLines.value,
    pickup: sale.delivery
      ? null
      : {
          place: await createPickupPlace(context, language),
          at: new Date(pickup.value.at),
          isHandedOver: sale.pickup === null,
        },
    onPlaced: async (trx: Transaction, order: OrderView) => {
      const taken = await takePayments(context, trx, { order, sale, actor, requestId, at: now })
      if (taken.ok) change = taken.value.change
      return taken.ok ? ok(null) : taken
    },
  }
  const takenBy = { userId: actor.userId, role: actor.role }
  const buyer = account ? undefined : await prepareBuyer(context, input)
  return placeOrder(
    context,
    {
      actor: account ? toActor(account) : NEW_CALLER,
      language: account?.language ?? language,
      requestId,
      idempotencyKey,
      request: createRequest(sale, pickup.value, account?.fullName ?? t('counter_walk_in', language)),
      call: { takenBy, lines, ...(buyer ? { buyer } : {}), counter },
    },
    (order) => {
      setAuditSubject(`order:${order.id}`)
      return answer({ order, change })
    },
  )
}

/** Checks what does not depend on the price: terms, overrides, and one way to hand over. */
function checkSale(actor: Actor, sale: CounterSale): Result<null, CounterTermsError | OverrideError | 'invalid'> {
  const { pickup, delivery, paymentTerms: terms, isPaidLater, customer, userId, payments, overrides } = sale
  if (pickup !== null && delivery !== null) return refuse('invalid', undefined, 'pickup')
  const allowed = checkOverrides(actor, overrides, delivery !== null)
  if (!allowed.ok) return allowed
  return checkCounterTerms({
    terms,
    isPaidLater,
    isTakenAlong: pickup === null && delivery === null,
    isKnown: customer !== undefined || userId !== undefined,
    hasPayments: payments.length > 0,
  })
}

/** The order of a sale; `buyerName` is who picks it up unless somebody else is named. */
function createRequest(sale: CounterSale, pickup: { date: string; time: string }, buyerName: string): OrderRequest {
  const { branchId, purchaseOrder, cardMessage, couponCode, paymentTerms, overrides, expectedTotal, customer } = sale
  const common = { branchId, purchaseOrder, cardMessage, couponCode, paymentTerms, overrides, expectedTotal }
  if (sale.delivery) return { ...sale.delivery, ...common }
  return {
    ...common,
    recipient: {
      fullName: sale.pickup?.fullName ?? customer?.fullName ?? buyerName,
      phoneNumber: customer?.phoneNumber ?? '',
    },
    deliveryDate: pickup.date,
    deliverySlot: `${pickup.time}-${pickup.time}`,
    hideSender: false,
  }
}

/** The day and time in Riyadh and the instant (ms) of a pickup, at most as many days ahead as deliveries; now without one. */
function readPickup(
  pickup: CounterSale['pickup'],
  now: number,
  calendar: DeliveryCalendar,
): Result<
  { date: string; time: string; at: number },
  'counter_sale.pickup_past' | 'delivery.closed' | 'delivery.too_far_ahead'
> {
  if (pickup === null) return ok({ date: riyadhDate(now), time: formatTimeOfDay(riyadhMinuteOfDay(now)), at: now })
  if (!isDate(pickup.date)) return refuse('delivery.closed', undefined, 'pickup')
  if (pickup.date > addDays(getDeliveryDay(calendar, now), calendar.daysAhead))
    return refuse('delivery.too_far_ahead', undefined, 'pickup')
  const at = riyadhInstant(pickup.date, parseTimeOfDay(pickup.time))
  return at < now ? refuse('counter_sale.pickup_past', undefined, 'pickup') : ok({ ...pickup, at })
}

/** Returns a function that finds or creates the buyer; the password, which nobody knows, is hashed first, outside the transaction. */
async function prepareBuyer(context: AppContext, { sale, language }: Input) {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const at = new Date(context.clock.now())
  const { customer } = sale
  return async (trx: Transaction): Promise<Result<Actor, 'email.taken'>> => {
    if (customer) {
      const found = await findOrCreateCustomer(trx, { ...customer, language, passwordHash, at })
      return found.ok ? ok(toActor(found.value)) : found
    }
    const fullName = t('counter_walk_in', language)
    const walkIn = createWalkIn()
    const userId: UserId = await insertWalkIn(trx, { fullName, email: walkIn.email, passwordHash, language, at })
    return ok({ ...walkIn, userId, fullName })
  }
}
