import { LIMITS } from './limits.ts'
import { normaliseDigits, normaliseText } from './text.ts'

/** Which phones registration takes: the specification's "exactly 11 characters" (the default) or Saudi mobiles (decisions §10). */
export type RegisterPhoneRule = 'elevenCharacters' | 'saudiMobile'

/**
 * A Saudi mobile in any usual writing (05…, 5…, 966…, +966…, 00966…, spaces, dashes, Arabic digits) as `+9665XXXXXXXX`;
 * null for every other text.
 */
export function saudiMobile(text: string): string | null {
  const bare = normaliseDigits(text).replace(/[\s().\-\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
  const digits = /^(?:\+?966|00966|0)?(5\d{8})$/.exec(bare)?.[1]
  return digits === undefined ? null : `+966${digits}`
}

/**
 * Whether registration takes this phone. `elevenCharacters`: exactly 11 characters (spec §5), of those a phone is written with
 * and with at least as many digits as the settings form asks, so that no word passes for a phone.
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
