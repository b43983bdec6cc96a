import { toAsciiDomain } from './email-domain.ts'
import { removeInvisible } from './invisible.ts'
import { LIMITS } from './limits.ts'

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const ADDRESS = new RegExp(
  `^(${ATOM}(?:\\.${ATOM})*)@(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,57}[a-z0-9])$`,
  'i',
)

/**
 * Whether a text is a safe email address: ASCII, local part at most 64 characters, at most 254 in all, no quotes, comments, spaces or line
 * breaks, dots only between parts, a top-level domain of at least two letters. The text is not trimmed; use `toAsciiEmail` first.
 */
export function isEmail(text: string): boolean {
  // The length comes first, to keep long input away from the regular expression.
  if (text.length > LIMITS.email) return false
  const local = ADDRESS.exec(text)?.[1]
  return local !== undefined && local.length <= 64
}

/** An address as typed, without invisible marks and with a Unicode domain in the ASCII form that mail is sent to. */
export function toAsciiEmail(text: string): string {
  const address = removeInvisible(text).trim()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return at < 0 || /^[\x20-\x7e]*$/.test(domain) ? address : `${address.slice(0, at)}@${toAsciiDomain(domain)}`
}

/** The form in which an address is stored, compared and kept unique: NFKC, trimmed, lower-case, ASCII domain. */
export function normalizeEmail(text: string): string {
  return toAsciiEmail(text.normalize('NFKC')).toLowerCase()
}

/** Whether an address is a placeholder under `.invalid` (RFC 2606), used for customers without email. No mail is sent to it. */
export function isUndeliverableEmail(address: string): boolean {
  return /[@.]invalid$/i.test(address)
}
