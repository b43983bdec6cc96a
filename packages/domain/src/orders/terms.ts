import type { PaymentState } from './order-states.ts'

/** How an order is to be paid (decisions §4). */
export type PaymentTerms = 'online' | 'cash' | 'postponed' | 'monthly'

/** The terms that only business clients within their credit limit may choose. */
export function isCredit(terms: PaymentTerms): boolean {
  return terms === 'postponed' || terms === 'monthly'
}

/** Whether the payable terms are met, so that the order may be prepared: paid, part-paid, on credit or cash (decisions §3). */
export function isAgreed(order: { terms: PaymentTerms; paymentState: PaymentState }): boolean {
  return order.terms !== 'online' || order.paymentState === 'paid' || order.paymentState === 'partlyPaid'
}
