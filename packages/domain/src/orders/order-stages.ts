import type { OrderState, PaymentState } from './order-states.ts'

/** Where an order is, in the shopper's words; the contract gives each its number (0 to 7). */
export type ShopperStage =
  | 'pending'
  | 'inProgress'
  | 'readyForDelivery'
  | 'deliveryStage'
  | 'awaitingConfirmation'
  | 'completed'
  | 'canceled'

/** The badge of an order and the filter that finds it; the contract gives each its number (0 to 3). */
export type ShopperStatus = 'pending' | 'canceled' | 'waitingPaid' | 'completed'

/** The tab of the delivery board; the contract gives each its number (2, 5, 6). */
export type BoardStage = 'pending' | 'inDelivery' | 'completed'

const SHOPPER_STAGES: Record<OrderState, ShopperStage> = {
  placed: 'pending',
  preparing: 'inProgress',
  ready: 'readyForDelivery',
  outForDelivery: 'deliveryStage',
  delivered: 'awaitingConfirmation',
  completed: 'completed',
  cancelled: 'canceled',
}

/** The shopper's stage of an order (table of decisions §3). */
export function shopperStage(state: OrderState): ShopperStage {
  return SHOPPER_STAGES[state]
}

/**
 * The one badge of an order. `agreed`: payable terms are met (see `terms.ts`).
 * - canceled: cancelled, whatever was paid.
 * - pending: nothing agreed and nothing paid yet; the only one the shopper may reject.
 * - waitingPaid: goods under way or received, and money outstanding.
 * - completed: nothing is left to pay. The badge speaks of money (its neighbours are "pending" and "waiting paid") and the stage speaks of
 *   goods, so a paid order under way is green too: blue would ask for money that came, yellow would offer to reject it.
 */
export function shopperStatus(order: {
  state: OrderState
  paymentState: PaymentState
  agreed: boolean
}): ShopperStatus {
  if (order.state === 'cancelled') return 'canceled'
  if (order.paymentState === 'paid') return 'completed'
  const open = order.state === 'placed' && order.paymentState === 'unpaid' && !order.agreed
  return open ? 'pending' : 'waitingPaid'
}

/** The board's stage of an order; null keeps it off the board: cancelled, or placed and its payable terms not met yet (decisions §3). */
export function boardStage(state: OrderState, agreed: boolean): BoardStage | null {
  switch (state) {
    case 'placed':
      return agreed ? 'pending' : null
    case 'preparing':
    case 'ready':
      return 'pending'
    case 'outForDelivery':
      return 'inDelivery'
    case 'delivered':
    case 'completed':
      return 'completed'
    case 'cancelled':
      return null
  }
}
