import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Jobs } from './run.ts'

/** No job of ours works for longer, milliseconds. */
const LONGEST_MS = 5 * 60_000

/**
 * Every minute: takes jobs out of the hands of workers that have held one for too long, for their process was killed; the queue itself would
 * wait four hours. Should the worker live after all, the job runs twice, which every job bears.
 */
export const releaseStuckJobs: Jobs['free-jobs'] = (context) =>
  freeJobsHeldSince(context.db, new Date(context.clock.now() - LONGEST_MS))

async function freeJobsHeldSince(db: Database, since: Date): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where locked_at < ${since}
    ))
  `.execute(db)
}
