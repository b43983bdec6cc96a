import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { releaseSlot } from '../delivery/index.ts'
import { post, reversalEntries } from '../ledger/index.ts'
import { returnPoints } from '../loyalty/index.ts'
import { releaseCoupon } from '../promotions/index.ts'
import type { Doer } from './place-queries.ts'
import { endAttempts, type LockedOrder, moveOrder, restock } from './queries.ts'
import { tellBuyer } from './tell-buyer.ts'

/**
 * Cancels an unpaid order under lock: flowers and slot, coupon and points go back, the sale is reversed, waiting payments end (the
 * queue calls their links back at the gateway after the commit), the buyer is told. Does nothing, and says false, when the order has
 * moved on meanwhile; so it all happens once (I17).
 */
export async function cancelUnpaid(trx: Transaction, order: LockedOrder, doer: Doer, now: number): Promise<boolean> {
  const at = new Date(now)
  const moved = await moveOrder(trx, { orderId: order.id, from: order.state, to: 'cancelled', ...doer, at })
  if (!moved) return false
  const { actor, requestId } = doer
  const reversal = { once: `reversal:${order.id}`, orderId: order.id, userId: order.userId, actor, requestId, at: now }
  await post(trx, { kind: 'reversal', ...reversal, entries: reversalEntries(order) })
  if (order.couponCode !== null) await releaseCoupon(trx, order.id)
  if (order.pointsRedeemed > 0) await returnPoints(trx, { orderId: order.id, at: now })
  for (const id of await endAttempts(trx, order.id)) {
    await enqueue(trx, 'check-payment', { attemptId: id }, { key: `check-payment:${id}` })
  }
  await tellBuyer(trx, 'order-cancelled', order.id)
  await releaseSlot(trx, order.deliveryDate, order.deliverySlot)
  await restock(trx, order.id, at)
  return true
}
