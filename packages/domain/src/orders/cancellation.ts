import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { OrderState } from './order-states.ts'

/**
 * Whether the shopper may reject an order: it is pending, nothing is paid and no payment is in progress (spec §4). The use case first cancels
 * an open attempt at the gateway; `hasLiveAttempt` is true only when that failed.
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

/** Whether the shop may cancel an order (amounts paid are then refunded or credited, decisions §3). */
export function checkCancellation(state: OrderState): Result<true, 'order.too_late_to_cancel'> {
  return state === 'placed' || state === 'preparing' ? ok(true) : refuse('order.too_late_to_cancel')
}

/**
 * Whether the buyer may choose between another delivery and store credit: the order is out for delivery, a delivery failed and nothing was
 * chosen yet (decision 10). This is the only way to cancel an order after dispatch.
 */
export function checkFailedDeliveryChoice(order: {
  state: OrderState
  failed: boolean
}): Result<true, 'order.not_failed'> {
  return order.state === 'outForDelivery' && order.failed ? ok(true) : refuse('order.not_failed')
}
