import type { UserId } from '@warda/domain/ids'
import { checkExpectedTotal } from '@warda/domain/orders/expected-total'
import { ok, type Result, refuse } from '@warda/domain/result'
import { t } from '@warda/i18n/translate'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { enqueueSoon, type JobToAdd } from '../../jobs/enqueue.ts'
import { saveAddress } from '../address-book/index.ts'
import { type LegalVersions, readLegalVersions } from '../legal-texts/index.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { acceptTerms } from './accept-terms.ts'
import { checkDestination, checkPickup, type Destination, type DestinationError } from './check-destination.ts'
import { type CounterError, type Draft, getExplicitLines, type OrderPlacement } from './draft-order.ts'
import { findRepeatedOrder, hashRequest } from './find-repeated-order.ts'
import { getOrderActor, insertOrderWithEffects, type WriteError } from './insert-order.ts'
import type { OrderView } from './list-queries.ts'
import { type CatalogueLine, lockBuyer, readBasket, readLines, setShopNote } from './place-queries.ts'
import { checkBasket } from './price-basket.ts'
import { type PricedOrder, type PriceError, priceOrder } from './price-order.ts'
import { buildPricingInput } from './pricing-input.ts'
import { lockForPlacing } from './pricing-mode.ts'

export type PlaceOrderError =
  | DestinationError
  | PriceError
  | WriteError
  | 'order.price_changed'
  | 'order.texts_changed'
  | 'cart.empty'
  | 'product.not_found'
  | 'stock.out'
  | 'standing.placed_already'
  | 'standing.price_rose'
  | 'email.taken'
  | CounterError
  | 'signed_out'
  | 'idempotency.mismatch'

type PlacedOrder = { order: OrderView; jobs: JobToAdd[] }

/** The input of a placed order. */
type PlaceInput = {
  placing: OrderPlacement & { idempotencyKey: IdempotencyKey | null }
  settings: Settings
  /** The texts that the buyer accepts; null when somebody else or the calendar places the order. */
  accepted: LegalVersions | null
  destination: Result<Destination, DestinationError>
  /** Milliseconds. */
  now: number
}

/**
 * Places an order in one transaction: priced by `priceOrder`, with stock, slot, coupon and points taken, the sale posted, the cart emptied
 * and the mail written (decisions §4). `answer` builds the stored answer, which a repeated request with the same key gets again.
 */
export async function placeOrder<A>(
  context: AppContext,
  placing: OrderPlacement & { idempotencyKey: IdempotencyKey | null },
  answer: (order: OrderView, nowMs: number) => A,
): Promise<Result<IdempotentResult<A>, PlaceOrderError>> {
  const settings = await readSettings(context)
  const accepted = placing.call || placing.standing ? null : await readLegalVersions(context)
  const now = context.clock.now()
  // Read before the transaction, which must not use a second connection; checked inside, after the idempotency key.
  const pickup = placing.call?.counter?.pickup
  const wanted = { ...placing.request, actor: placing.actor }
  const destination = pickup
    ? await checkPickup(context, wanted, pickup.place)
    : await checkDestination(context, wanted)
  let jobs: JobToAdd[] = []
  const placed = await inResultTransaction<IdempotentResult<A>, PlaceOrderError>(context.db, (trx) =>
    withIdempotency<A, PlaceOrderError>(trx, placing.idempotencyKey, async () => {
      const result = await place(trx, { placing, settings, accepted, destination, now })
      if (!result.ok) return result
      jobs = result.value.jobs
      return ok(answer(result.value.order, now))
    }),
  )
  if (placed.ok && jobs.length > 0) await enqueueJobs(context, jobs)
  return placed
}

async function place(trx: Transaction, input: PlaceInput): Promise<Result<PlacedOrder, PlaceOrderError>> {
  const { placing, destination, settings, accepted, now } = input
  const buyer = await lockOrderBuyer(trx, placing)
  if (!buyer.ok) return buyer
  const { actor, phone } = buyer.value
  const lines = await loadLines(trx, placing, actor.userId)
  const hash = hashRequest(placing)
  const repeated = await findRepeatedOrder(trx, { placing, userId: actor.userId, lines, hash, now })
  if (repeated) return ok({ order: repeated, jobs: [] })
  if (hasNewerTexts(placing.request.acceptedTexts, accepted)) return refuse('order.texts_changed')
  const available = checkLines(lines, placing)
  if (!available.ok) return available
  if (!destination.ok) return destination
  const priced = await price(trx, { ...input, placing: { ...placing, actor }, destination: destination.value, lines })
  if (!priced.ok) return priced
  const draft = {
    ...placing,
    actor,
    settings,
    accepted,
    now,
    priced: priced.value,
    place: destination.value,
    hash,
    phone,
  }
  const inserted = await insertOrderWithEffects(trx, draft)
  return inserted.ok ? applyFollowUps(trx, draft, inserted.value) : inserted
}

/** Whether the buyer saw other texts than those that count now; not checked for callers that name none. */
const hasNewerTexts = (seen: { terms: string; returns: string } | undefined, current: LegalVersions | null): boolean =>
  seen !== undefined && current !== null && (seen.terms !== current.terms || seen.returns !== current.returns)

/** Finds or creates the buyer and locks the account, so that the orders of one person are placed one after the other. */
async function lockOrderBuyer(
  trx: Transaction,
  { actor, call }: OrderPlacement,
): Promise<Result<{ actor: Actor; phone: string }, 'email.taken' | 'signed_out'>> {
  const buyer = call?.buyer ? await call.buyer(trx) : ok(actor)
  if (!buyer.ok) return buyer
  const phone = await lockBuyer(trx, buyer.value.userId)
  return phone === null ? refuse('signed_out') : ok({ actor: buyer.value, phone })
}

/** The explicit lines, otherwise the buyer's cart, as the catalogue has them now. */
async function loadLines(trx: Transaction, placing: OrderPlacement, userId: UserId): Promise<CatalogueLine[]> {
  const explicit = getExplicitLines(placing)
  if (!explicit) return readBasket(trx, userId)
  return [...(await readLines(trx, explicit)), ...(placing.call?.counter?.freeLines ?? [])]
}

function checkLines(
  lines: readonly CatalogueLine[],
  { call, lines: given }: OrderPlacement,
): Result<true, 'cart.empty' | 'product.not_found' | 'stock.out'> {
  const expected = ((call?.lines ?? given)?.length ?? 0) + (call?.counter?.freeLines.length ?? 0)
  if (lines.length < expected) return refuse('product.not_found', undefined, 'lines')
  return checkBasket(lines)
}

/** Prices the order under the locks of coupon, points, client and branch; the first reason not to place it is the error. */
async function price(
  trx: Transaction,
  input: Omit<PlaceInput, 'destination'> & { destination: Destination; lines: readonly CatalogueLine[] },
): Promise<Result<PricedOrder, PriceError | 'order.price_changed'>> {
  const { placing, ...rest } = input
  const { actor, request, standing } = placing
  const priced = await priceOrder(trx, buildPricingInput({ actor, request, standing, ...rest }), lockForPlacing)
  const [error] = priced.errors
  if (error) return error
  const expected = checkExpectedTotal(priced.totals.total, request.expectedTotal)
  return expected.ok ? ok(priced) : expected
}

/** Records the run of a standing order, accepts the terms of an order with explicit lines, and takes the payments of a sale at the counter. */
async function applyFollowUps(
  trx: Transaction,
  draft: Draft,
  { order, jobs }: PlacedOrder,
): Promise<Result<PlacedOrder, PlaceOrderError>> {
  const { standing, call, lines, now } = draft
  const recorded = standing ? await standing.onPlaced(trx, order) : ok(null)
  if (!recorded.ok) return recorded
  if (draft.request.outsideReason)
    await setShopNote(
      trx,
      order.id,
      t('admin_phone_outside_note', draft.language, { reason: draft.request.outsideReason }),
    )
  if (draft.place.clientId === null && !draft.place.isAsked && !draft.place.isPickup && !standing)
    await saveAddress(trx, {
      userId: order.userId,
      recipient: draft.request.recipient,
      address: draft.place,
      at: new Date(now),
    })
  const accepted = call || lines ? await acceptTerms(trx, order, getOrderActor(draft), now) : order
  const taken = call?.counter ? await call.counter.onPlaced(trx, accepted) : ok(null)
  return taken.ok ? ok({ order: accepted, jobs }) : taken
}

/** The order is committed: a job that cannot be enqueued is left to the sweeps. */
async function enqueueJobs(context: AppContext, jobs: JobToAdd[]): Promise<void> {
  await enqueueSoon(context.db, jobs).catch((error: unknown) =>
    context.log.warn({ err: error }, 'the jobs of an order are left to the sweeps'),
  )
}
