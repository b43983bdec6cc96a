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

const tell = (payload: string) => sql`select pg_notify('news', ${payload})`.execute(database.db)

test('D17 news that a line swallowed is made up for: the line is found silent, and everything counts as changed', async () => {
  const line = await openUnresponsiveProxy(database.url)
  const lost: string[] = []
  const heard: string[] = []
  const notifications = await listen(line.url, ['news'], ({ message }) => lost.push(message), {
    every: 100,
    answersWithin: 1_500,
  })
  notifications.on('news', (payload) => heard.push(payload))
  await tell('one')
  await waitUntil('the first news', async () => heard.includes('one'))
  line.goSilent()
  const before = notifications.version('news')
  await tell('two')
  line.speak()
  await waitUntil('a version that rises', async () => notifications.version('news') > before)
  await tell('three')
  await waitUntil('news over the new line', async () => heard.includes('three'))
  expect(heard.filter((payload) => payload !== '')).toEqual(['one', 'three'])
  expect(lost.length).toBeGreaterThan(0)
  await notifications.close()
  await line.close()
})
