import { COMMON_PASSWORD_BASES } from './common-passwords.ts'
import { LIMITS } from './limits.ts'
import { normaliseDigits } from './text.ts'

/** What is wrong with a password, in the order a form shows it. */
export type PasswordError = 'tooShort' | 'tooLong' | 'lower' | 'upper' | 'digit' | 'special' | 'common'

/** `register` (also change and manager): any special character; `reset`: one of !@#$%^&* (spec §5, decisions §10). */
export type PasswordRule = 'register' | 'reset'

const SPECIAL = { register: /[^\p{L}\p{M}\p{N}\s\p{Cc}]/u, reset: /[!@#$%^&*]/ }

/**
 * All faults of a password; empty when it is good. Counted in code points and never trimmed: a space is part of a password.
 * `extra` names the person, whose own name or address makes no password.
 */
export function passwordErrors(
  password: string,
  rule: PasswordRule,
  extra: { email?: string; name?: string } = {},
): PasswordError[] {
  const length = [...password.normalize('NFC')].length
  const faults: PasswordError[] = []
  if (length < LIMITS.password.min) faults.push('tooShort')
  if (length > LIMITS.password.max) faults.push('tooLong')
  if (!/\p{Ll}/u.test(password)) faults.push('lower')
  if (!/\p{Lu}/u.test(password)) faults.push('upper')
  if (!/\p{Nd}/u.test(password)) faults.push('digit')
  if (!SPECIAL[rule].test(password)) faults.push('special')
  // Beyond the longest allowed nothing more is worth knowing, and the work stays bounded.
  if (length <= LIMITS.password.max && (isCommon(password) || isPersonal(password, extra))) faults.push('common')
  return faults
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
  return text.replace(/[@401!3$57]/g, (sign) => LEET[sign] ?? sign)
}

/** Whether the password is a well-known base with the usual digits and signs around it. */
function isCommon(password: string): boolean {
  const text = plain(password)
  const tail = /[^\p{L}]*$/u.exec(text)?.[0] ?? ''
  const stem = text.slice(0, text.length - tail.length)
  const head = /^[^\p{L}]*/u.exec(stem)?.[0] ?? ''
  const core = stem.slice(head.length)
  // The head may be dressing (123Password!) or part of the word (@dmin123, 1qaz2wsx).
  const readings: readonly (readonly [string, string])[] = [
    [core, head + tail],
    [stem, tail],
    [text, ''],
  ]
  return readings.some(([word, dressing]) => isKnown(word) && isUsual(dressing, word)) || isRepeated(core)
}

function isKnown(word: string): boolean {
  return (
    COMMON_PASSWORD_BASES.has(word) ||
    COMMON_PASSWORD_BASES.has(unleet(word)) ||
    COMMON_PASSWORD_BASES.has(unleet(word.replaceAll('1', 'l')))
  )
}

/** A year, a run or a few digits after a word are what everyone adds; behind a mere `a` or `abc` only runs and years are. */
function isUsual(dressing: string, word: string): boolean {
  const digits = dressing.replace(/\D/g, '')
  const signs = dressing.length - digits.length
  if (signs > 4) return false
  return (word.length > 3 && digits.length <= 4) || /^(?:19|20)\d\d$/.test(digits) || isRun(digits)
}

function isRun(digits: string): boolean {
  return '01234567890'.includes(digits) || '09876543210'.includes(digits) || /^(\d+?)\1+$/.test(digits)
}

function isRepeated(core: string): boolean {
  return core.length > 2 && new Set(core).size === 1
}

/** Whether little is left of the password without the person's own name or address. */
function isPersonal(password: string, extra: { email?: string; name?: string }): boolean {
  const text = plain(password)
  const own = `${plain(extra.email ?? '').split('@')[0] ?? ''} ${plain(extra.name ?? '')}`
  const parts = own.split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part.length >= 3)
  const rest = parts.sort((a, b) => b.length - a.length).reduce((left, part) => left.replaceAll(part, ''), text)
  return rest !== text && [...rest].length < 5
}
