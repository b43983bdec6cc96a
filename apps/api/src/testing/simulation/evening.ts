import { sql } from 'kysely'
import { jobHandlers } from '../../job-handlers.ts'
import { waitUntil } from '../wait-until.ts'
import { confirmLink } from './buyer-actions.ts'
import { createRandom } from './random.ts'
import type { Simulation } from './simulation.ts'

/** Waits until the bank has nothing left to tell and no job is due. */
export async function endDay(life: Simulation): Promise<void> {
  await waitUntil('the slow payments', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from sandbox_gateway.invoice where status = 'pending' and paid_from > now()
    `.execute(life.shop.db)
    return rows[0]?.n === 0
  })
  for (const held of life.links) await confirmLink(life, createRandom(life.seed), held)
  await untilJobsAreDone(life)
}

/** Due jobs are those whose time has come and those that some worker has in hand. */
export async function untilJobsAreDone({ shop }: Pick<Simulation, 'shop'>): Promise<void> {
  let left: unknown[] = []
  const none = async (): Promise<boolean> => {
    // What a killed process had in hand is free after five minutes, which nobody waits for here.
    await jobHandlers['free-jobs']({ ...shop.context, clock: { now: () => Date.now() + 10 * 60_000 } }, {})
    await tryCutJobsNow(shop.db)
    const { rows } = await sql`
      select task_identifier, attempts, last_error, locked_at, locked_by, run_at from graphile_worker.jobs
      where (run_at <= now() or locked_at is not null) and attempts < max_attempts
    `.execute(shop.db)
    left = rows
    return left.length === 0
  }
  await waitUntil('the jobs that are due', none).catch((error: Error) => {
    throw new Error(`${error.message} Left: ${JSON.stringify(left)}`)
  })
}

/** What failed because the database went away or was too busy is due now, not after its pause. */
const tryCutJobsNow = (db: Simulation['shop']['db']) =>
  sql`
    select graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs
      where locked_at is null and attempts between 1 and max_attempts - 1 and run_at > now() and last_error ~* 'terminat|timeout|ECONN'
    ), run_at := now())
  `.execute(db)
