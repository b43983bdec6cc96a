import { m } from '@warda/words/messages'

type Params = { min?: number; max?: number }

/** The sentence of each key that the contract's schemas answer (contract/wire/text.ts, account.ts, …). */
const SENTENCES: Record<string, (params: Params) => string> = {
  required: () => m.field_required(),
  too_short: ({ min = 0 }) => m.field_too_short({ min }),
  too_long: ({ max = 0 }) => m.field_too_long({ max }),
  invalid_characters: () => m.field_invalid_characters(),
  invalid_email: () => m.field_invalid_email(),
  invalid_choice: () => m.field_invalid_choice(),
  invalid_number: () => m.field_invalid_number(),
  invalid_quantity: () => m.field_invalid_quantity(),
  invalid_stars: () => m.field_invalid_stars(),
  invalid_date: () => m.field_invalid_date(),
  invalid_id: () => m.field_invalid_id(),
  invalid_token: () => m.field_invalid_token(),
  address_short: ({ min = 0 }) => m.field_address_short({ min }),
  phone_eleven: () => m.field_phone_eleven(),
  phone_saudi: () => m.field_phone_saudi(),
  phone_profile: () => m.field_phone_profile(),
  password_tooShort: () => m.field_password_tooShort(),
  password_tooLong: () => m.field_password_tooLong(),
  password_lower: () => m.field_password_lower(),
  password_upper: () => m.field_password_upper(),
  password_digit: () => m.field_password_digit(),
  password_special: () => m.field_password_special(),
  password_common: () => m.field_password_common(),
  password_mismatch: () => m.field_password_mismatch(),
  password_unchanged: () => m.field_password_unchanged(),
  terms_required: () => m.field_terms_required(),
  picture_kind: () => m.field_picture_kind(),
  picture_size: () => m.field_picture_size(),
  digits_only: () => m.field_digits_only(),
  unified_number: () => m.field_unified_number(),
  register_number: () => m.field_register_number(),
  identity_number: () => m.field_identity_number(),
  identity_short: () => m.field_identity_short(),
  tax_number: () => m.field_tax_number(),
  expiry_after_issue: () => m.field_expiry_after_issue(),
  building_number: () => m.field_building_number(),
  postal_code: () => m.field_postal_code(),
  branch_phone: () => m.field_branch_phone(),
  manager_phone: () => m.field_manager_phone(),
  opening_hours: () => m.field_opening_hours(),
  too_many_orders: () => m.field_too_many_orders(),
}

/** What to tell a person about a field, in the language of the page. */
export const fieldSentence = (key: string, params: Params = {}): string =>
  (SENTENCES[key] ?? (() => m.field_invalid()))(params)
