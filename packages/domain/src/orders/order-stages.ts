import type { OrderState, PaymentState } from './order-states.ts'

/** Stage of an order as the shopper sees it; the contract maps each to a number (0 to 7). */
export type ShopperStage =
  | 'pending'
  | 'inProgress'
  | 'readyForDelivery'
  | 'deliveryStage'
  | 'awaitingConfirmation'
  | 'completed'
  | 'canceled'

/** Badge of an order and list filter; the contract maps each to a number (0 to 3). */
export type ShopperStatus = 'pending' | 'canceled' | 'waitingPaid' | 'completed'

/** Tab of the delivery board; the contract maps each to a number (2, 5, 6). */
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
export function getShopperStage(state: OrderState): ShopperStage {
  return SHOPPER_STAGES[state]
}

/**
 * The badge of an order. `agreed`: the payment terms are met.
 * - canceled: cancelled, regardless of payments.
 * - pending: terms not met and nothing paid; the only status in which the shopper may reject the order.
 * - waitingPaid: terms met or partly paid, and an amount is outstanding.
 * - completed: fully paid. The badge shows the payment and the stage shows the goods, so a paid order under way is completed too.
 */
export function getShopperStatus(order: {
  state: OrderState
  paymentState: PaymentState
  agreed: boolean
}): ShopperStatus {
  if (order.state === 'cancelled') return 'canceled'
  if (order.paymentState === 'paid') return 'completed'
  const isPending = order.state === 'placed' && order.paymentState === 'unpaid' && !order.agreed
  return isPending ? 'pending' : 'waitingPaid'
}

/** The board's stage of an order; null when it is not on the board: cancelled, or placed without its payment terms met (decisions §3). */
export function getBoardStage(state: OrderState, agreed: boolean): BoardStage | null {
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
