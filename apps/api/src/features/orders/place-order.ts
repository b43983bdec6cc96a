import { createHash } from 'node:crypto'
import { doubleClickStart } from '@warda/domain/double-click'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { decideInTransaction } from '../../db/decide.ts'
import { dropNote } from '../../db/note.ts'
import { type Once, once, type Ticket } from '../../db/once.ts'
import { enqueueSoon, type JobToAdd } from '../../jobs/enqueue.ts'
import type { World } from '../../world.ts'
import { readSettings } from '../settings/index.ts'
import { acceptTerms } from './accept-terms.ts'
import type { OrderRequest, PhoneCall, Placing } from './draft-order.ts'
import { LOCKED } from './hold.ts'
import { findOrder, type OrderView } from './list-queries.ts'
import { checkPlace, type PlaceFault } from './place-check.ts'
import { findSameRequest, lockBuyer, readBasket, readLines } from './place-queries.ts'
import { checkBasket } from './price-basket.ts'
import { type PriceFault, priceOrder } from './price-order.ts'
import { pricingOf } from './pricing-of.ts'
import { doerOf, type WriteFault, writeOrder } from './write-order.ts'

export type PlaceOrderFault =
  | PlaceFault
  | PriceFault
  | WriteFault
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
  world: World,
  placing: Placing & { ticket: Ticket | null },
  answer: (order: OrderView, nowMs: number) => A,
): Promise<Result<Once<A>, PlaceOrderFault>> {
  const settings = await readSettings(world)
  const now = world.clock.now()
  const { request } = placing
  // Looked at before, so that no second connection is asked for inside; judged after, so that a replay is answered all the same.
  const place = await checkPlace(world, { ...request, actor: placing.actor })
  let jobs: JobToAdd[] = []
  const placed = await decideInTransaction<Once<A>, PlaceOrderFault>(world.db, (trx) =>
    once<A, PlaceOrderFault>(trx, placing.ticket, async () => {
      const { standing, call } = placing
      const known = call?.buyer ? await call.buyer(trx) : ok(placing.actor)
      if (!known.ok) return known
      const actor = known.value
      const phone = await lockBuyer(trx, actor.userId)
      if (phone === null) return refuse('signed_out')
      const own = standing ?? call
      const basket = own ? await readLines(trx, own.lines) : await readBasket(trx, actor.userId)
      const hash = hashOf(request, call?.lines)
      if (basket.length === 0 || (call && !placing.ticket)) {
        const same = await placedJustNow(trx, { userId: actor.userId, hash, since: doubleClickStart(now) })
        if (same) {
          dropNote()
          return ok(answer(same, now))
        }
      }
      if (basket.length === 0 && !call) return refuse('cart.empty')
      if (call && basket.length < call.lines.length) return refuse('product.not_found', undefined, 'lines')
      const available = checkBasket(basket)
      if (!available.ok) return available
      if (!place.ok) return place
      const asked = { actor, request, destination: place.value, standing, lines: basket, settings, now }
      const priced = await priceOrder(trx, pricingOf(asked), LOCKED)
      const [fault] = priced.faults
      if (fault) return fault
      const told = asTold(priced.totals.total, call)
      if (!told.ok) return told
      const draft = { ...placing, actor, settings, now, priced, place: place.value, hash, phone }
      const written = await writeOrder(trx, draft)
      if (!written.ok) return written
      const also = standing ? await standing.onPlaced(trx, written.value.order) : ok(null)
      if (!also.ok) return also
      jobs = written.value.jobs
      const order = call ? await acceptTerms(trx, written.value.order, doerOf(draft), now) : written.value.order
      return ok(answer(order, now))
    }),
  )
  if (placed.ok && jobs.length > 0) {
    // The order stands whatever happens here; the sweeps find what has no job.
    await enqueueSoon(world.db, jobs).catch((error: unknown) =>
      world.log.warn({ err: error }, 'an order’s jobs wait for the sweep'),
    )
  }
  return placed
}

/** What was told on the telephone is charged, or nothing is (halalas). */
const asTold = (total: Halalas, call: PhoneCall | undefined): Result<null, 'order.price_changed'> =>
  call?.toldTotal === undefined || call.toldTotal === total
    ? ok(null)
    : refuse('order.price_changed', { before: call.toldTotal, now: total })

const hashOf = (request: OrderRequest, lines?: PhoneCall['lines']): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(lines ? { ...request, lines } : request))
    .digest()

async function placedJustNow(trx: Transaction, asked: { userId: string; hash: Buffer; since: Date }) {
  const same = await findSameRequest(trx, asked)
  return same === undefined ? undefined : findOrder(trx, same)
}
