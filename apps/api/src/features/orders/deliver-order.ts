import { completesAt } from '@warda/domain/orders/expiry'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { OrderActor } from './place-queries.ts'
import { moveOrder } from './queries.ts'

/**
 * An order that is under way was delivered: its state, its invoice, and the job that counts it as received after 48 hours (decisions §3).
 * Call it under the order's lock; false when it was not under way. The receipt link is the caller's (`sendReceiptLink`).
 */
export async function deliverOrder(
  trx: Transaction,
  order: { id: string },
  by: OrderActor,
  at: number,
): Promise<boolean> {
  const move = { orderId: order.id, from: 'outForDelivery', to: 'delivered', at: new Date(at) } as const
  if (!(await moveOrder(trx, { ...move, ...by }))) return false
  const job = { orderId: order.id }
  await enqueue(trx, 'complete-order', job, { key: `complete-order:${order.id}`, notBefore: completesAt(at) })
  await enqueue(trx, 'issue-invoice', job, { key: `issue-invoice:${order.id}` })
  return true
}
