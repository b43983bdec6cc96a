import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../job-list.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { until } from '../testing/until.ts'
import { enqueue } from './enqueue.ts'
import { startJobs } from './run.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ now: Date.now() })
})
afterAll(() => shop.close())

test('I46 a worker whose connections are cut again and again goes on working, and stops when told', async () => {
  const seen: string[] = []
  const worker = await startJobs(shop.world, {
    ...jobs,
    'expire-order': async (_world, { orderId }) => void seen.push(orderId),
  })
  for (const round of ['one', 'two', 'three']) {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name not like 'warda%'
    `.execute(shop.db)
    await enqueue(shop.db, 'expire-order', { orderId: round })
    await until(`job ${round}`, async () => seen.includes(round), 15)
  }
  await worker.stop()
  expect(seen).toEqual(['one', 'two', 'three'])
})
