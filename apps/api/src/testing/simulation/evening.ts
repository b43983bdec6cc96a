import { sql } from 'kysely'
import { jobHandlers } from '../../job-handlers.ts'
import { waitUntil } from '../wait-until.ts'
import { confirmLink } from './buyer-actions.ts'
import { createRandom } from './random.ts'
import type { Simulation } from './simulation.ts'

/** Waits until no payment is pending and no job is due. */
export async function endDay(simulation: Simulation): Promise<void> {
  await waitUntil('the slow payments', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from sandbox_gateway.invoice where status = 'pending' and paid_from > now()
    `.execute(simulation.shop.db)
    return rows[0]?.n === 0
  })
  for (const link of simulation.links) await confirmLink(simulation, createRandom(simulation.seed), link)
  await waitForJobs(simulation)
}

/** Waits until no job is due or locked. */
export async function waitForJobs({ shop }: Pick<Simulation, 'shop'>): Promise<void> {
  let remaining: unknown[] = []
  const none = async (): Promise<boolean> => {
    // Releases the jobs of killed processes without waiting five minutes.
    await jobHandlers['free-jobs']({ ...shop.context, clock: { now: () => Date.now() + 10 * 60_000 } }, {})
    await retryInterruptedJobs(shop.db)
    const { rows } = await sql`
      select task_identifier, attempts, last_error, locked_at, locked_by, run_at from graphile_worker.jobs
      where (run_at <= now() or locked_at is not null) and attempts < max_attempts
    `.execute(shop.db)
    remaining = rows
    return remaining.length === 0
  }
  await waitUntil('the jobs that are due', none).catch((error: Error) => {
    throw new Error(`${error.message} Left: ${JSON.stringify(remaining)}`)
  })
}

/** Makes jobs due that failed because of a lost or overloaded database. */
const retryInterruptedJobs = (db: Simulation['shop']['db']) =>
  sql`
    select graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs
      where locked_at is null and attempts between 1 and max_attempts - 1 and run_at > now() and last_error ~* 'terminat|timeout|ECONN'
    ), run_at := now())
  `.execute(db)
