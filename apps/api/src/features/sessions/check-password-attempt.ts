import { createHash } from 'node:crypto'
import { normalizeEmail } from '@warda/domain/email'
import type { AppContext } from '../../context.ts'
import { clearAttempts, type RateLimitAttempt, returnAttempt, takeAttempt } from '../../db/rate-limits.ts'
import { countFailure } from './login-alarm.ts'
import { verifyPassword } from './passwords.ts'

/** Wrong passwords per account in 15 minutes (promise P16). */
const FAILURES = 10
export const FAILURE_SECONDS = 15 * 60

const limitKey = (email: string): string =>
  `login:${createHash('sha256').update(normalizeEmail(email)).digest('base64url')}`

/**
 * Checks a password against a stored hash (absent: no such account). Attempts are counted by the address alone, registered or not, so
 * that no header or other field changes the count; a correct password is not counted.
 */
export async function checkPasswordAttempt(
  context: AppContext,
  email: string,
  hash: string | undefined,
  password: string,
): Promise<'right' | 'wrong' | 'too_many'> {
  const key = limitKey(email)
  let rateLimit: RateLimitAttempt | null = null
  const isCorrect = await verifyPassword(hash, password, async () => {
    rateLimit = await takeAttempt(context.db, key, FAILURES, FAILURE_SECONDS)
    return rateLimit !== null
  })
  if (isCorrect === true) {
    if (rateLimit) await returnAttempt(context.db, key, rateLimit)
    return 'right'
  }
  await countFailure(context)
  return isCorrect === 'not_tried' ? 'too_many' : 'wrong'
}

/** Resets the attempts of an account whose owner is verified. */
export const clearPasswordAttempts = (context: AppContext, email: string): Promise<void> =>
  clearAttempts(context.db, limitKey(email))
