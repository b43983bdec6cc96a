import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBareDatabase, type TestDatabase } from '../testing/database.ts'
import { openUnresponsiveProxy } from '../testing/unresponsive-proxy.ts'
import { waitUntil } from '../testing/wait-until.ts'
import { listen } from './notifications.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createBareDatabase()
})
afterAll(() => database.drop())

const notify = (payload: string) => sql`select pg_notify('news', ${payload})`.execute(database.db)

test('D17 when the connection drops notifications, it is replaced and the version of every channel rises', async () => {
  const proxy = await openUnresponsiveProxy(database.url)
  const errors: string[] = []
  const received: string[] = []
  const notifications = await listen(proxy.url, ['news'], ({ message }) => errors.push(message), {
    intervalMs: 100,
    timeoutMs: 1_500,
  })
  notifications.on('news', (payload) => received.push(payload))
  await notify('one')
  await waitUntil('the first notification', async () => received.includes('one'))
  proxy.stopResponding()
  const before = notifications.version('news')
  await notify('two')
  proxy.resume()
  await waitUntil('a version that rises', async () => notifications.version('news') > before)
  await notify('three')
  await waitUntil('a notification over the new connection', async () => received.includes('three'))
  expect(received.filter((payload) => payload !== '')).toEqual(['one', 'three'])
  expect(errors.length).toBeGreaterThan(0)
  await notifications.close()
  await proxy.close()
})
