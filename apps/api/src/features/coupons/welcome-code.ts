import { randomInt } from 'node:crypto'
import { getCodePrefix, SOFTWARE_NAME } from '@warda/domain/identity/shop-name'
import type { Database } from '../../db/database.ts'
import { insertWelcomeCode } from './redemption-queries.ts'

/** Characters that are not confused when read aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 6

/**
 * The user's welcome code, created on the first call (spec §2: the 15 % first-order gift). Call it when the email address is confirmed;
 * percent and the shop's name, with which the code starts, come from the settings.
 */
export function issueWelcomeCode(
  db: Database,
  userId: string,
  percent: number,
  shopName: string = SOFTWARE_NAME.en,
): Promise<string> {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return insertWelcomeCode(db, { code: `${getCodePrefix(shopName)}-${letters}`, userId, percent })
}
