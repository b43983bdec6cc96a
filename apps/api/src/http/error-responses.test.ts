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

/** Whether a line of the database waits for a lock. */
const waits = async (): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(twin.db)
  return rows.length > 0
}

test('I46 a call whose database line is cut under it is told to try again, and soon others work', async () => {
  const user = await makeUser(shop)
  // Once: `call` would ask again.
  const ask = async () => {
    const answer = await user.visitor.fetch(`/api/User/getPublicDataUser/${user.userId}`)
    return { status: answer.status, body: await answer.json() }
  }
  expect((await ask()).status).toBe(200)
  const answer = await twin.db.transaction().execute(async (trx) => {
    await sql`lock table app_user in access exclusive mode`.execute(trx)
    const asked = ask()
    await waitUntil('a call that waits', waits)
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(twin.db)
    return asked
  })
  expect([answer.status, answer.body.code]).toEqual([503, 'busy'])
  expect(JSON.stringify(answer.body)).not.toMatch(/terminat|select|app_user/i)
  // The broken line may be given out once more before its end is heard.
  await waitUntil('a call that is answered', async () => (await ask()).status === 200)
})
