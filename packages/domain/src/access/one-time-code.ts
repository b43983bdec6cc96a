import { normaliseDashes, removeInvisible } from '../invisible.ts'
import { normaliseDigits } from '../text.ts'

/** A code of the authenticator app, or a recovery code in the form that is hashed. */
export type OneTimeCode = { kind: 'app' | 'recovery'; code: string }

/** Digits of a code of the authenticator app. */
export const APP_CODE_DIGITS = 6

/** Characters of a recovery code: 50 bits. */
export const RECOVERY_CODE_LENGTH = 10

/** Digits and letters that are not confused with each other when they are written down (Crockford's base 32). */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How many recovery codes a person gets. */
export const RECOVERY_CODE_COUNT = 10

const APP_CODE = new RegExp(`^\\d{${APP_CODE_DIGITS}}$`)
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_CODE_LENGTH}}$`)

/** Reads a code as people type it: spaces and dashes anywhere, Arabic digits, small letters, O for 0, I and L for 1. Null for any other text. */
export function parseOneTimeCode(text: string): OneTimeCode | null {
  const code = normaliseDashes(normaliseDigits(removeInvisible(text)))
    .replace(/[\s-]/g, '')
    .toUpperCase()
  if (APP_CODE.test(code)) return { kind: 'app', code }
  const recoveryCode = code.replaceAll('O', '0').replace(/[IL]/g, '1')
  return RECOVERY_CODE.test(recoveryCode) ? { kind: 'recovery', code: recoveryCode } : null
}

/** A recovery code as it is shown: `ABCDE-12345`. */
export const formatRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
