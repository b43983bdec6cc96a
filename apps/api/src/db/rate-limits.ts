import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Counts one hit and answers how many the window has now, and the seconds until it ends. Time is the database's. */
export async function countHit(
  db: Database,
  key: string,
  seconds: number,
): Promise<{ hits: number; retryAfter: number }> {
  const { rows } = await sql<{ hits: number; retry_after: number }>`/* prepared */
    insert into rate_bucket as b (key, window_start, hits)
    values (${key}, to_timestamp(floor(extract(epoch from clock_timestamp()) / ${seconds}::float8) * ${seconds}::float8), 1)
    on conflict (key, window_start) do update set hits = b.hits + 1
    returning hits, (extract(epoch from window_start) + ${seconds}::float8 - extract(epoch from clock_timestamp()))::float8 as retry_after
  `.execute(db)
  const row = rows[0]
  return { hits: row?.hits ?? 1, retryAfter: row?.retry_after ?? seconds }
}

/** The most hits of one window of the last day. */
export async function maxHits(db: Database, key: string): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(hits), 0) as most from rate_bucket where key = ${key} and window_start > now() - interval '1 day'
  `.execute(db)
  return rows[0]?.most ?? 0
}

/** Forgets windows that ended more than a day ago. */
export async function deleteOldHits(db: Database): Promise<void> {
  await sql`delete from rate_bucket where window_start < now() - interval '1 day'`.execute(db)
}

/** One minute: the step of {@link takeAttempt}'s sliding window. */
const STEP_SECONDS = 60

/** A counted try: the minute it was counted in. */
export type RateLimitAttempt = { minute: Date }

/**
 * Takes one of `max` tries in any window of `seconds`; null, and none taken, when they are spent. Counted in steps of a minute, and
 * before the try is made, so that tries at the same moment can't all slip under the limit: at worst one too many is refused.
 */
export async function takeAttempt(
  db: Database,
  key: string,
  max: number,
  seconds: number,
): Promise<RateLimitAttempt | null> {
  const { rows: counted } = await sql<RateLimitAttempt>`
    insert into rate_bucket as b (key, window_start, hits) values (${key}, date_trunc('minute', clock_timestamp()), 1)
    on conflict (key, window_start) do update set hits = b.hits + 1
    returning window_start as minute
  `.execute(db)
  const taken = counted[0] ?? { minute: new Date(0) }
  const { rows } = await sql<{ hits: number }>`
    select coalesce(sum(hits), 0)::int as hits from rate_bucket
    where key = ${key} and window_start > clock_timestamp() - make_interval(secs => ${seconds + STEP_SECONDS})
  `.execute(db)
  if ((rows[0]?.hits ?? 0) <= max) return taken
  await returnAttempt(db, key, taken)
  return null
}

/** Gives back a try that turned out to be no failure. */
export async function returnAttempt(db: Database, key: string, taken: RateLimitAttempt): Promise<void> {
  await sql`update rate_bucket set hits = hits - 1 where key = ${key} and window_start = ${taken.minute}`.execute(db)
}

/** Forgets every try under a key. */
export async function clearAttempts(db: Database, key: string): Promise<void> {
  await sql`delete from rate_bucket where key = ${key}`.execute(db)
}
