import { normaliseDashes, removeInvisible } from './invisible.ts'
import { LIMITS } from './limits.ts'
import { normaliseDigits, normaliseText } from './text.ts'

/**
 * Rules for phones at registration (decisions §10): `specified` takes exactly 11 characters (spec §5), `saudiMobile` a Saudi mobile,
 * `either` both, which is the default.
 */
export const REGISTRATION_PHONE_RULES = ['either', 'specified', 'saudiMobile'] as const
export type RegistrationPhoneRule = (typeof REGISTRATION_PHONE_RULES)[number]

const SEPARATORS = /[\s().\-/]/gu

/** A text with Latin digits, plain spaces and hyphens, and no invisible marks, as numbers are pasted and autofilled (decisions §10). */
export const normaliseMarks = (text: string): string =>
  normaliseDashes(normaliseDigits(removeInvisible(text.normalize('NFKC'))))

/**
 * A phone number as people type, paste or autofill it, with Latin digits and without separators and invisible marks (decisions §10). Other
 * characters stay, so that the result can be refused.
 */
export const normalisePhone = (text: string): string => normaliseMarks(text).replace(SEPARATORS, '')

/**
 * A Saudi mobile number in any usual format (05…, 5…, 966…, +966…, 00966…, spaces, dashes, Arabic digits) as `+9665XXXXXXXX`;
 * null for other texts.
 */
export function parseSaudiMobile(text: string): string | null {
  const digits = /^(?:\+?966|00966|0)?(5\d{8})$/.exec(normalisePhone(text))?.[1]
  return digits === undefined ? null : `+966${digits}`
}

/** Whether registration accepts a phone by the rule of the settings. */
export function isRegistrationPhone(text: string, rule: RegistrationPhoneRule): boolean {
  if (rule !== 'specified' && parseSaudiMobile(text) !== null) return true
  return rule !== 'saudiMobile' && hasElevenCharacters(text)
}

/** Exactly 11 characters that a phone number can contain, with at least as many digits as the settings form requires. */
function hasElevenCharacters(text: string): boolean {
  const typed = normaliseDigits(normaliseText(removeInvisible(text)))
  const digits = typed.replace(/\D/g, '').length
  const lengths = [typed.length, normalisePhone(typed).length]
  return lengths.includes(LIMITS.registerPhone) && /^\+?[\d ().-]+$/.test(typed) && digits >= LIMITS.profilePhone.min
}

/** An optional + and 8 to 15 digits (spec §5 settings), with or without separators. */
export function isProfilePhone(text: string): boolean {
  const digits = normalisePhone(text).replace(/^\+/, '')
  return /^\d+$/.test(digits) && digits.length >= LIMITS.profilePhone.min && digits.length <= LIMITS.profilePhone.max
}
