import { type JobHelpers, Logger, runOnce, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { createDatabase, createPool } from '../db/pool.ts'
import { TEST_TIMEOUTS } from './database.ts'

/** Just before the days that test shops live in (`SUNDAY_MORNING`). */
const BEFORE_ALL_TESTS = Date.UTC(2026, 10, 28, 7, 0, 0)

const quiet = new Logger(() => () => {})

type Job = JobHelpers['job']

/**
 * Runs the queue's jobs until none is due. The queue goes by the database's time, a test shop by a time of its own: what the shop put off till
 * later stays where it is, also on a day when that moment is long past for the database.
 */
export async function runDueJobs(url: string, tasks: TaskList): Promise<void> {
  // A pool of our own: the worker's leaves lines that are still closing when the database is dropped, and then nobody hears them break.
  const pgPool = createPool(url, { max: 2, onConnectionLost: () => {}, timeoutFactor: TEST_TIMEOUTS })
  const later: Job[] = []
  const taskList = Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, leaving(task, later)]))
  await runOnce({ pgPool, taskList, noHandleSignals: true, logger: quiet })
  const db = createDatabase(pgPool)
  for (const { id, run_at } of later) {
    await sql`
      update graphile_worker._private_jobs set run_at = ${run_at}, attempts = attempts - 1, last_error = null where id = ${id}
    `.execute(db)
  }
  await pgPool.end()
}

const leaving =
  (task: TaskList[string], later: Job[]): TaskList[string] =>
  async (payload, helpers) => {
    if (!wasPutOff(helpers.job)) return task?.(payload, helpers)
    later.push(helpers.job)
    throw new Error('not yet by the time of the shop')
  }

/** Due before it was even written down: by the shop's own time it is for later. */
const wasPutOff = ({ run_at, created_at }: Job): boolean =>
  run_at.getTime() > BEFORE_ALL_TESTS && run_at.getTime() < created_at.getTime() - 60_000
