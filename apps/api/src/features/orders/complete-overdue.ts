import type { OrderId } from '@warda/domain/ids'
import { AUTO_COMPLETE_HOURS } from '@warda/domain/orders/expiry'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { completeOrder } from './complete-order.ts'
import { listUnconfirmed, lockOrder } from './queries.ts'

/** Orders per sweep; the next sweep takes the rest. */
const AT_ONCE = 200
const RECEIPT_MS = AUTO_COMPLETE_HOURS * 3_600_000

/** Completes a delivered order that was not confirmed for 48 hours (decisions §3); once, however many processes try. */
export async function completeOverdue(context: AppContext, orderId: OrderId): Promise<void> {
  const now = context.clock.now()
  await inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (order?.state !== 'delivered' || order.deliveredAt === null) return
    if (order.deliveredAt.getTime() + RECEIPT_MS > now) return
    await completeOrder(trx, order, { actorId: null, actor: 'system', requestId: `complete:${orderId}` }, now)
  })
}

/** Orders that are due now, for the sweep that catches lost jobs. */
export const listUnreceivedOrders = (context: AppContext): Promise<string[]> =>
  listUnconfirmed(context.db, new Date(context.clock.now() - RECEIPT_MS), AT_ONCE)
