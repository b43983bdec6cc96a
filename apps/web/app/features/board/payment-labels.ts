import { PAYMENT_METHODS } from '@warda/contract/payments'
import { m } from '@warda/i18n/messages'
import type { BoardCard, PayMethod } from './board-present.ts'

const methods: Record<PayMethod, () => string> = {
  cash: m.board_pay_cash,
  card: m.board_pay_card,
  transfer: m.board_pay_transfer,
}

/** Choices of the payment method for manual payments. */
export const methodChoices = () => PAYMENT_METHODS.map((value) => ({ value, label: methods[value]() }))

const terms: Record<BoardCard['paymentTerms'], () => string> = {
  online: m.board_terms_online,
  cash: m.board_terms_cash,
  postponed: m.board_terms_postponed,
  monthly: m.board_terms_monthly,
}

export const termsText = (value: BoardCard['paymentTerms']): string => terms[value]()
