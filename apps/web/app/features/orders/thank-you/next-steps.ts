import type { OrderConfirmation } from '@warda/contract/orders'
import { SHOPPER_STAGE } from '@warda/contract/wire/order-numbers'

/** What happens after an order was placed; in this order. */
export type NextStep = 'pay' | 'approve' | 'address' | 'prepare' | 'deliver' | 'done'

/** Stages before the driver leaves. */
const BEFORE_THE_ROAD: readonly number[] = [
  SHOPPER_STAGE.pending,
  SHOPPER_STAGE.inProgress,
  SHOPPER_STAGE.readyForDelivery,
]

/** Whether the order is held until it is paid online. */
export const awaitsPayment = ({ order }: Pick<OrderConfirmation, 'order'>): boolean =>
  order.paymentTerms === 'online' && order.payUntil !== null && order.actions.includes('pay') && order.paid === 0

/** The steps that are still to come; none of an order that was canceled or is on its way. */
export function listNextSteps(confirmation: Pick<OrderConfirmation, 'order' | 'isCanceled'>): NextStep[] {
  const { order, isCanceled } = confirmation
  if (isCanceled || !BEFORE_THE_ROAD.includes(order.orderStage)) return []
  return [
    ...(awaitsPayment(confirmation) ? (['pay'] as const) : []),
    ...(order.approval === 'waiting' ? (['approve'] as const) : []),
    ...(order.addressWantedUntil === null ? [] : (['address'] as const)),
    'prepare',
    'deliver',
    'done',
  ]
}

/** What the recipient learns before the delivery; null when the buyer is the recipient. */
export function findSurprise(
  confirmation: Pick<OrderConfirmation, 'order' | 'hideSender' | 'recipientNotice'>,
): 'silent' | 'discreet' | 'named' | null {
  const { order, hideSender, recipientNotice } = confirmation
  if (!hideSender && order.recipient.fullName === order.user.fullName) return null
  if (recipientNotice === 'none') return 'silent'
  return recipientNotice === 'named' && !hideSender ? 'named' : 'discreet'
}
