import type { AdminOrder } from '@warda/contract/admin-orders'
import type { PAYMENT_TERMS } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
import { type StatusWords, statusText } from '../../lib/format/status-words.ts'

export type OrderState = AdminOrder['state']

const words: Record<OrderState, StatusWords['word']> = {
  placed: 'pending',
  preparing: 'beingPrepared',
  ready: 'ready',
  outForDelivery: 'onItsWay',
  delivered: 'delivered',
  completed: 'completed',
  cancelled: 'canceled',
}

/** The label of a state in the filter, which is the text of its badge. */
export const formatState = (state: OrderState): string => statusText(words[state])

const terms: Record<(typeof PAYMENT_TERMS)[number], () => string> = {
  online: m.board_terms_online,
  cash: m.board_terms_cash,
  postponed: m.board_terms_postponed,
  monthly: m.board_terms_monthly,
}

export const formatTerms = (agreed: keyof typeof terms): string => terms[agreed]()
