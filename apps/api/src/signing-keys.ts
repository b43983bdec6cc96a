import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type KeyUse =
  | 'access-token'
  | 'refresh'
  | 'xsrf'
  | 'one-time-token'
  | 'receipt'
  | 'invoice'
  | 'pay-link'
  | 'private-file'
  | 'welcome'
  | 'set-up'
  | 'stock-alert'
  | 'occasion-reminder'
  | 'address-request'
  | 'item-change'
  | 'gift-card'
  | 'short-link'
  | 'message-stop'
  | 'tax-unit'
  | 'login-challenge'
  | 'second-factor'
  | 'webhook'
  | 'api-key'

const cache = new Map<string, Buffer>()

/** Derives the key of a use from the secret (HKDF-SHA256, 32 bytes). */
export function deriveKey(secret: string, use: KeyUse): Buffer {
  const id = `${use}:${secret}`
  let key = cache.get(id)
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', secret, 'warda', use, 32))
    cache.set(id, key)
  }
  return key
}

/** HMAC-SHA256, base64url. */
export const sign = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** Compares in constant time. */
export function equalsConstantTime(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * The token of a receipt link (decisions §6): its expiry in milliseconds and a signature over order, folded email address and expiry. It is
 * created when the mail is rendered and never stored.
 */
export const createReceiptToken = (
  secret: string,
  link: { orderId: string; email: string; expiresAt: number },
): string =>
  `${link.expiresAt}.${sign(deriveKey(secret, 'receipt'), `${link.orderId}.${link.email}.${link.expiresAt}`)}`

/** The purpose of a link in a mail; a token is valid for one purpose only. */
export type LinkPurpose = 'confirm-email' | 'change-email' | 'reset-password'

/**
 * The single-use token (256 bits, base64url) of a link, derived from a stored random nonce and the secret, so that no table contains it.
 */
export const createOneTimeToken = (secret: string, purpose: LinkPurpose | 'invitation', nonce: string): string =>
  sign(deriveKey(secret, 'one-time-token'), `${purpose}.${nonce}`)
