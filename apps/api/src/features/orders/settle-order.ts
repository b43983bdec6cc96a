import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { getOrderMoney, type OrderMoney } from '../ledger/index.ts'
import { earnWhenPaid } from './complete-order.ts'
import { moveOrder } from './move-order.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { type LockedOrder, updateSoldCount } from './queries.ts'

type SettlementInput = { actor: string; requestId: string; at: number }

/**
 * Applies the effects of a payment to its orders: the tax invoice is issued (decisions §12), and an order that waited for it goes to
 * preparation (decisions §3); one that is now paid in full is counted as sold, earns its points if it is completed, and its buyer is
 * notified. Once per payment, as the last step of its transaction that locks rows: the products of all orders are locked together, because
 * payments that lock them order by order can deadlock. The caller holds the locks of the orders.
 */
export async function settleOrders(
  trx: Transaction,
  paid: readonly { order: LockedOrder; paidInFull: boolean }[],
  payment: SettlementInput,
): Promise<void> {
  const sold: OrderId[] = []
  for (const { order, paidInFull } of paid) {
    await prepare(trx, order, payment)
    await enqueue(trx, 'issue-invoice', { orderId: order.id }, { key: `issue-invoice:${order.id}` })
    if (!paidInFull) continue
    sold.push(order.id)
    if (order.state === 'completed') await earnWhenPaid(trx, order, payment.at)
    await notifyBuyer(trx, 'order-paid', order.id, payment.at)
  }
  await updateSoldCount(trx, sold)
}

/**
 * Applies the effects of a deduction after which nothing is outstanding: the order counts as paid in full, or, if nothing was ever paid, it
 * goes to preparation and is counted as sold like a free order, without a mail. Returns the order's money. The caller holds the order's
 * lock.
 */
export async function settleRest(
  trx: Transaction,
  order: LockedOrder,
  before: { outstanding: Halalas },
  settling: SettlementInput,
): Promise<OrderMoney> {
  const after = await getOrderMoney(trx, order.id)
  if (before.outstanding === 0 || after.outstanding > 0) return after
  if (after.paid > 0) await settleOrders(trx, [{ order, paidInFull: true }], settling)
  else {
    await prepare(trx, order, settling)
    await updateSoldCount(trx, [order.id])
  }
  return after
}

async function prepare(trx: Transaction, order: LockedOrder, { actor, requestId, at }: SettlementInput): Promise<void> {
  if (order.state !== 'placed') return
  const by = { actorId: null, actor, requestId }
  await moveOrder(trx, { orderId: order.id, from: 'placed', to: 'preparing', ...by, at: new Date(at) })
}
