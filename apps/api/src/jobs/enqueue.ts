import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { JobName, JobPayloads } from './names.ts'

type Options = {
  /** Not before this instant (milliseconds, UTC). */
  notBefore?: number
  /** Jobs with the same key are one: a later one replaces an earlier that has not started. */
  key?: string
}

/** Adds a job in the caller's transaction: it exists if, and only if, the transaction commits. */
export async function enqueue<N extends JobName>(
  db: Database,
  name: N,
  payload: JobPayloads[N],
  options: Options = {},
): Promise<void> {
  const runAt = options.notBefore === undefined ? null : new Date(options.notBefore)
  await sql`
    select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json, run_at => ${runAt}::timestamptz,
      max_attempts => 12, job_key => ${options.key ?? null})
  `.execute(db)
}
