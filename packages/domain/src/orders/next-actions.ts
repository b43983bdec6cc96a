import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { checkFailedDeliveryChoice, checkRejection } from './cancellation.ts'
import type { OrderState } from './order-states.ts'

/** What decides an order's next steps. `agreed`: its payable terms are met. Times in milliseconds. */
export type OrderForActions = {
  state: OrderState
  postponed: boolean
  agreed: boolean
  paid: Halalas
  outstanding: Halalas
  expiresAtMs: number | null
  nowMs: number
  /** A failed delivery that waits for the buyer's choice, and whether another window is offered; null when there is none. */
  failure?: { nextWindow: boolean } | null
  /** What the shop owes the buyer and the order can be paid with. */
  storeCredit?: Halalas
  /** The owner's word on an order above its branch's budget: while it is `waiting` nothing is paid or confirmed. */
  approval?: 'waiting' | 'approved' | 'refused' | null
}

/** Whether the buyer may accept the terms of a postponed order (spec §2 "confirm order", decisions §5). */
export function checkConfirmation(
  order: OrderForActions,
): Result<true, 'order.cancelled' | 'order.not_postponed' | 'order.not_pending' | 'order.needs_approval'> {
  if (order.state === 'cancelled') return refuse('order.cancelled')
  if (order.approval === 'waiting') return refuse('order.needs_approval')
  if (!order.postponed) return refuse('order.not_postponed')
  return order.state === 'placed' && !order.agreed ? ok(true) : refuse('order.not_pending')
}

/** Whether the buyer may say that the flowers came: they are under way or delivered, and no failed delivery waits (spec §4). */
export function checkReceipt(order: Pick<OrderForActions, 'state' | 'failure'>): Result<true, 'order.not_under_way'> {
  const open = order.state === 'delivered' || (order.state === 'outForDelivery' && !order.failure)
  return open ? ok(true) : refuse('order.not_under_way')
}

/**
 * Whether money for an order may be asked for: something is outstanding, the order lives, its half hour has not run out, and the
 * terms of a postponed one are accepted first (spec §2: every order has pay, or "confirm order" if postponed).
 */
export function checkPayable(
  order: OrderForActions,
): Result<true, 'order.cancelled' | 'order.already_paid' | 'order.not_confirmed' | 'order.needs_approval'> {
  const runOut = order.state === 'placed' && order.expiresAtMs !== null && order.expiresAtMs <= order.nowMs
  if (order.state === 'cancelled' || (runOut && order.paid === 0)) return refuse('order.cancelled')
  if (order.approval === 'waiting') return refuse('order.needs_approval')
  if (order.outstanding <= 0) return refuse('order.already_paid')
  return order.postponed && !order.agreed ? refuse('order.not_confirmed') : ok(true)
}

export type NextAction = 'pay' | 'useCredit' | 'confirm' | 'reject' | 'received' | 'redeliver' | 'takeCredit'

/** What the buyer may do next; screens draw their buttons from it. */
export function nextActions(order: OrderForActions): NextAction[] {
  const standing = { state: order.state, failed: Boolean(order.failure) }
  const open: [NextAction, boolean][] = [
    ['pay', checkPayable(order).ok],
    ['useCredit', checkPayable(order).ok && (order.storeCredit ?? 0) > 0],
    ['confirm', checkConfirmation(order).ok],
    ['reject', checkRejection({ ...order, hasLiveAttempt: false }).ok],
    ['received', checkReceipt(order).ok],
    ['redeliver', checkFailedDeliveryChoice(standing).ok && order.failure?.nextWindow === true],
    ['takeCredit', checkFailedDeliveryChoice(standing).ok],
  ]
  return open.filter(([, may]) => may).map(([action]) => action)
}
