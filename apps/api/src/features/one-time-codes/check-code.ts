import { createHash } from 'node:crypto'
import { parseOneTimeCode } from '@warda/domain/access/one-time-code'
import { listAcceptedSteps } from '@warda/domain/access/second-factor'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { clearGuesses, type GuessRule, takeGuess } from '../../db/password-guesses.ts'
import { consumeRecoveryCode, consumeStep, findSecondFactor } from './queries.ts'
import { findStep } from './totp.ts'
import { decryptTotpSecret, hashRecoveryCode } from './totp-secret.ts'

/**
 * Where codes come from: a browser in which the owner logged in, the signed-in owner, or anywhere else. All unknown browsers share one count,
 * because only somebody with the password is asked for a code (decision 60).
 */
export type CodeOrigin = { kind: 'device'; deviceHash: Buffer } | { kind: 'user' } | { kind: 'unknown' }

/** Five wrong codes at once, then after 5, 10, 20 … s, at most 15 minutes. */
const CODE_RULE: GuessRule = { free: 5, firstDelaySeconds: 5, maxDelaySeconds: 900 }

/** The field of a code in every form. */
export const CODE_FIELD = 'oneTimeCode'

export type CodeError = 'second_factor.wrong_code' | 'second_factor.too_many'

const guessKey = (userId: string, origin: CodeOrigin): string => {
  const device = origin.kind === 'device' ? `:${origin.deviceHash.toString('base64url')}` : ''
  return `${createHash('sha256').update(`second-factor:${userId}`).digest('base64url')}:${origin.kind}${device}`
}

/**
 * Checks a code of the app or a recovery code and uses it up: of concurrent requests with one code, one succeeds. Wrong codes delay the next
 * one as wrong passwords do. Refusals: `second_factor.wrong_code`, `second_factor.too_many`.
 */
export async function checkCode(
  context: AppContext,
  guess: { userId: string; code: string; origin: CodeOrigin },
): Promise<Result<null, CodeError>> {
  const key = guessKey(guess.userId, guess.origin)
  const wait = await takeGuess(context.db, key, CODE_RULE)
  if (wait !== null) return refuse('second_factor.too_many', { retryAfter: wait })
  if (await acceptCode(context, guess.userId, guess.code)) {
    await clearGuesses(context.db, key)
    return ok(null)
  }
  return refuse('second_factor.wrong_code', undefined, CODE_FIELD)
}

async function acceptCode(context: AppContext, userId: string, text: string): Promise<boolean> {
  const { db, config, clock } = context
  const typed = parseOneTimeCode(text)
  const factor = typed && (await findSecondFactor(db, userId))
  if (!typed || !factor?.confirmed_at) return false
  if (typed.kind === 'recovery')
    return consumeRecoveryCode(db, userId, hashRecoveryCode(config.SECRET, userId, typed.code), new Date(clock.now()))
  const secret = readTotpSecret(context, userId, factor.secret)
  const step = secret && findStep(secret, typed.code, listAcceptedSteps(clock.now(), factor.last_step))
  return step !== null && consumeStep(db, userId, step)
}

/** The secret of an account; null after a change of SECRET, when the second factor has to be reset (docs/running.md). */
function readTotpSecret({ config, log }: AppContext, userId: string, encrypted: Buffer): Buffer | null {
  try {
    return decryptTotpSecret(config.SECRET, userId, encrypted)
  } catch (error) {
    log.error({ err: error, userId }, 'a second factor cannot be decrypted: was SECRET changed?')
    return null
  }
}
