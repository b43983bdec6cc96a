import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { mayReject } from './cancel.ts'
import type { OrderState } from './order-states.ts'

/** What decides an order's next steps. `agreed`: its payable terms are met. Times in milliseconds. */
export type OrderStanding = {
  state: OrderState
  postponed: boolean
  agreed: boolean
  paid: Halalas
  outstanding: Halalas
  expiresAtMs: number | null
  nowMs: number
}

/** Whether the buyer may accept the terms of a postponed order (spec §2 "confirm order", decisions §5). */
export function mayConfirm(
  order: OrderStanding,
): Result<true, 'order.cancelled' | 'order.not_postponed' | 'order.not_pending'> {
  if (order.state === 'cancelled') return refuse('order.cancelled')
  if (!order.postponed) return refuse('order.not_postponed')
  return order.state === 'placed' && !order.agreed ? ok(true) : refuse('order.not_pending')
}

/**
 * Whether money for an order may be asked for: something is outstanding, the order lives, its half hour has not run out, and the
 * terms of a postponed one are accepted first (spec §2: every order has pay, or "confirm order" if postponed).
 */
export function mayPay(
  order: OrderStanding,
): Result<true, 'order.cancelled' | 'order.already_paid' | 'order.not_confirmed'> {
  const runOut = order.state === 'placed' && order.expiresAtMs !== null && order.expiresAtMs <= order.nowMs
  if (order.state === 'cancelled' || (runOut && order.paid === 0)) return refuse('order.cancelled')
  if (order.outstanding <= 0) return refuse('order.already_paid')
  return order.postponed && !order.agreed ? refuse('order.not_confirmed') : ok(true)
}

export type NextAction = 'pay' | 'confirm' | 'reject'

/** What the buyer may do next; screens draw their buttons from it. */
export function nextActions(order: OrderStanding): NextAction[] {
  const open: [NextAction, boolean][] = [
    ['pay', mayPay(order).ok],
    ['confirm', mayConfirm(order).ok],
    ['reject', mayReject({ ...order, hasLiveAttempt: false }).ok],
  ]
  return open.filter(([, may]) => may).map(([action]) => action)
}
