import { LIMITS } from './limits.ts'

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const ADDRESS = new RegExp(
  `^(${ATOM}(?:\\.${ATOM})*)@(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,57}[a-z0-9])$`,
  'i',
)

/**
 * Whether a text is an address that mail can safely be sent to: ASCII, local part of at most 64, whole of at most 254, no quotes,
 * comments, spaces or line breaks, dots only between parts, a top-level name of two letters or more. Fold it first: nothing is trimmed here.
 */
export function isEmail(text: string): boolean {
  // The length first, so that no hostile text reaches the expression.
  if (text.length > LIMITS.email) return false
  const local = ADDRESS.exec(text)?.[1]
  return local !== undefined && local.length <= 64
}

/** The form in which an address is stored, compared and unique: NFKC, trimmed, lower-case. */
export function normalizeEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** Whether an address is nobody's: under `.invalid` (RFC 2606), as those of people whom the shop knows by telephone alone. Nothing is sent there. */
export function isUndeliverableEmail(address: string): boolean {
  return /[@.]invalid$/i.test(address)
}
