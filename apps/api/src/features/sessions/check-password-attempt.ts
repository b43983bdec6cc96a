import { createHash } from 'node:crypto'
import { normalizeEmail } from '@warda/domain/email'
import type { AppContext } from '../../context.ts'
import { clearGuesses, clearGuessesOf, type GuessRule, returnGuess, takeGuess } from '../../db/password-guesses.ts'
import { countFailure } from './login-alarm.ts'
import { verifyPassword } from './passwords.ts'

/** Where guesses come from: an IP address, a browser in which the account's owner signed in, or the signed-in owner. */
export type GuessOrigin =
  | { kind: 'address'; ip: string }
  | { kind: 'device'; deviceHash: Buffer }
  | { kind: 'user'; userId: string }

/** Wrong passwords for one account from one origin: 5 at once, then after 5, 10, 20 … s, so at most 12 in a quarter of an hour. */
const ORIGIN_RULE: GuessRule = { free: 5, firstDelaySeconds: 5, maxDelaySeconds: 900 }

/**
 * Wrong passwords for one account from all addresses together: 10 at once, then one a minute. The short delay keeps strangers from locking the
 * owner out (decision 57); known devices are not counted here.
 */
const ACCOUNT_RULE: GuessRule = { free: 10, firstDelaySeconds: 60, maxDelaySeconds: 60 }

const hash = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64url')

const accountKey = (email: string): string => hash(normalizeEmail(email))

function originKey(email: string, origin: GuessOrigin): string {
  const subject = origin.kind === 'address' ? origin.ip : origin.kind === 'device' ? origin.deviceHash : origin.userId
  return `${accountKey(email)}:${origin.kind}:${hash(subject)}`
}

export type PasswordGuess = {
  email: string
  /** The stored hash; absent: no such account. */
  hash: string | undefined
  password: string
  origin: GuessOrigin
}

type PasswordCheck = { outcome: 'right' | 'wrong' } | { outcome: 'too_many'; retryAfter: number }

/**
 * Checks a password against a stored hash. Guesses are counted by the address, registered or not, and by their origin; no other header or field
 * changes the count. A correct password is not counted.
 */
export async function checkPasswordAttempt(context: AppContext, guess: PasswordGuess): Promise<PasswordCheck> {
  let retryAfter: number | null = null
  const isCorrect = await verifyPassword(guess.hash, guess.password, async () => {
    retryAfter = await takeGuesses(context, guess)
    return retryAfter === null
  })
  if (isCorrect === true) {
    await clearGuesses(context.db, originKey(guess.email, guess.origin))
    if (guess.origin.kind === 'address') await returnGuess(context.db, accountKey(guess.email))
    return { outcome: 'right' }
  }
  await countFailure(context)
  return retryAfter === null ? { outcome: 'wrong' } : { outcome: 'too_many', retryAfter }
}

/** The seconds to wait when the guess may not be made. */
async function takeGuesses({ db }: AppContext, { email, origin }: PasswordGuess): Promise<number | null> {
  const key = originKey(email, origin)
  const wait = await takeGuess(db, key, ORIGIN_RULE)
  if (wait !== null || origin.kind !== 'address') return wait
  const accountWait = await takeGuess(db, accountKey(email), ACCOUNT_RULE)
  if (accountWait !== null) await returnGuess(db, key)
  return accountWait
}

/** Resets the attempts of an account whose owner is verified. */
export const clearPasswordAttempts = (context: AppContext, email: string): Promise<void> =>
  clearGuessesOf(context.db, accountKey(email))
