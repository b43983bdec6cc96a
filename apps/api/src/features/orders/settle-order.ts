import type { Transaction } from '../../db/database.ts'
import { earnWhenPaid } from './complete-order.ts'
import { countSold, type LockedOrder, moveOrder } from './queries.ts'
import { tellBuyer } from './tell-buyer.ts'

/**
 * What follows for an order when money was applied to it: one that waited for money goes to preparation (decisions §3); one that is now
 * paid in full counts its flowers as sold, earns its points if it was received before, and its buyer is told. Call it under the order's lock,
 * once per payment.
 */
export async function settleOrder(
  trx: Transaction,
  order: LockedOrder,
  payment: { paidInFull: boolean; actor: string; requestId: string; at: number },
): Promise<void> {
  const { actor, requestId } = payment
  if (order.state === 'placed') {
    const doer = { actorId: null, actor, requestId }
    await moveOrder(trx, { orderId: order.id, from: 'placed', to: 'preparing', ...doer, at: new Date(payment.at) })
  }
  if (!payment.paidInFull) return
  await countSold(trx, order.id)
  if (order.state === 'completed') await earnWhenPaid(trx, order, payment.at)
  await tellBuyer(trx, 'order-paid', order.id)
}
