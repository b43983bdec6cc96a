/** How an order is to be paid (decisions §4). */
export type PaymentTerms = 'online' | 'cash' | 'postponed' | 'monthly'

/** Terms on credit: only business clients within their credit limit may choose them. */
export function isCreditTerms(terms: PaymentTerms): boolean {
  return terms === 'postponed' || terms === 'monthly'
}
