import { isCreditTerms, type PaymentTerms } from '../orders/payment-terms.ts'
import { ok, type Result, refuse } from '../result.ts'

/** How a sale at the counter is paid and handed over. */
export type CounterTerms = {
  terms: PaymentTerms
  /** With the terms `cash`: at the door or when it is picked up. */
  isPaidLater: boolean
  /** Whether the flowers leave with the customer at once. */
  isTakenAlong: boolean
  /** Whether the customer is known by phone or has an account. */
  isKnown: boolean
  hasPayments: boolean
}

export type CounterTermsError =
  | 'counter_sale.not_paid_now'
  | 'counter_sale.paid_later_at_once'
  | 'counter_sale.customer_required'

/**
 * Checks the terms of a sale: only a sale that is paid now has payments; flowers that are handed over at once are paid now or on account;
 * payment later, by link or on account needs a known customer.
 */
export function checkCounterTerms(sale: CounterTerms): Result<null, CounterTermsError> {
  const isPaidNow = sale.terms === 'cash' && !sale.isPaidLater
  if (isPaidNow) return ok(null)
  if (sale.hasPayments) return refuse('counter_sale.not_paid_now', undefined, 'payments')
  if (sale.isTakenAlong && !isCreditTerms(sale.terms))
    return refuse('counter_sale.paid_later_at_once', undefined, 'paymentTerms')
  return sale.isKnown ? ok(null) : refuse('counter_sale.customer_required', undefined, 'customer')
}
