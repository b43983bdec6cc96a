import type { UserId } from '@warda/domain/ids'
import { deriveKey, equalsConstantTime, sign } from '../../signing-keys.ts'

/** How long a signed URL is valid, in ms (promise P24: at most ten minutes). */
export const ADDRESS_LIFE_MS = 5 * 60_000

type Signed = { fileId: string; userId: UserId }

const wordFor = (secret: string, signed: Signed, expiresAt: string): string =>
  sign(deriveKey(secret, 'private-file'), `${signed.fileId}.${signed.userId}.${expiresAt}`)

/** The signature of a URL: its expiry, and an HMAC of file and user. */
export const createSignature = (secret: string, signed: Signed, expiresAt: number): string =>
  `${expiresAt}.${wordFor(secret, signed, String(expiresAt))}`

/** Whether a signature is valid for this file and user at `nowMs`. */
export function isSignatureValid(secret: string, signed: Signed, segment: string, nowMs: number): boolean {
  const [expiresAt = '', signatureText = '', ...rest] = segment.split('.')
  if (rest.length > 0 || !/^\d{13,15}$/.test(expiresAt)) return false
  return equalsConstantTime(signatureText, wordFor(secret, signed, expiresAt)) && nowMs < Number(expiresAt)
}
