import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { enqueue } from './enqueue.ts'
import { releaseStuckJobs } from './release-stuck-jobs.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ now: Date.now() })
})
afterAll(() => shop.close())

test('I46 a job locked for more than five minutes is released, a job locked for less is not', async () => {
  await enqueue(shop.db, 'sweep-mails', {})
  await enqueue(shop.db, 'sweep-payments', {})
  const lock = (worker: string, name: string, minutesAgo: number) =>
    sql`
      update graphile_worker._private_jobs j set locked_by = ${worker}, locked_at = now() - make_interval(mins => ${minutesAgo})
      from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = ${name}
    `.execute(shop.db)
  await lock('killed', 'sweep-mails', 6)
  await lock('alive', 'sweep-payments', 4)
  await releaseStuckJobs(shop.context, {})
  const { rows } = await sql`
    select task_identifier as name, locked_by as by from graphile_worker.jobs order by task_identifier
  `.execute(shop.db)
  expect(rows).toEqual([
    { name: 'sweep-mails', by: null },
    { name: 'sweep-payments', by: 'alive' },
  ])
})
