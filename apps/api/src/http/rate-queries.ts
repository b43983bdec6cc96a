import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Counts one hit and answers how many the window has now, and the seconds until it ends. Time is the database's. */
export async function countHit(
  db: Database,
  key: string,
  seconds: number,
): Promise<{ hits: number; retryAfter: number }> {
  const { rows } = await sql<{ hits: number; retry_after: number }>`
    insert into rate_bucket as b (key, window_start, hits)
    values (${key}, to_timestamp(floor(extract(epoch from clock_timestamp()) / ${seconds}::float8) * ${seconds}::float8), 1)
    on conflict (key, window_start) do update set hits = b.hits + 1
    returning hits, (extract(epoch from window_start) + ${seconds}::float8 - extract(epoch from clock_timestamp()))::float8 as retry_after
  `.execute(db)
  const row = rows[0]
  return { hits: row?.hits ?? 1, retryAfter: row?.retry_after ?? seconds }
}

/** Hits so far in the current window, without counting one. */
export async function hitsSoFar(db: Database, key: string, seconds: number): Promise<number> {
  const { rows } = await sql<{ hits: number }>`
    select hits from rate_bucket
    where key = ${key} and window_start = to_timestamp(floor(extract(epoch from clock_timestamp()) / ${seconds}::float8) * ${seconds}::float8)
  `.execute(db)
  return rows[0]?.hits ?? 0
}

/** Forgets windows that ended more than a day ago. */
export async function forgetOldHits(db: Database): Promise<void> {
  await sql`delete from rate_bucket where window_start < now() - interval '1 day'`.execute(db)
}
