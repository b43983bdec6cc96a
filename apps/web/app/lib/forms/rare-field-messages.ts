import { m } from '@warda/i18n/messages'

export type Params = { min?: number; max?: number }

/** Messages of fields of accounts, companies and addresses, which only few pages have. */
export const RARE_MESSAGES: Record<string, (params: Params) => string> = {
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
  keep_needed: () => m.field_keep_needed(),
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
  invalid_stars: () => m.field_invalid_stars(),
  invalid_token: () => m.field_invalid_token(),
  phone_eleven: () => m.field_phone_eleven(),
  phone_profile: () => m.field_phone_profile(),
  digits_only: () => m.field_digits_only(),
  too_many_orders: () => m.field_too_many_orders(),
  coupon_code: () => m.field_coupon_code(),
  invalid_email: () => m.field_invalid_email(),
  phone_saudi: () => m.field_phone_saudi(),
  address_short: ({ min = 0 }) => m.field_address_short({ min }),
}
