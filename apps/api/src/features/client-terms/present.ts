import type { ClientTerms } from '@warda/contract/client-terms'
import { halalasToRiyals } from '@warda/domain/money'
import type { Terms } from './admin-queries.ts'

/** A client's terms as the wire spells them. */
export const presentTerms = (terms: Terms): ClientTerms => ({
  ...terms,
  creditLimit: halalasToRiyals(terms.creditLimit),
  prices: terms.prices.map((each) => ({ ...each, price: halalasToRiyals(each.price) })),
})
