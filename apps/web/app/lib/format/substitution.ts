import { m } from '@warda/i18n/messages'

const texts = {
  similar: m.orders_substitution_similar,
  call: m.orders_substitution_call,
  refund: m.orders_substitution_refund,
}

/** What may be done when a flower is missing. */
export const substitutionText = (choice: keyof typeof texts): string => texts[choice]()
