import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { JobName, JobPayloads } from './names.ts'

type Options = {
  /** Earliest start, in milliseconds since the epoch. */
  notBefore?: number
  /** A job replaces an earlier one with the same key that has not started. */
  key?: string
  /** The earlier job of the key keeps its start, so that a series of jobs does not postpone it for ever. */
  keepsTime?: boolean
}

/** Adds a job in the caller's transaction; it exists if and only if the transaction commits. */
export async function enqueue<N extends JobName>(
  db: Database,
  name: N,
  payload: JobPayloads[N],
  options: Options = {},
): Promise<void> {
  const runAt = options.notBefore === undefined ? null : new Date(options.notBefore)
  await sql`/* prepared */
    select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json, run_at => ${runAt}::timestamptz,
      max_attempts => 12, job_key => ${options.key ?? null}, job_key_mode => ${options.keepsTime ? 'preserve_run_at' : 'replace'})
  `.execute(db)
}

export type JobToAdd = { [N in JobName]: { name: N; payload: JobPayloads[N] } & Options }[JobName]

/**
 * Adds jobs in their own statement after the commit of the transaction that caused them; a sweep job must find the work that a crash in
 * between loses. For transactions with high concurrency: adding a job sends a notification, and commits with notifications are serialised.
 * Commits asynchronously, because the sweep also covers a power loss.
 */
export async function enqueueSoon(db: Database, jobs: readonly JobToAdd[]): Promise<void> {
  const added = jobs.map(({ name, payload, notBefore, key }) => ({
    name,
    payload,
    key: key ?? null,
    run_at: notBefore === undefined ? null : new Date(notBefore),
  }))
  await sql`/* prepared */
    select set_config('synchronous_commit', 'off', true), graphile_worker.add_jobs(array(
      select row(j.name, j.payload, null, j.run_at, 12, j.key, null, null)::graphile_worker.job_spec
      from json_to_recordset(${JSON.stringify(added)}::json) as j (name text, payload json, run_at timestamptz, key text)
    ))
  `.execute(db)
}
