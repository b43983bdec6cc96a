import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { countHit, getMaxHits } from '../../db/rate-limits.ts'

const KEY = 'password:failed'
/** 15 minutes, the window of the limits per account and per address. */
const SECONDS = 15 * 60
/** More wrong passwords in 15 minutes than the users of one shop mistype, over all accounts and addresses. */
const ALARM_THRESHOLD = 100

/**
 * Counts wrong passwords over all accounts and addresses and raises one alarm per window above the threshold: guessing slow enough to
 * stay below the other limits (promise H41).
 */
export async function countFailure({ db, log }: Pick<AppContext, 'db' | 'log'>): Promise<void> {
  const { hits } = await countHit(db, KEY, SECONDS)
  if (hits === ALARM_THRESHOLD) log.error({ failures: hits, seconds: SECONDS }, 'unusually many wrong passwords')
}

/** The highest count of a window in the last day when it raised the alarm, else null. */
export async function findAlarmingFailures(db: Database): Promise<number | null> {
  const most = await getMaxHits(db, KEY)
  return most >= ALARM_THRESHOLD ? most : null
}
