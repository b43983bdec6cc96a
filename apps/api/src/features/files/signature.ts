import { equalsConstantTime, keyFor, sign } from '../../signing-keys.ts'

/** How long a signed address lives, milliseconds (promise P24: at most ten minutes). */
export const ADDRESS_LIFE_MS = 5 * 60_000

type Signed = { fileId: string; userId: string }

const wordFor = (secret: string, signed: Signed, expiresAt: string): string =>
  sign(keyFor(secret, 'private-file'), `${signed.fileId}.${signed.userId}.${expiresAt}`)

/** The last segment of a picture's address: when it ends, and our word for this file and this person. */
export const signatureOf = (secret: string, signed: Signed, expiresAt: number): string =>
  `${expiresAt}.${wordFor(secret, signed, String(expiresAt))}`

/** Whether a segment is our word for this file and this person, and alive at `nowMs`. */
export function signatureHolds(secret: string, signed: Signed, segment: string, nowMs: number): boolean {
  const [expiresAt = '', word = '', ...rest] = segment.split('.')
  if (rest.length > 0 || !/^\d{13,15}$/.test(expiresAt)) return false
  return equalsConstantTime(word, wordFor(secret, signed, expiresAt)) && nowMs < Number(expiresAt)
}
