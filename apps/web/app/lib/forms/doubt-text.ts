import type { NumberDoubt } from '@warda/domain/clients/number-doubts'
import { m } from '@warda/i18n/messages'

const TEXTS: Record<NumberDoubt, () => string> = {
  unifiedFormat: m.field_unified_number,
  registerFormat: m.field_register_number,
  identityFormat: m.field_identity_number,
  checkDigit: m.field_check_digit,
  taxFormat: m.field_tax_number,
  contactFormat: m.field_contact_number,
  sequence: m.field_number_sequence,
}

/** The message of a doubt about a number. */
export const doubtText = (doubt: NumberDoubt): string => TEXTS[doubt]()
