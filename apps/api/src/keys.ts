import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type KeyUse = 'access-token' | 'refresh' | 'xsrf' | 'signed-link' | 'one-time-token'

const cache = new Map<string, Buffer>()

/** One secret, a key of its own for each use (HKDF-SHA256, 32 bytes). */
export function keyFor(secret: string, use: KeyUse): Buffer {
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
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
