import { m } from '@warda/i18n/messages'

const texts = {
  similar: m.orders_substitution_similar,
  call: m.orders_substitution_call,
  refund: m.orders_substitution_refund,
}
type Substitution = keyof typeof texts

/** The label of a choice for missing flowers. */
export const substitutionText = (choice: Substitution): string => texts[choice]()

/** The choices for missing flowers with their labels (AGREE-18). */
export const listSubstitutions = (): { value: Substitution; label: string }[] =>
  (Object.keys(texts) as Substitution[]).map((value) => ({ value, label: substitutionText(value) }))
