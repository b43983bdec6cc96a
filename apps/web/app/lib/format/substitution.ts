import { m } from '@warda/i18n/messages'

const texts = {
  similar: m.orders_substitution_similar,
  call: m.orders_substitution_call,
  refund: m.orders_substitution_refund,
}

/** The label of a choice for missing flowers. */
export const substitutionText = (choice: keyof typeof texts): string => texts[choice]()
