import { normaliseDigits, normaliseText } from '@warda/domain/text'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A typed phone as E.164, read as a Saudi number unless it names another country; null where it is no number (decisions §10). */
export function toE164(typed: string): string | null {
  const text = normaliseDigits(normaliseText(typed))
  // Without the plus, as many write it here.
  const parsed = parsePhoneNumberFromString(/^966\d{9}$/.test(text) ? `+${text}` : text, 'SA')
  return parsed?.isValid() ? parsed.number : null
}
