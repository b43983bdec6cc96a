import { createHash } from 'node:crypto'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { decideInTransaction } from '../../db/decide.ts'
import { type Once, once, type Ticket } from '../../db/once.ts'
import { enqueueSoon, type JobToAdd } from '../../jobs/enqueue.ts'
import type { World } from '../../world.ts'
import { readSettings } from '../settings/index.ts'
import type { OrderRequest, Placing } from './draft-order.ts'

import { findOrder, type OrderView } from './list-queries.ts'
import { checkPlace, type PlaceFault } from './place-check.ts'
import { findSameRequest, lockBuyer, readBasket, readLines } from './place-queries.ts'
import { checkBasket } from './price-basket.ts'
import { priceForOrder } from './price-lines.ts'
import { type WriteFault, writeOrder } from './write-order.ts'

export type PlaceOrderFault =
  | PlaceFault
  | WriteFault
  | 'cart.empty'
  | 'product.not_found'
  | 'stock.out'
  | 'quantity.below_minimum'
  | 'standing.placed_already'
  | 'signed_out'
  | 'idempotency.mismatch'

/** Two equal requests without a new cart in between are one click within this time. */
const DOUBLE_CLICK_MS = 10_000

/**
 * Places the buyer's cart as one order, all or nothing: priced by the catalogue, flowers, slot, coupon and points taken, the sale in the
 * ledger, the cart emptied, the mail written (decisions §4). `answer` makes what is answered, and answered again for the same key.
 */
export async function placeOrder<A>(
  world: World,
  placing: Placing & { ticket: Ticket | null },
  answer: (order: OrderView, nowMs: number) => A,
): Promise<Result<Once<A>, PlaceOrderFault>> {
  const settings = await readSettings(world)
  const now = world.clock.now()
  const { actor, request } = placing
  // Looked at before, so that no second connection is asked for inside; judged after, so that a replay is answered all the same.
  const place = await checkPlace(world, { ...request, actor })
  let jobs: JobToAdd[] = []
  const placed = await decideInTransaction<Once<A>, PlaceOrderFault>(world.db, (trx) =>
    once<A, PlaceOrderFault>(trx, placing.ticket, async () => {
      const phone = await lockBuyer(trx, actor.userId)
      if (phone === null) return refuse('signed_out')
      const { standing } = placing
      const basket = standing ? await readLines(trx, standing.lines) : await readBasket(trx, actor.userId)
      const hash = hashOf(request)
      if (basket.length === 0) {
        const same = await placedJustNow(trx, { userId: actor.userId, hash, since: new Date(now - DOUBLE_CLICK_MS) })
        return same ? ok(answer(same, now)) : refuse('cart.empty')
      }
      const available = checkBasket(basket)
      if (!available.ok) return available
      if (!place.ok) return place
      const priced = await priceForOrder(trx, place.value.clientId, basket)
      if (!priced.ok) return priced
      const draft = { ...placing, settings, now, basket: priced.value, place: place.value, hash, phone }
      const written = await writeOrder(trx, draft)
      if (!written.ok) return written
      const also = standing ? await standing.onPlaced(trx, written.value.order) : ok(null)
      if (!also.ok) return also
      jobs = written.value.jobs
      return ok(answer(written.value.order, now))
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

const hashOf = (request: OrderRequest): Buffer => createHash('sha256').update(JSON.stringify(request)).digest()

async function placedJustNow(trx: Transaction, asked: { userId: string; hash: Buffer; since: Date }) {
  const same = await findSameRequest(trx, asked)
  return same === undefined ? undefined : findOrder(trx, same)
}
