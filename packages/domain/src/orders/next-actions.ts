import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { checkBeforeWork } from './buyer-changes.ts'
import { checkFailedDeliveryChoice, checkRejection } from './cancellation.ts'
import type { OrderState } from './order-states.ts'

/** The data that decides the buyer's next actions. `agreed`: the payment terms are met. Amounts in halalas. */
export type OrderForActions = {
  state: OrderState
  postponed: boolean
  agreed: boolean
  paid: Halalas
  outstanding: Halalas
  expiresAtMs: number | null
  nowMs: number
  /** A failed delivery without a choice of the buyer, and whether another window is offered; null when there is none. */
  failure?: { nextWindow: boolean } | null
  /** The buyer's store credit that can pay the order. */
  storeCredit?: Halalas
  /** The owner's approval of an order above its branch's budget; while `waiting` the order can't be paid or confirmed. */
  approval?: 'waiting' | 'approved' | 'refused' | null
  /** When work on the order started, and until when the buyer may change it otherwise (ms). */
  workStartedAtMs?: number | null
  changeUntilMs?: number | null
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

/** Whether the buyer may confirm receipt: the order is out for delivery or delivered, without a pending failed delivery (spec §4). */
export function checkReceipt(order: Pick<OrderForActions, 'state' | 'failure'>): Result<true, 'order.not_under_way'> {
  const isUnderWay = order.state === 'delivered' || (order.state === 'outForDelivery' && !order.failure)
  return isUnderWay ? ok(true) : refuse('order.not_under_way')
}

/**
 * Whether an order can be paid: an amount is outstanding, the order is neither cancelled nor expired, and the terms of a postponed order are
 * accepted (spec §2: every order has pay, or "confirm order" if postponed).
 */
export function checkPayable(
  order: OrderForActions,
): Result<true, 'order.cancelled' | 'order.already_paid' | 'order.not_confirmed' | 'order.needs_approval'> {
  const isExpired = order.state === 'placed' && order.expiresAtMs !== null && order.expiresAtMs <= order.nowMs
  if (order.state === 'cancelled' || (isExpired && order.paid === 0)) return refuse('order.cancelled')
  if (order.approval === 'waiting') return refuse('order.needs_approval')
  if (order.outstanding <= 0) return refuse('order.already_paid')
  return order.postponed && !order.agreed ? refuse('order.not_confirmed') : ok(true)
}

export type NextAction =
  | 'pay'
  | 'useCredit'
  | 'confirm'
  | 'reject'
  | 'received'
  | 'redeliver'
  | 'takeCredit'
  | 'change'
  | 'cancel'

/** The buyer's next actions; screens show them as buttons. */
export function listNextActions(order: OrderForActions): NextAction[] {
  const standing = { state: order.state, failed: Boolean(order.failure) }
  const { workStartedAtMs = null, changeUntilMs = null } = order
  const isBeforeWork = checkBeforeWork({ ...order, workStartedAtMs, changeUntilMs }).ok
  const isRejectable = checkRejection({ ...order, hasLiveAttempt: false }).ok
  const actions: [NextAction, boolean][] = [
    ['pay', checkPayable(order).ok],
    ['useCredit', checkPayable(order).ok && (order.storeCredit ?? 0) > 0],
    ['confirm', checkConfirmation(order).ok],
    ['reject', isRejectable],
    ['received', checkReceipt(order).ok],
    ['redeliver', order.failure?.nextWindow === true && checkFailedDeliveryChoice(standing).ok],
    ['takeCredit', checkFailedDeliveryChoice(standing).ok],
    ['change', isBeforeWork],
    // A pending order is rejected instead (ORDERS-03).
    ['cancel', isBeforeWork && !isRejectable],
  ]
  return actions.filter(([, isAllowed]) => isAllowed).map(([action]) => action)
}
