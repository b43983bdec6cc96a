import { randomBytes } from 'node:crypto'
import { deriveKey, equalsConstantTime, sign } from '../signing-keys.ts'

export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'x-xsrf-token'

/** Creates a signed random token, so that a cookie set by another party is not accepted. */
export function createXsrfToken(secret: string): string {
  const nonce = randomBytes(18).toString('base64url')
  return `${nonce}.${sign(deriveKey(secret, 'xsrf'), nonce)}`
}

/** Whether cookie and header have the same token with a valid signature (API-26). */
export function isXsrfValid(secret: string, cookie: string | undefined, header: string | undefined): boolean {
  if (!cookie || !header || cookie.length > 200 || !equalsConstantTime(cookie, header)) return false
  const [nonce = '', signature = ''] = cookie.split('.')
  return equalsConstantTime(signature, sign(deriveKey(secret, 'xsrf'), nonce))
}
