import { LIMITS } from './limits.ts'
import { normaliseDigits, normaliseText } from './text.ts'

/** Rule for phones at registration: exactly 11 characters (spec §5, the default) or Saudi mobiles (decisions §10). */
export type RegisterPhoneRule = 'elevenCharacters' | 'saudiMobile'

/**
 * A Saudi mobile number in any usual format (05…, 5…, 966…, +966…, 00966…, spaces, dashes, Arabic digits) as `+9665XXXXXXXX`;
 * null for other texts.
 */
export function saudiMobile(text: string): string | null {
  const compact = normaliseDigits(text).replace(/[\s().\-\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
  const digits = /^(?:\+?966|00966|0)?(5\d{8})$/.exec(compact)?.[1]
  return digits === undefined ? null : `+966${digits}`
}

/**
 * Whether registration accepts a phone. `elevenCharacters`: exactly 11 characters (spec §5) that a phone number can contain, with at least
 * as many digits as the settings form requires.
 */
export function isRegistrationPhone(text: string, rule: RegisterPhoneRule): boolean {
  if (rule === 'saudiMobile') return saudiMobile(text) !== null
  const typed = normaliseDigits(normaliseText(text))
  const digits = typed.replace(/\D/g, '').length
  return typed.length === LIMITS.registerPhone && /^\+?[\d ().-]+$/.test(typed) && digits >= LIMITS.profilePhone.min
}

/** An optional + and 8 to 15 digits, Latin, Arabic-Indic or Persian (spec §5 settings). */
export function isProfilePhone(text: string): boolean {
  const digits = normaliseDigits(normaliseText(normaliseText(text).replace(/^\+/, '')))
  return /^\d+$/.test(digits) && digits.length >= LIMITS.profilePhone.min && digits.length <= LIMITS.profilePhone.max
}
