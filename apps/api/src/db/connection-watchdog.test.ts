import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBareDatabase, type TestDatabase } from '../testing/database.ts'
import { openUnresponsiveProxy } from '../testing/unresponsive-proxy.ts'
import { createDatabase } from './pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createBareDatabase()
})
afterAll(() => database.drop())

const selectNumber = (db: TestDatabase['db'], n: number) => sql<{ n: number }>`select ${n}::int as n`.execute(db)

test('D17 when the database stops responding, waiting statements fail, and later statements succeed after it recovers', async () => {
  const proxy = await openUnresponsiveProxy(database.url)
  const db = createDatabase(proxy.url, { max: 2, responseTimeoutMs: 1_500, onConnectionLost: () => {} })
  expect((await selectNumber(db, 1)).rows).toEqual([{ n: 1 }])
  proxy.stopResponding()
  await expect(selectNumber(db, 2)).rejects.toThrow('Connection terminated')
  const transaction = db.transaction().execute(async (trx) => selectNumber(trx, 3))
  await expect(transaction).rejects.toThrow(/Connection terminated|timeout exceeded when trying to connect/)
  proxy.resume()
  // Each statement gets its own result, never that of an abandoned one.
  for (let n = 4; n < 9; n += 1) expect((await selectNumber(db, n)).rows).toEqual([{ n }])
  await db.destroy()
  await proxy.close()
})

test('D17 when the database stops responding during a transaction, nothing is changed and the connection is not reused', async () => {
  await sql`create table silent (n int)`.execute(database.db)
  const proxy = await openUnresponsiveProxy(database.url)
  const db = createDatabase(proxy.url, { max: 1, responseTimeoutMs: 1_500, onConnectionLost: () => {} })
  const interrupted = db.transaction().execute(async (trx) => {
    await sql`insert into silent values (1)`.execute(trx)
    proxy.stopResponding()
    await selectNumber(trx, 1)
  })
  await expect(interrupted).rejects.toThrow()
  proxy.resume()
  expect((await sql`select from silent`.execute(db)).rows).toEqual([])
  await db.destroy()
  await proxy.close()
})

test('a slow statement within the limit succeeds', async () => {
  const db = createDatabase(database.url, { max: 1, responseTimeoutMs: 20_000 })
  const { rows } = await sql<{ n: number }>`select 7 as n from pg_sleep(0.3)`.execute(db)
  expect(rows).toEqual([{ n: 7 }])
  await db.destroy()
})
