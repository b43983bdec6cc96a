import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Column, Columns, Computed } from './row.ts'

/** Counts one hit in the current fixed window and returns the count and the seconds until the window ends, by the database's clock. */
export async function countHit(
  db: Database,
  key: string,
  seconds: number,
): Promise<{ hits: number; retryAfter: number }> {
  const { rows } = await sql<Columns<'rate_bucket', 'hits'> & Computed<{ retry_after: number }>>`/* prepared */
    insert into rate_bucket as b (key, window_start, hits)
    values (${key}, to_timestamp(floor(extract(epoch from clock_timestamp()) / ${seconds}::float8) * ${seconds}::float8), 1)
    on conflict (key, window_start) do update set hits = b.hits + 1
    returning hits, (extract(epoch from window_start) + ${seconds}::float8 - extract(epoch from clock_timestamp()))::float8 as retry_after
  `.execute(db)
  const row = rows[0]
  return { hits: row?.hits ?? 1, retryAfter: row?.retry_after ?? seconds }
}

/** The highest count of one window of the last day. */
export async function getMaxHits(db: Database, key: string): Promise<number> {
  const { rows } = await sql<Computed<{ highest: number }>>`
    select coalesce(max(hits), 0) as highest from rate_bucket where key = ${key} and window_start > now() - interval '1 day'
  `.execute(db)
  return rows[0]?.highest ?? 0
}

/** Deletes windows older than a day. */
export async function deleteOldHits(db: Database): Promise<void> {
  await sql`delete from rate_bucket where window_start < now() - interval '1 day'`.execute(db)
}

/** Granularity of the sliding window of {@link takeAttempt}. */
const STEP_SECONDS = 60

/** A counted attempt: the minute in which it was inserted. */
export type RateLimitAttempt = { minute: Column<'rate_bucket', 'windowStart'> }

/**
 * Counts one of `max` attempts in a sliding window of `seconds`; null, without counting, when the limit is reached. The attempt is inserted
 * before it is made, so concurrent attempts cannot exceed the limit; at worst one too many is rejected.
 */
export async function takeAttempt(
  db: Database,
  key: string,
  max: number,
  seconds: number,
): Promise<RateLimitAttempt | null> {
  const { rows: inserted } = await sql<RateLimitAttempt>`
    insert into rate_bucket as b (key, window_start, hits) values (${key}, date_trunc('minute', clock_timestamp()), 1)
    on conflict (key, window_start) do update set hits = b.hits + 1
    returning window_start as minute
  `.execute(db)
  const attempt = inserted[0] ?? { minute: new Date(0) }
  const { rows } = await sql<Computed<{ hits: number }>>`
    select coalesce(sum(hits), 0)::int as hits from rate_bucket
    where key = ${key} and window_start > clock_timestamp() - make_interval(secs => ${seconds + STEP_SECONDS})
  `.execute(db)
  if ((rows[0]?.hits ?? 0) <= max) return attempt
  await returnAttempt(db, key, attempt)
  return null
}

/** Removes an attempt that did not fail. */
export async function returnAttempt(db: Database, key: string, attempt: RateLimitAttempt): Promise<void> {
  await sql`update rate_bucket set hits = hits - 1 where key = ${key} and window_start = ${attempt.minute}`.execute(db)
}
