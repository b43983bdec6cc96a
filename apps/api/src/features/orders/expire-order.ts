import { inTransaction } from '../../db/transaction.ts'
import type { World } from '../../context.ts'
import { moneyOf } from '../ledger/index.ts'
import { cancelUnpaid } from './cancel-order.ts'
import { findExpired, lockOrder } from './queries.ts'

/** Orders taken in one sweep; the next minute takes the rest. */
const AT_ONCE = 200

/** Gives an order's flowers back when its half hour has run out unpaid (decisions §4). Any number of processes may try: it happens once. */
export async function expireOrder(world: World, orderId: string): Promise<void> {
  const now = world.clock.now()
  await inTransaction(world.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (order?.state !== 'placed' || order.expiresAt === null || order.expiresAt.getTime() > now) return
    if ((await moneyOf(trx, order.id)).paid > 0) return
    await cancelUnpaid(trx, order, { actorId: null, actor: 'system', requestId: `expire:${orderId}` }, now)
  })
}

/** The orders that are due now, for the sweep that catches what a lost job left behind. */
export const overdueOrders = (world: World): Promise<string[]> =>
  findExpired(world.db, new Date(world.clock.now()), AT_ONCE)
