import { normalisePhone } from '@warda/domain/phone'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A typed phone number as E.164, Saudi unless it names another country; null when it is not a phone number (decisions §10). */
export function toE164(typed: string): string | null {
  const text = normalisePhone(typed)
  // Many people write the country code without the plus.
  const parsed = parsePhoneNumberFromString(/^966\d{9}$/.test(text) ? `+${text}` : text, 'SA')
  return parsed?.isValid() ? parsed.number : null
}
