import { createHash } from 'node:crypto'
import { deriveKey, sign } from '../../signing-keys.ts'

/** Recognisable, so that scanners find a key that was published by mistake. */
const PREFIX = 'shopkey_'

/**
 * The key with a random id: 256 bits in base64url behind the prefix, derived from the secret, so that no table contains it and an answer that was
 * lost can be repeated.
 */
export const deriveApiKey = (secret: string, id: string): string => PREFIX + sign(deriveKey(secret, 'api-key'), id)

/** Whether a bearer token is meant as an API key. */
export const isApiKey = (token: string): boolean => token.startsWith(PREFIX)

/** What is stored of a key, so that a change of the secret does not matter; 256 bits need no slow hash. */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()
