import { AUTO_COMPLETE_HOURS } from '@warda/domain/orders/expiry'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { completeOrder } from './complete-order.ts'
import { listUnconfirmed, lockOrder } from './queries.ts'

/** Orders taken in one sweep; the next minute takes the rest. */
const AT_ONCE = 200
const RECEIPT_MS = AUTO_COMPLETE_HOURS * 3_600_000

/** Counts a delivered order as received when nobody said so for 48 hours (decisions §3). However many processes try: it happens once. */
export async function completeOverdue(context: AppContext, orderId: string): Promise<void> {
  const now = context.clock.now()
  await inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (order?.state !== 'delivered' || order.deliveredAt === null) return
    if (order.deliveredAt.getTime() + RECEIPT_MS > now) return
    await completeOrder(trx, order, { actorId: null, actor: 'system', requestId: `complete:${orderId}` }, now)
  })
}

/** The orders that are due now, for the sweep that catches what a lost job left behind. */
export const unreceivedOrders = (context: AppContext): Promise<string[]> =>
  listUnconfirmed(context.db, new Date(context.clock.now() - RECEIPT_MS), AT_ONCE)
