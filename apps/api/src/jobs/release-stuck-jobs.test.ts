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

test('I46 a job whose process was killed is free again after five minutes, and one in living hands stays', async () => {
  await enqueue(shop.db, 'sweep-mails', {})
  await enqueue(shop.db, 'sweep-payments', {})
  const take = (worker: string, name: string, minutesAgo: number) =>
    sql`
      update graphile_worker._private_jobs j set locked_by = ${worker}, locked_at = now() - make_interval(mins => ${minutesAgo})
      from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = ${name}
    `.execute(shop.db)
  await take('killed', 'sweep-mails', 6)
  await take('alive', 'sweep-payments', 4)
  await releaseStuckJobs(shop.context, {})
  const { rows } = await sql`
    select task_identifier as name, locked_by as by from graphile_worker.jobs order by task_identifier
  `.execute(shop.db)
  expect(rows).toEqual([
    { name: 'sweep-mails', by: null },
    { name: 'sweep-payments', by: 'alive' },
  ])
})
