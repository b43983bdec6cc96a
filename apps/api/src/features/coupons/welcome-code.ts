import { randomInt } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { insertWelcomeCode } from './redemption-queries.ts'

/** Characters that are not confused when read aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 6

/**
 * The user's welcome code, created on the first call (spec §2: the 15 % first-order gift). Call it when the email address is confirmed;
 * `percent` comes from the settings.
 */
export function issueWelcomeCode(db: Database, userId: string, percent: number): Promise<string> {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return insertWelcomeCode(db, { code: `WARDA-${letters}`, userId, percent })
}
