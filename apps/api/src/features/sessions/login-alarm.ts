import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { countHit, maxHits } from '../../db/rate-limits.ts'

const KEY = 'password:failed'
/** A quarter of an hour, as the limits of one account and of one address count. */
const SECONDS = 15 * 60
/** More wrong passwords than people of one shop mistype in a quarter of an hour, whatever accounts and addresses they are spread over. */
const ALARMING = 100

/**
 * Counts a wrong password over all accounts and addresses, and raises the alarm once for each quarter of an hour that has too many: passwords
 * are being guessed slowly enough for the other limits (promise H41).
 */
export async function countFailure({ db, log }: Pick<AppContext, 'db' | 'log'>): Promise<void> {
  const { hits } = await countHit(db, KEY, SECONDS)
  if (hits === ALARMING) log.error({ failures: hits, seconds: SECONDS }, 'unusually many wrong passwords')
}

/** The most wrong passwords of one quarter of an hour in the last day, when that was alarming; else null. */
export async function alarmingFailures(db: Database): Promise<number | null> {
  const most = await maxHits(db, KEY)
  return most >= ALARMING ? most : null
}
