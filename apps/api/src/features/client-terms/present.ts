import type { ClientTerms } from '@warda/contract/client-terms'
import { halalasToRiyals } from '@warda/domain/money'
import type { Terms } from './admin-queries.ts'

/** Maps terms to the wire format. */
export const presentTerms = (terms: Terms): ClientTerms => ({
  ...terms,
  creditLimit: halalasToRiyals(terms.creditLimit),
  prices: terms.prices.map((line) => ({ ...line, price: halalasToRiyals(line.price) })),
})
