import { randomBytes, randomUUID } from 'node:crypto'
import { type CounterPayment, checkCounterPayments } from '@warda/domain/counter-sales/counter-payments'
import { createWalkInEmail } from '@warda/domain/counter-sales/walk-in-email'
import type { UserId, VariantId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import {
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
import { findOrCreateCustomer, NEW_CALLER, toActor } from '../phone-orders/index.ts'
import { hashPassword } from '../sessions/index.ts'
import { readSettings } from '../settings/index.ts'
import { createFreeLines, type FreeLine } from './free-lines.ts'
import { insertWalkIn } from './queries.ts'
import { takePayments } from './take-payments.ts'

export type CounterSale = {
  lines: readonly { variantId: VariantId; quantity: number }[]
  freeLines: readonly FreeLine[]
  customer?: { fullName: string; phoneNumber: string; email?: string | undefined } | undefined
  /** Null when the flowers are handed over at once. */
  pickup: { date: string; time: string } | null
  cardMessage?: string | undefined
  couponCode?: string | undefined
  payments: readonly CounterPayment[]
  expectedTotal?: Halalas | undefined
}

type Input = {
  actor: Actor
  sale: CounterSale
  language: Language
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

export type PlacedSale = { order: OrderView; change: Halalas }

/**
 * Sells at the counter: an order like any other, priced and placed by the same functions, without delivery, paid in the same transaction, with its
 * tax document. Handed over at once it is completed; otherwise it waits as a pickup. A walk-in gets an account of one sale, so that credits,
 * points and codes of strangers stay apart.
 */
export async function placeCounterSale<A>(
  context: AppContext,
  input: Input,
  answer: (placed: PlacedSale) => A,
): Promise<Result<IdempotentResult<A>>> {
  const { actor, sale, language, requestId, idempotencyKey } = input
  const lines = mergeLines(sale.lines)
  if (lines.some(isTooMany)) return refuse('invalid', undefined, 'lines')
  const freeLines = await createFreeLines(context, sale.freeLines)
  if (!freeLines.ok) return freeLines
  const now = context.clock.now()
  const pickup = readPickup(sale.pickup, now)
  if (!pickup.ok) return pickup
  const { identity } = await readSettings(context)
  const buyer = await prepareBuyer(context, input)
  let change = 0
  const request: OrderRequest = {
    recipient: {
      fullName: sale.customer?.fullName ?? t('counter_walk_in', language),
      phoneNumber: sale.customer?.phoneNumber ?? '',
    },
    deliveryDate: pickup.value.date,
    deliverySlot: `${pickup.value.time}-${pickup.value.time}`,
    cardMessage: sale.cardMessage,
    couponCode: sale.couponCode,
    hideSender: false,
    paymentTerms: 'cash',
    expectedTotal: sale.expectedTotal,
  }
  const counter = {
    freeLines: freeLines.value,
    place: {
      clientId: null,
      branch: null,
      line: t('counter_pickup_place', language),
      district: null,
      city: identity.city[language],
      latitude: null,
      longitude: null,
      note: null,
      isAsked: false,
      isPickup: true,
    },
    pickupAt: new Date(pickup.value.at),
    isHandedOver: sale.pickup === null,
    onPlaced: async (trx: Transaction, order: OrderView) => {
      const checked = checkCounterPayments(order.total, sale.payments)
      if (!checked.ok) return checked
      change = checked.value.change
      return takePayments(context, trx, { order, payments: sale.payments, change, actor, requestId, at: now })
    },
  }
  const takenBy = { userId: actor.userId, role: actor.role }
  return placeOrder(
    context,
    { actor: NEW_CALLER, language, requestId, idempotencyKey, request, call: { takenBy, lines, buyer, counter } },
    (order) => {
      setAuditSubject(`order:${order.id}`)
      return answer({ order, change })
    },
  )
}

/** The day and time in Riyadh and the instant of a pickup; now without one. */
function readPickup(
  pickup: CounterSale['pickup'],
  now: number,
): Result<{ date: string; time: string; at: number }, 'counter_sale.pickup_past' | 'delivery.closed'> {
  if (pickup === null) return ok({ date: riyadhDate(now), time: formatTimeOfDay(riyadhMinuteOfDay(now)), at: now })
  if (!isDate(pickup.date)) return refuse('delivery.closed', undefined, 'pickup')
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
    const email = createWalkInEmail(randomUUID())
    const userId: UserId = await insertWalkIn(trx, { fullName, email, passwordHash, language, at })
    return ok({ ...NEW_CALLER, userId, fullName, email })
  }
}
