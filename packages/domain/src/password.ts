import { COMMON_PASSWORD_BASES } from './common-passwords.ts'
import { LIMITS } from './limits.ts'
import { normaliseDigits } from './text.ts'

/** Faults of a password, in the order in which a form shows them. */
export type PasswordError = 'tooShort' | 'tooLong' | 'lower' | 'upper' | 'digit' | 'special' | 'common'

/** `register` (also change and manager): any special character; `reset`: one of !@#$%^&* (spec §5, decisions §10). */
export type PasswordRule = 'register' | 'reset'

const SPECIAL = { register: /[^\p{L}\p{M}\p{N}\s\p{Cc}]/u, reset: /[!@#$%^&*]/ }

/**
 * All errors of a password; empty when it is accepted. Length in code points without trimming, because a space is part of a password.
 * `extra` is the person's email and name, which a password must not consist of.
 */
export function listPasswordErrors(
  password: string,
  rule: PasswordRule,
  extra: { email?: string; name?: string } = {},
): PasswordError[] {
  const length = [...password.normalize('NFC')].length
  const errors: PasswordError[] = []
  if (length < LIMITS.password.min) errors.push('tooShort')
  if (length > LIMITS.password.max) errors.push('tooLong')
  if (!/\p{Ll}/u.test(password)) errors.push('lower')
  if (!/\p{Lu}/u.test(password)) errors.push('upper')
  if (!/\p{Nd}/u.test(password)) errors.push('digit')
  if (!SPECIAL[rule].test(password)) errors.push('special')
  // A longer password is refused anyway; skipping the check bounds the work.
  if (length <= LIMITS.password.max && (isCommon(password) || isPersonal(password, extra))) errors.push('common')
  return errors
}

const LEET: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
}

function plain(text: string): string {
  return normaliseDigits(text.normalize('NFKC')).toLowerCase()
}

function unleet(text: string): string {
  return text.replace(/[@401!3$57]/g, (symbol) => LEET[symbol] ?? symbol)
}

/** Whether the password is a common word with usual digits and symbols around it. */
function isCommon(password: string): boolean {
  const text = plain(password)
  const stem = text.replace(/[^\p{L}]+$/u, '')
  const tail = text.slice(stem.length)
  const core = stem.replace(/^[^\p{L}]+/u, '')
  const head = stem.slice(0, stem.length - core.length)
  // The head is an affix (123Password!) or part of the word (@dmin123, 1qaz2wsx).
  const candidates: readonly (readonly [string, string])[] = [
    [core, head + tail],
    [stem, tail],
    [text, ''],
  ]
  return candidates.some(([word, affix]) => isCommonWord(word) && isUsualAffix(affix, word)) || isRepeated(core)
}

function isCommonWord(word: string): boolean {
  return (
    COMMON_PASSWORD_BASES.has(word) ||
    COMMON_PASSWORD_BASES.has(unleet(word)) ||
    COMMON_PASSWORD_BASES.has(unleet(word.replaceAll('1', 'l')))
  )
}

/** Usual affixes are years, runs and up to four digits; for words of up to three letters only runs and years. */
function isUsualAffix(affix: string, word: string): boolean {
  const digits = affix.replace(/\D/g, '')
  const symbols = affix.length - digits.length
  if (symbols > 4) return false
  return (word.length > 3 && digits.length <= 4) || /^(?:19|20)\d\d$/.test(digits) || isRun(digits)
}

function isRun(digits: string): boolean {
  return '01234567890'.includes(digits) || '09876543210'.includes(digits) || /^(\d+?)\1+$/.test(digits)
}

function isRepeated(core: string): boolean {
  return core.length > 2 && new Set(core).size === 1
}

/** Whether fewer than five characters remain without the parts of the person's name and email. */
function isPersonal(password: string, extra: { email?: string; name?: string }): boolean {
  const text = plain(password)
  const personal = `${plain(extra.email ?? '').replace(/@.*/, '')} ${plain(extra.name ?? '')}`
  const parts = personal.split(/[^\p{L}\p{M}\p{N}]/u).filter((part) => part.length >= 3)
  const rest = parts
    .sort((a, b) => b.length - a.length)
    .reduce((remaining, part) => remaining.replaceAll(part, ''), text)
  return rest !== text && [...rest].length < 5
}
