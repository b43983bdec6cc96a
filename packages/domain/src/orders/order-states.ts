import type { Halalas } from '../money.ts'

/** State of an order (decisions §3). Payment has its own state; a postponed order is a flag, not a state. */
export type OrderState = 'placed' | 'preparing' | 'ready' | 'outForDelivery' | 'delivered' | 'completed' | 'cancelled'

/**
 * Legal transitions of an order that is delivered. An order can be cancelled from `placed` and `preparing`; from `outForDelivery` only by the buyer after a failed delivery
 * (see `cancellation.ts`, decision 10). The board starts a delivery from `preparing` too, because it shows `preparing` and `ready` as one stage.
 */
export const ORDER_TRANSITIONS: Record<OrderState, readonly OrderState[]> = {
  placed: ['preparing', 'cancelled'],
  preparing: ['ready', 'outForDelivery', 'cancelled'],
  ready: ['outForDelivery'],
  outForDelivery: ['delivered', 'cancelled'],
  delivered: ['completed'],
  completed: [],
  cancelled: [],
}

/**
 * Legal transitions of an order that is picked up at the shop: it is handed over there and never out for delivery (decision 72).
 * @internal Exported for tests.
 */
export const PICKUP_TRANSITIONS: typeof ORDER_TRANSITIONS = {
  ...ORDER_TRANSITIONS,
  preparing: ['ready', 'cancelled'],
  ready: ['delivered'],
  outForDelivery: [],
}

/** All states, from first to last. @internal Exported for tests. */
export const ORDER_STATES = Object.keys(ORDER_TRANSITIONS) as readonly OrderState[]

/** Whether the transition is legal; a state has no transition to itself. */
export function canTransition(from: OrderState, to: OrderState, isPickup = false): boolean {
  return (isPickup ? PICKUP_TRANSITIONS : ORDER_TRANSITIONS)[from].includes(to)
}

/** Whether the transition undoes `ready` after a mistaken tick in the workroom (decision 75); the stage stays the same. */
export const isReadyTakenBack = (from: OrderState, to: OrderState): boolean => from === 'ready' && to === 'preparing'

/** Whether the items of an order in this state are made. */
export const isMadeState = (state: OrderState): boolean =>
  state === 'ready' || state === 'outForDelivery' || state === 'delivered' || state === 'completed'

/** How much of an order's total is paid (decisions §3). */
export type PaymentState = 'unpaid' | 'partlyPaid' | 'paid'

/** Payment state from the ledger's sums, in halalas. An order with a total of zero is paid. */
export function getPaymentState(sums: { total: Halalas; paid: Halalas }): PaymentState {
  if (sums.paid >= sums.total) return 'paid'
  return sums.paid > 0 ? 'partlyPaid' : 'unpaid'
}
