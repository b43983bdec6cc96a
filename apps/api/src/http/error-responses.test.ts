import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../testing/make-user.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { waitUntil } from '../testing/wait-until.ts'

let shop: TestShop
let twin: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
})
afterAll(() => shop.close())

/** Whether a database connection waits for a lock. */
const isWaitingForLock = async (): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(twin.db)
  return rows.length > 0
}

test('I46 a request whose database connection is terminated answers 503, and later requests succeed', async () => {
  const user = await makeUser(shop)
  // Not `call`, which retries.
  const request = async () => {
    const answer = await user.visitor.fetch(`/api/User/getPublicDataUser/${user.userId}`)
    return { status: answer.status, body: await answer.json() }
  }
  expect((await request()).status).toBe(200)
  const answer = await twin.db.transaction().execute(async (trx) => {
    await sql`lock table app_user in access exclusive mode`.execute(trx)
    const response = request()
    await waitUntil('a waiting request', isWaitingForLock)
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(twin.db)
    return response
  })
  expect([answer.status, answer.body.code]).toEqual([503, 'busy'])
  expect(JSON.stringify(answer.body)).not.toMatch(/terminat|select|app_user/i)
  // The pool may hand out the terminated connection once more before it notices.
  await waitUntil('a successful request', async () => (await request()).status === 200)
})
