import { randomInt } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { insertWelcomeCode } from './redemption-queries.ts'

/** Letters and digits that are not taken for one another when read aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 6

/**
 * The person's welcome code, made at the first asking and the same ever after. Call it when the e-mail address is confirmed
 * (spec §2: the 15 % first-order gift); `percent` comes from the settings.
 */
export function issueWelcomeCode(db: Database, userId: string, percent: number): Promise<string> {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return insertWelcomeCode(db, { code: `WARDA-${letters}`, userId, percent })
}
