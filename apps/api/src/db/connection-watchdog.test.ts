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

const number = (db: TestDatabase['db'], n: number) => sql<{ n: number }>`select ${n}::int as n`.execute(db)

test('D17 a database that falls silent holds nobody: what waits fails, and what comes when it speaks again is answered', async () => {
  const line = await openUnresponsiveProxy(database.url)
  const db = createDatabase(line.url, { max: 2, answersWithin: 1_500, onLost: () => {} })
  expect((await number(db, 1)).rows).toEqual([{ n: 1 }])
  line.goSilent()
  await expect(number(db, 2)).rejects.toThrow('Connection terminated')
  const inside = db.transaction().execute(async (trx) => number(trx, 3))
  await expect(inside).rejects.toThrow(/Connection terminated|timeout exceeded when trying to connect/)
  line.speak()
  // Each gets its own answer, never that of one that was given up.
  for (let n = 4; n < 9; n += 1) expect((await number(db, n)).rows).toEqual([{ n }])
  await db.destroy()
  await line.close()
})

test('D17 a transaction whose database falls silent in the middle has changed nothing, and its line is not used again', async () => {
  await sql`create table silent (n int)`.execute(database.db)
  const line = await openUnresponsiveProxy(database.url)
  const db = createDatabase(line.url, { max: 1, answersWithin: 1_500, onLost: () => {} })
  const cut = db.transaction().execute(async (trx) => {
    await sql`insert into silent values (1)`.execute(trx)
    line.goSilent()
    await number(trx, 1)
  })
  await expect(cut).rejects.toThrow()
  line.speak()
  expect((await sql`select from silent`.execute(db)).rows).toEqual([])
  await db.destroy()
  await line.close()
})

test('a statement that takes its time within the limit is left alone', async () => {
  const db = createDatabase(database.url, { max: 1, answersWithin: 20_000 })
  const { rows } = await sql<{ n: number }>`select 7 as n from pg_sleep(0.3)`.execute(db)
  expect(rows).toEqual([{ n: 7 }])
  await db.destroy()
})
