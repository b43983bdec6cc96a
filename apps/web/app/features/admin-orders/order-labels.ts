import type { AdminOrder } from '@warda/contract/admin-orders'
import type { PAYMENT_TERMS } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'

export type OrderState = AdminOrder['state']

const states: Record<OrderState, () => string> = {
  placed: m.admin_orders_state_placed,
  preparing: m.admin_orders_state_preparing,
  ready: m.admin_orders_state_ready,
  outForDelivery: m.admin_orders_state_out,
  delivered: m.admin_orders_state_delivered,
  completed: m.admin_orders_state_completed,
  cancelled: m.admin_orders_state_cancelled,
}

export const formatState = (state: OrderState): string => states[state]()

const terms: Record<(typeof PAYMENT_TERMS)[number], () => string> = {
  online: m.board_terms_online,
  cash: m.board_terms_cash,
  postponed: m.board_terms_postponed,
  monthly: m.board_terms_monthly,
}

export const formatTerms = (agreed: keyof typeof terms): string => terms[agreed]()
