import type { OrderId } from '@warda/domain/ids'
import { getCompletionTime } from '@warda/domain/orders/expiry'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { queueOrderMessages } from '../order-messages/index.ts'
import { moveOrder } from './move-order.ts'
import type { OrderActor } from './place-queries.ts'

/**
 * Marks an order as delivered, enqueues its invoice and the job that completes it after 48 hours (decisions §3). False when it was not out
 * for delivery. The caller holds the order's lock and sends the receipt link (`sendReceiptLink`).
 */
export async function deliverOrder(
  trx: Transaction,
  order: { id: string },
  by: OrderActor,
  at: number,
): Promise<boolean> {
  const move = { orderId: order.id, from: 'outForDelivery', to: 'delivered', at: new Date(at) } as const
  if (!(await moveOrder(trx, { ...move, ...by }))) return false
  await queueOrderMessages(trx, { event: 'delivered', orderId: order.id as OrderId })
  const job = { orderId: order.id }
  await enqueue(trx, 'complete-order', job, { key: `complete-order:${order.id}`, notBefore: getCompletionTime(at) })
  await enqueue(trx, 'issue-invoice', job, { key: `issue-invoice:${order.id}` })
  return true
}
