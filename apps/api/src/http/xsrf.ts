import { randomBytes } from 'node:crypto'
import { keyFor, sameText, sign } from '../signing-keys.ts'

export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'x-xsrf-token'

/** A fresh token: random text and its signature, so that a planted cookie is worth nothing. */
export function newXsrfToken(secret: string): string {
  const nonce = randomBytes(18).toString('base64url')
  return `${nonce}.${sign(keyFor(secret, 'xsrf'), nonce)}`
}

/** Whether cookie and header carry the same token and we made it (API-26). */
export function isXsrfValid(secret: string, cookie: string | undefined, header: string | undefined): boolean {
  if (!cookie || !header || cookie.length > 200 || !sameText(cookie, header)) return false
  const [nonce = '', signature = ''] = cookie.split('.')
  return sameText(signature, sign(keyFor(secret, 'xsrf'), nonce))
}
