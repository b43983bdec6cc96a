import type { Halalas } from '../money.ts'

/** The canonical life of an order (decisions §3). Money is a state of its own; a postponed order is a flag, not a state. */
export type OrderState = 'placed' | 'preparing' | 'ready' | 'outForDelivery' | 'delivered' | 'completed' | 'cancelled'

/**
 * The legal moves. Cancelling is open from `placed` and `preparing`, and on the way only to a buyer who gives a failed delivery up (see
 * `cancel.ts`, decision 10); the board may start delivery straight from `preparing`, because it shows `preparing` and `ready` as one stage
 * (2, pending).
 */
export const ORDER_MOVES: Record<OrderState, readonly OrderState[]> = {
  placed: ['preparing', 'cancelled'],
  preparing: ['ready', 'outForDelivery', 'cancelled'],
  ready: ['outForDelivery'],
  outForDelivery: ['delivered', 'cancelled'],
  delivered: ['completed'],
  completed: [],
  cancelled: [],
}

/** All states, in the order of an order's life. */
export const ORDER_STATES = Object.keys(ORDER_MOVES) as readonly OrderState[]

/** Whether one step leads from a state to another. Staying is no step. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return ORDER_MOVES[from].includes(to)
}

/** What of an order's total has been paid (decisions §3). */
export type PaymentState = 'unpaid' | 'partlyPaid' | 'paid' | 'refunded'

/**
 * Read from the sums of the ledger: the order's total, all payments applied to it, all refunds of them. A total of nothing is paid; money
 * given back in full is `refunded`, in part counts as not paid.
 */
export function paymentState(sums: { total: Halalas; paid: Halalas; refunded: Halalas }): PaymentState {
  const kept = sums.paid - sums.refunded
  if (sums.refunded > 0 && kept <= 0) return 'refunded'
  if (kept >= sums.total) return 'paid'
  return kept > 0 ? 'partlyPaid' : 'unpaid'
}
