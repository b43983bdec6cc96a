import { createHash } from 'node:crypto'
import { normalizeEmail } from '@warda/domain/email'
import type { AppContext } from '../../context.ts'
import { clearAttempts, type RateLimitAttempt, returnAttempt, takeAttempt } from '../../db/rate-limits.ts'
import { countFailure } from './login-alarm.ts'
import { verifyPassword } from './passwords.ts'

/** Wrong passwords an account takes in any quarter of an hour (promise P16). */
const FAILURES = 10
export const FAILURE_SECONDS = 15 * 60

const keyOf = (email: string): string =>
  `login:${createHash('sha256').update(normalizeEmail(email)).digest('base64url')}`

/**
 * Tries a password against a kept hash (none: nobody by that name). The account is the address alone, known or not, so no
 * header or other field of a request changes what is counted; a right password costs no try.
 */
export async function checkPasswordAttempt(
  context: AppContext,
  email: string,
  kept: string | undefined,
  password: string,
): Promise<'right' | 'wrong' | 'too_many'> {
  const key = keyOf(email)
  let taken: RateLimitAttempt | null = null
  const holds = await verifyPassword(kept, password, async () => {
    taken = await takeAttempt(context.db, key, FAILURES, FAILURE_SECONDS)
    return taken !== null
  })
  if (holds === true) {
    if (taken) await returnAttempt(context.db, key, taken)
    return 'right'
  }
  await countFailure(context)
  return holds === 'not_tried' ? 'too_many' : 'wrong'
}

/** Opens an account for tries again: its owner has just proved to be the owner. */
export const clearPasswordAttempts = (context: AppContext, email: string): Promise<void> =>
  clearAttempts(context.db, keyOf(email))
