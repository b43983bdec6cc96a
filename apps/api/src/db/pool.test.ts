import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBareDatabase, type TestDatabase } from '../testing/database.ts'
import { createDatabase, createPool } from './pool.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createBareDatabase()
})

afterAll(() => database.drop())

async function findFirst<Row>(query: RawBuilder<Row>): Promise<Row | undefined> {
  return (await query.execute(database.db)).rows[0]
}

test('PostgreSQL values are parsed into the expected JavaScript values', async () => {
  const row =
    await findFirst(sql`select 9007199254740991::int8 as big, array[1, null]::int8[] as bigs, date '2026-03-01' as day,
    array[date '2026-03-01'] as days, timestamptz '2026-03-01 10:00+03' as moment, 1.50::numeric as rate, interval '1 hour' as span,
    '{"a":[1]}'::jsonb as json, count(*) as n`)
  expect(row).toEqual({
    big: 9007199254740991,
    bigs: [1, null],
    day: '2026-03-01',
    days: ['2026-03-01'],
    moment: new Date('2026-03-01T07:00:00Z'),
    rate: '1.50',
    span: '01:00:00',
    json: { a: [1] },
    n: 1,
  })
})

test('P3 an int8 beyond the safe integer range throws and is never rounded', async () => {
  await expect(findFirst(sql`select 9007199254740992::int8 as big`)).rejects.toThrow('too large to count exactly')
})

test('every connection has the default timeouts', async () => {
  const db = createDatabase(database.url, { max: 1 })
  const { rows } =
    await sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
  expect(rows).toEqual([{ statement: '5s', lock: '2s', idle: '10s' }])
  await db.destroy()
})

test('P33 a connection terminated inside a transaction ends neither the process nor the pool', async () => {
  const errors: string[] = []
  const pool = createPool(database.url, { max: 2, onConnectionLost: (error) => errors.push(error.message) })
  const client = await pool.connect()
  await client.query('begin')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await findFirst(sql`select pg_terminate_backend(${rows[0]?.pid}, 2000) as terminated`)
  await expect.poll(() => errors.length).toBeGreaterThan(0)
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('a full pool throws after the connection timeout', async () => {
  const small = createDatabase(database.url, { max: 1 })
  await small.connection().execute(async () => {
    await expect(sql`select 1`.execute(small)).rejects.toThrow('timeout')
  })
  await small.destroy()
})

test('two transactions that deadlock both succeed after a retry', async () => {
  await sql`create table cell (id int primary key, n int not null default 0)`.execute(database.db)
  await sql`insert into cell values (1), (2)`.execute(database.db)
  let runs = 0
  // Each waits with its first lock until the other has its first lock, so that they always deadlock.
  const locked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const increment = (index: number, order: number[]) =>
    inTransaction(database.db, async (trx) => {
      runs++
      for (const id of order) {
        await sql`update cell set n = n + 1 where id = ${id}`.execute(trx)
        locked[index]?.resolve()
        await Promise.all(locked.map(({ promise }) => promise))
      }
    })
  await Promise.all([increment(0, [1, 2]), increment(1, [2, 1])])
  // The retried transaction may deadlock more than once.
  expect(runs).toBeGreaterThan(2)
  expect((await sql`select n from cell order by id`.execute(database.db)).rows).toEqual([{ n: 2 }, { n: 2 }])
})

test('a nested transaction joins the outer one and is rolled back with it', async () => {
  await sql`create table note (id int)`.execute(database.db)
  const work = inTransaction(database.db, async (outer) => {
    await inTransaction(outer, async (inner) => sql`insert into note values (1)`.execute(inner))
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect((await sql`select * from note`.execute(database.db)).rows).toEqual([])
})

test('a transaction is run four times at most', async () => {
  let runs = 0
  const failing = inTransaction(database.db, async (trx) => {
    runs++
    await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx)
  })
  await expect(failing).rejects.toThrow('again')
  expect(runs).toBe(4)
})
