import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { OrderState } from './order-states.ts'

/**
 * Whether the shopper may reject an order: only while it is pending, nothing is paid and no payment is on its way (spec §4). The use case first
 * cancels a waiting attempt at the gateway; only one that cannot be called back counts as live here.
 */
export function checkRejection(order: {
  state: OrderState
  paid: Halalas
  hasLiveAttempt: boolean
}): Result<true, 'order.not_pending' | 'order.already_paid' | 'order.payment_in_progress'> {
  if (order.state !== 'placed') return refuse('order.not_pending')
  if (order.paid > 0) return refuse('order.already_paid')
  return order.hasLiveAttempt ? refuse('order.payment_in_progress') : ok(true)
}

/** Whether the shop may still cancel (what was paid is then refunded or credited, decisions §3). */
export function checkCancellation(state: OrderState): Result<true, 'order.too_late_to_cancel'> {
  return state === 'placed' || state === 'preparing' ? ok(true) : refuse('order.too_late_to_cancel')
}

/**
 * Whether the buyer may give an order up, or ask for it to be brought again: it is under way and its delivery failed, and nothing was chosen
 * yet (decision 10). The only way to cancel what has left the shop.
 */
export function checkFailedDeliveryChoice(order: {
  state: OrderState
  failed: boolean
}): Result<true, 'order.not_failed'> {
  return order.state === 'outForDelivery' && order.failed ? ok(true) : refuse('order.not_failed')
}
