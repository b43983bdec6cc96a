import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { JobHandlers } from './run.ts'

/** Upper bound of a job's duration. */
const MAX_JOB_MS = 5 * 60_000

/**
 * Every minute: unlocks jobs of workers that have held one for too long because their process was killed; the queue itself waits four hours.
 * If the worker is still running, the job runs twice; all jobs are idempotent.
 */
export const releaseStuckJobs: JobHandlers['free-jobs'] = (context) =>
  unlockJobsLockedBefore(context.db, new Date(context.clock.now() - MAX_JOB_MS))

async function unlockJobsLockedBefore(db: Database, before: Date): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where locked_at < ${before}
    ))
  `.execute(db)
}
