import type { RefundState } from './gateway.ts'
import { type Body, getPayments, getText, isHalalas } from './moyasar-invoice.ts'

/** Money was taken, and perhaps part of it sent back. */
const CAPTURED: ReadonlySet<string> = new Set(['paid', 'captured', 'refunded'])

/** Whether a response is an invoice at all. */
export const isInvoice = (body: Body): boolean => getText(body, 'id') !== '' && getText(body, 'status') !== ''

/** What is captured and refunded of an invoice; null without a captured payment. */
export function parseRefundableInvoice(invoice: Body): RefundState | null {
  const payments = getPayments(invoice).flatMap((payment) => parseRefundedPayment(payment) ?? [])
  const [first] = payments
  // Normally one payment is captured. Refunds of all payments are added, so that one made on another payment is not sent again.
  return first ? { ...first, refunded: sum(payments) } : null
}

/** What is captured and refunded of a payment, in halalas; null when nothing was captured. */
export function parseRefundedPayment(payment: Body): RefundState | null {
  const { amount, refunded } = payment
  const paymentId = getText(payment, 'id')
  if (paymentId === '' || !CAPTURED.has(getText(payment, 'status')) || !isHalalas(amount) || !isHalalas(refunded))
    return null
  return { paymentId, captured: amount, refunded }
}

const sum = (payments: readonly RefundState[]): number => payments.reduce((all, { refunded }) => all + refunded, 0)
