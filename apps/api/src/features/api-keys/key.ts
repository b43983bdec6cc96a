import { createHash } from 'node:crypto'
import { deriveKey, sign } from '../../signing-keys.ts'

/** A fixed prefix, so that secret scanners recognise a published key. */
const PREFIX = 'shopkey_'

/**
 * The key of a random id: 256 bits in base64url after the prefix, derived from the secret, so that no table contains it and a repeated request
 * gets the same key.
 */
export const deriveApiKey = (secret: string, id: string): string => PREFIX + sign(deriveKey(secret, 'api-key'), id)

/** Whether a bearer token is meant as an API key. */
export const isApiKey = (token: string): boolean => token.startsWith(PREFIX)

/** The stored hash of a key. It has no secret, so that keys stay valid when the secret changes; 256 random bits need no slow hash. */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()
