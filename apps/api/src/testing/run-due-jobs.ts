import { type JobHelpers, Logger, runOnce, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { createDatabase, createPool } from '../db/pool.ts'
import { TEST_TIMEOUTS } from './database.ts'

/** Shortly before the time of test shops (`SUNDAY_MORNING`). */
const BEFORE_ALL_TESTS = Date.UTC(2026, 10, 28, 7, 0, 0)

const quiet = new Logger(() => () => {})

type Job = JobHelpers['job']

/**
 * Runs the queue's jobs until none is due. The queue uses the database's clock and a test shop its own: jobs that the shop scheduled for
 * later are not run, even when the database's clock is past that time.
 */
export async function runDueJobs(url: string, tasks: TaskList): Promise<void> {
  // Our own pool: the worker's has unhandled errors when the database is dropped while its connections close.
  const pgPool = createPool(url, { max: 2, onConnectionLost: () => {}, timeoutFactor: TEST_TIMEOUTS })
  const postponed: Job[] = []
  const taskList = Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, postponing(task, postponed)]))
  await runOnce({ pgPool, taskList, noHandleSignals: true, logger: quiet })
  const db = createDatabase(pgPool)
  for (const { id, run_at } of postponed) {
    await sql`
      update graphile_worker._private_jobs set run_at = ${run_at}, attempts = attempts - 1, last_error = null where id = ${id}
    `.execute(db)
  }
  await pgPool.end()
}

const postponing =
  (task: TaskList[string], postponed: Job[]): TaskList[string] =>
  async (payload, helpers) => {
    if (!isPostponed(helpers.job)) return task?.(payload, helpers)
    postponed.push(helpers.job)
    throw new Error('not yet by the time of the shop')
  }

/** A job due before it was created is scheduled by the shop's clock. */
const isPostponed = ({ run_at, created_at }: Job): boolean =>
  run_at.getTime() > BEFORE_ALL_TESTS && run_at.getTime() < created_at.getTime() - 60_000
