import { createHash } from 'node:crypto'
import { doubleClickStart } from '@warda/domain/double-click'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { enqueueSoon, type JobToAdd } from '../../jobs/enqueue.ts'
import { readSettings } from '../settings/index.ts'
import { acceptTerms } from './accept-terms.ts'
import { checkDestination, type DestinationError } from './check-destination.ts'
import type { OrderRequest, PhoneCall, Placing } from './draft-order.ts'
import { actorOfDraft, insertOrderWithEffects, type WriteError } from './insert-order.ts'
import { findOrder, type OrderView } from './list-queries.ts'
import { findSameRequest, lockBuyer, readBasket, readLines } from './place-queries.ts'
import { checkBasket } from './price-basket.ts'
import { type PriceError, priceOrder } from './price-order.ts'
import { pricingInput } from './pricing-input.ts'
import { lockForPlacing } from './pricing-mode.ts'

export type PlaceOrderError =
  | DestinationError
  | PriceError
  | WriteError
  | 'order.price_changed'
  | 'cart.empty'
  | 'product.not_found'
  | 'stock.out'
  | 'standing.placed_already'
  | 'email.taken'
  | 'signed_out'
  | 'idempotency.mismatch'

/**
 * Places the buyer's cart as one order, all or nothing: priced as the quote does it (`priceOrder`), flowers, slot, coupon and points taken, the sale in the
 * ledger, the cart emptied, the mail written (decisions §4). `answer` makes what is answered, and answered again for the same key.
 */
export async function placeOrder<A>(
  context: AppContext,
  placing: Placing & { idempotencyKey: IdempotencyKey | null },
  answer: (order: OrderView, nowMs: number) => A,
): Promise<Result<IdempotentResult<A>, PlaceOrderError>> {
  const settings = await readSettings(context)
  const now = context.clock.now()
  const { request } = placing
  // Looked at before, so that no second connection is asked for inside; judged after, so that a replay is answered all the same.
  const place = await checkDestination(context, { ...request, actor: placing.actor })
  let jobs: JobToAdd[] = []
  const placed = await inResultTransaction<IdempotentResult<A>, PlaceOrderError>(context.db, (trx) =>
    withIdempotency<A, PlaceOrderError>(trx, placing.idempotencyKey, async () => {
      const { standing, call } = placing
      const known = call?.buyer ? await call.buyer(trx) : ok(placing.actor)
      if (!known.ok) return known
      const actor = known.value
      const phone = await lockBuyer(trx, actor.userId)
      if (phone === null) return refuse('signed_out')
      const own = standing ?? call
      const basket = own ? await readLines(trx, own.lines) : await readBasket(trx, actor.userId)
      const hash = hashOf(request, call?.lines)
      if (basket.length === 0 || (call && !placing.idempotencyKey)) {
        const same = await placedJustNow(trx, { userId: actor.userId, hash, since: doubleClickStart(now) })
        if (same) {
          skipAudit()
          return ok(answer(same, now))
        }
      }
      if (basket.length === 0 && !call) return refuse('cart.empty')
      if (call && basket.length < call.lines.length) return refuse('product.not_found', undefined, 'lines')
      const available = checkBasket(basket)
      if (!available.ok) return available
      if (!place.ok) return place
      const asked = { actor, request, destination: place.value, standing, lines: basket, settings, now }
      const priced = await priceOrder(trx, pricingInput(asked), lockForPlacing)
      const [fault] = priced.faults
      if (fault) return fault
      const told = checkExpectedTotal(priced.totals.total, call)
      if (!told.ok) return told
      const draft = { ...placing, actor, settings, now, priced, place: place.value, hash, phone }
      const written = await insertOrderWithEffects(trx, draft)
      if (!written.ok) return written
      const also = standing ? await standing.onPlaced(trx, written.value.order) : ok(null)
      if (!also.ok) return also
      jobs = written.value.jobs
      const order = call ? await acceptTerms(trx, written.value.order, actorOfDraft(draft), now) : written.value.order
      return ok(answer(order, now))
    }),
  )
  if (placed.ok && jobs.length > 0) {
    // The order stands whatever happens here; the sweeps find what has no job.
    await enqueueSoon(context.db, jobs).catch((error: unknown) =>
      context.log.warn({ err: error }, 'an order’s jobs wait for the sweep'),
    )
  }
  return placed
}

/** What was told on the telephone is charged, or nothing is (halalas). */
const checkExpectedTotal = (total: Halalas, call: PhoneCall | undefined): Result<null, 'order.price_changed'> =>
  call?.expectedTotal === undefined || call.expectedTotal === total
    ? ok(null)
    : refuse('order.price_changed', { before: call.expectedTotal, now: total })

const hashOf = (request: OrderRequest, lines?: PhoneCall['lines']): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(lines ? { ...request, lines } : request))
    .digest()

async function placedJustNow(trx: Transaction, asked: { userId: string; hash: Buffer; since: Date }) {
  const same = await findSameRequest(trx, asked)
  return same === undefined ? undefined : findOrder(trx, same)
}
