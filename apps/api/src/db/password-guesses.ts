import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Computed } from './row.ts'

/** After `free` wrong guesses the next one has to wait; each further one doubles the delay up to the maximum. */
export type GuessRule = { free: number; firstDelaySeconds: number; maxDelaySeconds: number }

/** Seconds without a guess, after the delay, that forget the wrong ones. */
const FORGET_SECONDS = 900

/** Keeps `2 ^ n` a number. */
const MAX_DOUBLINGS = 30

/**
 * Counts a guess as wrong before it is made, so that concurrent guesses cannot exceed the rule; null when it may be made, else the seconds to
 * wait, without counting. By the database's clock.
 */
export async function takeGuess(db: Database, key: string, rule: GuessRule): Promise<number | null> {
  const { free, firstDelaySeconds, maxDelaySeconds } = rule
  const { rows: taken } = await sql<Computed<{ failures: number }>>`
    insert into password_guess as g (key, failures, next_at) values (${key}, 1, clock_timestamp())
    on conflict (key) do update set (failures, next_at) = (
      select n.failures, clock_timestamp() + case when n.failures < ${free} then interval '0' else make_interval(secs =>
        least(${firstDelaySeconds}::float8 * 2 ^ least(n.failures - ${free}, ${MAX_DOUBLINGS}), ${maxDelaySeconds})) end
      from (select case when g.next_at < clock_timestamp() - make_interval(secs => ${FORGET_SECONDS}) then 1 else g.failures + 1 end as failures) n
    )
    where g.next_at <= clock_timestamp()
    returning failures
  `.execute(db)
  if (taken.length > 0) return null
  const { rows } = await sql<Computed<{ wait: number }>>`
    select extract(epoch from next_at - clock_timestamp())::float8 as wait from password_guess where key = ${key}
  `.execute(db)
  return Math.max(1, rows[0]?.wait ?? 1)
}

/** Takes back a guess that was right or was not made. */
export async function returnGuess(db: Database, key: string): Promise<void> {
  await sql`
    update password_guess set failures = greatest(failures - 1, 0), next_at = least(next_at, clock_timestamp()) where key = ${key}
  `.execute(db)
}

/** Forgets the wrong guesses of a key. */
export async function clearGuesses(db: Database, key: string): Promise<void> {
  await sql`delete from password_guess where key = ${key}`.execute(db)
}

/** Forgets the wrong guesses of all keys that begin with the text. */
export async function clearGuessesOf(db: Database, prefix: string): Promise<void> {
  await sql`delete from password_guess where starts_with(key, ${prefix})`.execute(db)
}

/** Deletes rows whose delay ended a day ago. */
export async function deleteOldGuesses(db: Database): Promise<void> {
  await sql`delete from password_guess where next_at < now() - interval '1 day'`.execute(db)
}
