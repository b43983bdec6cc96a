import { createHash, randomBytes } from 'node:crypto'
import type { LinkPurpose } from '../../signing-keys.ts'

/** How long a link of each purpose is good, milliseconds (promise P17). */
export const TOKEN_LIFE_MS: Record<LinkPurpose, number> = {
  'confirm-email': 24 * 3_600_000,
  'change-email': 24 * 3_600_000,
  'reset-password': 3_600_000,
}

/** A fresh random name for a link, from which its token is made. */
export const newNonce = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
