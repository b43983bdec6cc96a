import { createHash, randomBytes } from 'node:crypto'
import { keyFor, sign } from '../../keys.ts'

export type TokenPurpose = 'confirm-email' | 'reset-password' | 'change-email'

/** How long a link of each purpose is good, milliseconds (promise P17). */
export const TOKEN_LIFE_MS: Record<TokenPurpose, number> = {
  'confirm-email': 24 * 3_600_000,
  'change-email': 24 * 3_600_000,
  'reset-password': 3_600_000,
}

/** A fresh random name for a link. Neither the table nor the outbox holds the token itself: it is made from this with our secret. */
export const newNonce = (): string => randomBytes(32).toString('base64url')

/** The token (256 bits, base64url) of a nonce. */
export const tokenOf = (secret: string, purpose: TokenPurpose, nonce: string): string =>
  sign(keyFor(secret, 'one-time-token'), `${purpose}.${nonce}`)

/** What is kept of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
