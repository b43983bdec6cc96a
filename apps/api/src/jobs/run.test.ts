import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { jobHandlers } from '../job-handlers.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { waitUntil } from '../testing/wait-until.ts'
import { enqueue } from './enqueue.ts'
import { startJobs } from './run.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ now: Date.now() })
})
afterAll(() => shop.close())

/** Terminates the worker's connections that match the condition. */
const terminateConnections = (condition = 'true') =>
  sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and application_name = 'warda-jobs' and ${sql.raw(condition)}
  `.execute(shop.db)

/** Number of connections that wait for a lock. */
const countWaiting = async (): Promise<number> => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(shop.db)
  return rows.length
}

test('I46 a worker whose connections are terminated repeatedly continues, and stops on request', async () => {
  const executed: string[] = []
  const started = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const worker = await startJobs(shop.context, {
    ...jobHandlers,
    'expire-order': async (_context, { orderId }) => void executed.push(orderId),
    'complete-order': async () => {
      started.resolve()
      await release.promise
      throw new Error('on purpose')
    },
  })
  // Waits until the worker has started completely.
  await enqueue(shop.db, 'expire-order', { orderId: 'zero' })
  await waitUntil('the first job', async () => executed.includes('zero'), 60)
  for (const round of ['one', 'two', 'three']) {
    await terminateConnections()
    await enqueue(shop.db, 'expire-order', { orderId: round })
    await waitUntil(`job ${round}`, async () => executed.includes(round), 60)
  }
  // A connection lost while recording a failed job once ended the process by an unhandled rejection.
  await enqueue(shop.db, 'complete-order', { orderId: 'four' })
  await started.promise
  await inTransaction(shop.db, async (trx) => {
    await sql`select from graphile_worker._private_jobs for update`.execute(trx)
    release.resolve()
    await waitUntil('a waiting worker', async () => (await countWaiting()) > 0, 60)
    await terminateConnections("wait_event_type = 'Lock'")
  })
  await enqueue(shop.db, 'expire-order', { orderId: 'five' })
  await waitUntil('the job after it', async () => executed.includes('five'), 60)
  await worker.stop()
  expect(executed).toEqual(['zero', 'one', 'two', 'three', 'five'])
})

test('I46 a worker that loses its connections during its start runs later jobs', async () => {
  for (const cuts of [1, 3, 6]) {
    const executed: string[] = []
    const worker = await startJobs(shop.context, {
      ...jobHandlers,
      'expire-order': async (_context, { orderId }) => void executed.push(orderId),
    })
    for (let count = 0; count < cuts; count++) await terminateConnections()
    await enqueue(shop.db, 'expire-order', { orderId: `after ${cuts}` })
    await waitUntil(`the job after ${cuts} cuts`, async () => executed.length > 0, 60)
    await worker.stop()
    expect(executed).toEqual([`after ${cuts}`])
  }
})

test('I46 D1 a worker that loses its connections while recording two jobs runs later jobs and stops on request', async () => {
  const executed: string[] = []
  const started: string[] = []
  const release = Promise.withResolvers<void>()
  const worker = await startJobs(shop.context, {
    ...jobHandlers,
    'expire-order': async (_context, { orderId }) => void executed.push(orderId),
    'complete-order': async (_context, { orderId }) => {
      started.push(orderId)
      await release.promise
      // A delay, so that the jobs are recorded separately.
      if (orderId === 'two') await pause(50)
    },
  })
  for (const orderId of ['one', 'two']) await enqueue(shop.db, 'complete-order', { orderId })
  await waitUntil('two running jobs', async () => started.length === 2, 60)
  await inTransaction(shop.db, async (trx) => {
    await sql`select from graphile_worker._private_jobs for update`.execute(trx)
    release.resolve()
    await waitUntil('two waiting connections', async () => (await countWaiting()) >= 2, 60)
    await terminateConnections("wait_event_type = 'Lock'")
  })
  await enqueue(shop.db, 'expire-order', { orderId: 'after' })
  await waitUntil('the job after it', async () => executed.includes('after'), 60)
  await worker.stop()
})
