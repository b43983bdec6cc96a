import type { Transaction } from '../../db/database.ts'
import type { Actor } from '../../http/handler.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { completeOrder, type LockedOrder, moveOrder } from '../orders/index.ts'

type By = {
  actor: Actor
  requestId: string
  /** Time of the hand-over, in ms since the epoch. */
  at: number
}

/**
 * Completes an order that the customer takes along, and enqueues its tax document, which follows the hand-over of an order on account. False when
 * it is not in preparation. The caller holds the order's lock.
 */
export async function completeHandOver(
  trx: Transaction,
  order: LockedOrder,
  { actor, requestId, at }: By,
): Promise<boolean> {
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  const move = { orderId: order.id, isPickup: true, ...by, at: new Date(at) }
  await moveOrder(trx, { ...move, from: 'preparing', to: 'ready' })
  if (!(await moveOrder(trx, { ...move, from: 'ready', to: 'delivered' }))) return false
  await enqueue(trx, 'issue-invoice', { orderId: order.id }, { key: `issue-invoice:${order.id}` })
  return completeOrder(trx, order, by, at)
}
