import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { releaseDiscounts } from '../coupons/index.ts'
import { releaseSlot } from '../delivery/index.ts'
import { returnPoints } from '../loyalty/index.ts'
import { moveOrder } from './move-order.ts'
import type { OrderActor } from './place-queries.ts'
import { cancelAttempts, type LockedOrder } from './queries.ts'

/**
 * The part that all cancellations share: state, discounts, redeemed points, waiting payment attempts (their links are cancelled at the gateway
 * by a job) and the slot. Money, stock and mail are left to the caller. Returns false without any change when the order has changed state
 * meanwhile, so that it happens once (I17). The caller holds the order's lock.
 */
export async function closeOrder(trx: Transaction, order: LockedOrder, by: OrderActor, now: number): Promise<boolean> {
  const at = new Date(now)
  const moved = await moveOrder(trx, { orderId: order.id, from: order.state, to: 'cancelled', ...by, at })
  if (!moved) return false
  await releaseDiscounts(trx, order.id)
  if (order.pointsRedeemed > 0) await returnPoints(trx, { orderId: order.id, at: now })
  for (const id of await cancelAttempts(trx, order.id)) {
    await enqueue(trx, 'check-payment', { attemptId: id }, { key: `check-payment:${id}` })
  }
  await releaseSlot(trx, order.deliveryDate, order.deliverySlot)
  return true
}
