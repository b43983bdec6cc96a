import { createHmac, randomBytes, randomInt } from 'node:crypto'
import {
  formatRecoveryCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODE_COUNT,
  RECOVERY_CODE_LENGTH,
} from '@warda/domain/access/one-time-code'
import { decrypt, encrypt } from '../../encryption.ts'
import { deriveKey } from '../../signing-keys.ts'

/** Bytes of a secret: the length that RFC 4226 recommends. */
const SECRET_BYTES = 20

export const createTotpSecret = (): Buffer => randomBytes(SECRET_BYTES)

/** Encrypts the secret of an account; the result decrypts for this account only. */
export const encryptTotpSecret = (secret: string, userId: string, totpSecret: Buffer): Buffer =>
  encrypt(deriveKey(secret, 'second-factor'), totpSecret.toString('base64'), `second-factor:${userId}`)

/** Throws when SECRET is not the one with which it was encrypted. */
export const decryptTotpSecret = (secret: string, userId: string, encrypted: Buffer): Buffer =>
  Buffer.from(decrypt(deriveKey(secret, 'second-factor'), encrypted, `second-factor:${userId}`), 'base64')

/** The stored hash of a recovery code, keyed, because a code alone is short enough to be guessed from its hash. */
export const hashRecoveryCode = (secret: string, userId: string, code: string): Buffer =>
  createHmac('sha256', deriveKey(secret, 'second-factor')).update(`recovery:${userId}:${code}`).digest()

/** New recovery codes as they are shown, with their hashes. */
export function createRecoveryCodes(secret: string, userId: string): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from({ length: RECOVERY_CODE_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(''),
  )
  return { codes: codes.map(formatRecoveryCode), hashes: codes.map((code) => hashRecoveryCode(secret, userId, code)) }
}
