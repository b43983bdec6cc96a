import { createHash, randomBytes } from 'node:crypto'
import type { LinkPurpose } from '../../signing-keys.ts'

/** Lifetime of a link by purpose, in ms (promise P17). */
export const TOKEN_LIFE_MS: Record<LinkPurpose, number> = {
  'confirm-email': 24 * 3_600_000,
  'change-email': 24 * 3_600_000,
  'reset-password': 3_600_000,
}

/** A random nonce from which the token of a link is derived. */
export const createNonce = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
