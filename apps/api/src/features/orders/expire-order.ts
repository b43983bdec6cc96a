import type { OrderId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { moneyOf } from '../ledger/index.ts'
import { cancelUnpaid } from './cancel-order.ts'
import { findExpired, lockOrder } from './queries.ts'

/** Orders taken in one sweep; the next minute takes the rest. */
const AT_ONCE = 200

/** Gives an order's flowers back when its half hour has run out unpaid (decisions §4). Any number of processes may try: it happens once. */
export async function expireOrder(context: AppContext, orderId: OrderId): Promise<void> {
  const now = context.clock.now()
  await inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (order?.state !== 'placed' || order.expiresAt === null || order.expiresAt.getTime() > now) return
    if ((await moneyOf(trx, order.id)).paid > 0) return
    await cancelUnpaid(trx, order, { actorId: null, actor: 'system', requestId: `expire:${orderId}` }, now)
  })
}

/** The orders that are due now, for the sweep that catches what a lost job left behind. */
export const overdueOrders = (context: AppContext): Promise<string[]> =>
  findExpired(context.db, new Date(context.clock.now()), AT_ONCE)
