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

/** Cuts the worker's lines that fit. */
const cut = (which = 'true') =>
  sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and application_name = 'warda-jobs' and ${sql.raw(which)}
  `.execute(shop.db)

/** How many lines wait for a lock. */
const waiting = async (): Promise<number> => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(shop.db)
  return rows.length
}

test('I46 a worker whose connections are cut again and again goes on working, and stops when told', async () => {
  const seen: string[] = []
  const doing = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const worker = await startJobs(shop.context, {
    ...jobHandlers,
    'expire-order': async (_context, { orderId }) => void seen.push(orderId),
    'complete-order': async () => {
      doing.resolve()
      await held.promise
      throw new Error('on purpose')
    },
  })
  // At work, not in its first moments.
  await enqueue(shop.db, 'expire-order', { orderId: 'zero' })
  await waitUntil('the first job', async () => seen.includes('zero'), 60)
  for (const round of ['one', 'two', 'three']) {
    await cut()
    await enqueue(shop.db, 'expire-order', { orderId: round })
    await waitUntil(`job ${round}`, async () => seen.includes(round), 60)
  }
  // Cut while it writes down that a job failed: nobody's promise, and it once ended the process.
  await enqueue(shop.db, 'complete-order', { orderId: 'four' })
  await doing.promise
  await inTransaction(shop.db, async (trx) => {
    await sql`select from graphile_worker._private_jobs for update`.execute(trx)
    held.resolve()
    await waitUntil('a worker that waits', async () => (await waiting()) > 0, 60)
    await cut("wait_event_type = 'Lock'")
  })
  await enqueue(shop.db, 'expire-order', { orderId: 'five' })
  await waitUntil('the job after it', async () => seen.includes('five'), 60)
  await worker.stop()
  expect(seen).toEqual(['zero', 'one', 'two', 'three', 'five'])
}, 300_000)

test('I46 a worker cut in its very first moments, once or many times, takes what comes then', async () => {
  for (const cuts of [1, 3, 6]) {
    const seen: string[] = []
    const worker = await startJobs(shop.context, {
      ...jobHandlers,
      'expire-order': async (_context, { orderId }) => void seen.push(orderId),
    })
    for (let done = 0; done < cuts; done++) await cut()
    await enqueue(shop.db, 'expire-order', { orderId: `after ${cuts}` })
    await waitUntil(`the job after ${cuts} cuts`, async () => seen.length > 0, 60)
    await worker.stop()
    expect(seen).toEqual([`after ${cuts}`])
  }
}, 300_000)

test('I46 D1 a worker cut while it writes down two jobs at once takes what comes then, and stops when told', async () => {
  const seen: string[] = []
  const doing: string[] = []
  const held = Promise.withResolvers<void>()
  const worker = await startJobs(shop.context, {
    ...jobHandlers,
    'expire-order': async (_context, { orderId }) => void seen.push(orderId),
    'complete-order': async (_context, { orderId }) => {
      doing.push(orderId)
      await held.promise
      // Apart: two notes, not one of both.
      if (orderId === 'two') await pause(50)
    },
  })
  for (const orderId of ['one', 'two']) await enqueue(shop.db, 'complete-order', { orderId })
  await waitUntil('two jobs at work', async () => doing.length === 2, 60)
  await inTransaction(shop.db, async (trx) => {
    await sql`select from graphile_worker._private_jobs for update`.execute(trx)
    held.resolve()
    await waitUntil('two lines that wait', async () => (await waiting()) >= 2, 60)
    await cut("wait_event_type = 'Lock'")
  })
  await enqueue(shop.db, 'expire-order', { orderId: 'after' })
  await waitUntil('the job after it', async () => seen.includes('after'), 60)
  await worker.stop()
}, 300_000)
