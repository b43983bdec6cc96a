import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../testing/make-user.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { deleteExpired } from './delete-expired.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const DAY = 86_400_000

const counts = async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from session)::int as sessions, (select count(*) from one_time_token)::int as links,
      (select count(*) from mail)::int as mails, (select count(*) from mailbox_message)::int as shown,
      (select count(*) from rate_bucket)::int as hits`.execute(shop.db)
  return rows[0]
}

test('expired data is deleted after its retention period, other data is kept', async () => {
  const user = await makeUser(shop, { remember: true })
  const loggedOut = await makeUser(shop)
  await loggedOut.visitor.call('logout')
  await user.visitor.call('sendResetPassword', { query: { email: user.email } })
  await shop.runJobs()
  const before = await counts()
  await deleteExpired(shop.context, {})
  expect(await counts()).toEqual(before)
  shop.clock.advance(31 * DAY)
  await user.visitor.call('refreshToken')
  await sql`update rate_bucket set window_start = window_start - interval '2 days'`.execute(shop.db)
  await deleteExpired(shop.context, {})
  expect(await counts()).toMatchObject({ links: 0, hits: 0, mails: before?.mails })
  shop.clock.advance(31 * DAY)
  await deleteExpired(shop.context, {})
  expect(await counts()).toMatchObject({ sessions: 0 })
  await sql`update mail set sent_at = now() - interval '400 days'`.execute(shop.db)
  await deleteExpired(shop.context, {})
  expect(await counts()).toMatchObject({ mails: 0, shown: 0 })
})
