import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { releaseCoupon } from '../coupons/index.ts'
import { releaseSlot } from '../delivery/index.ts'
import { returnPoints } from '../loyalty/index.ts'
import type { OrderActor } from './place-queries.ts'
import { cancelAttempts, type LockedOrder, moveOrder } from './queries.ts'

/**
 * What every way of cancelling an order shares, under its lock: the state, coupon and redeemed points go back, waiting payments end (the
 * queue calls their links back at the gateway after the commit), its slot is free again. Money, flowers and mail are the caller's. Does
 * nothing, and says false, when the order has moved on meanwhile; so it all happens once (I17).
 */
export async function closeOrder(trx: Transaction, order: LockedOrder, by: OrderActor, now: number): Promise<boolean> {
  const at = new Date(now)
  const moved = await moveOrder(trx, { orderId: order.id, from: order.state, to: 'cancelled', ...by, at })
  if (!moved) return false
  if (order.couponCode !== null) await releaseCoupon(trx, order.id)
  if (order.pointsRedeemed > 0) await returnPoints(trx, { orderId: order.id, at: now })
  for (const id of await cancelAttempts(trx, order.id)) {
    await enqueue(trx, 'check-payment', { attemptId: id }, { key: `check-payment:${id}` })
  }
  await releaseSlot(trx, order.deliveryDate, order.deliverySlot)
  return true
}
