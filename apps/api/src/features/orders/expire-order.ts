import type { OrderId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { cancelUnpaid } from './cancel-order.ts'
import { findExpired, lockOrder } from './queries.ts'

/** Orders per sweep; the next sweep takes the rest. */
const AT_ONCE = 200

/** Cancels an order that was not paid within half an hour (decisions §4); once, however many processes try. */
export async function expireOrder(context: AppContext, orderId: OrderId): Promise<void> {
  const now = context.clock.now()
  await inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (order?.state !== 'placed' || order.expiresAt === null || order.expiresAt.getTime() > now) return
    if ((await getOrderMoney(trx, order.id)).paid > 0) return
    await cancelUnpaid(trx, order, { actorId: null, actor: 'system', requestId: `expire:${orderId}` }, now)
  })
}

/** Orders that are due now, for the sweep that catches lost jobs. */
export const listOverdueOrders = (context: AppContext): Promise<string[]> =>
  findExpired(context.db, new Date(context.clock.now()), AT_ONCE)
