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

async function first<Row>(query: RawBuilder<Row>): Promise<Row | undefined> {
  return (await query.execute(database.db)).rows[0]
}

test('values arrive as the house reads them', async () => {
  const row =
    await first(sql`select 9007199254740991::int8 as big, array[1, null]::int8[] as bigs, date '2026-03-01' as day,
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

test('P3 a count too large to be exact is refused, never rounded', async () => {
  await expect(first(sql`select 9007199254740992::int8 as big`)).rejects.toThrow('too large to count exactly')
})

test('every connection has the house limits', async () => {
  const own = createDatabase(database.url, { max: 1 })
  const { rows } =
    await sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(own)
  expect(rows).toEqual([{ statement: '5s', lock: '2s', idle: '10s' }])
  await own.destroy()
})

test('P33 a connection cut inside a transaction ends neither the process nor the pool', async () => {
  const lost: string[] = []
  const pool = createPool(database.url, { max: 2, onLost: (error) => lost.push(error.message) })
  const client = await pool.connect()
  await client.query('begin')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await first(sql`select pg_terminate_backend(${rows[0]?.pid}, 2000) as cut`)
  await expect.poll(() => lost.length).toBeGreaterThan(0)
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('a full pool refuses after two seconds instead of waiting for ever', async () => {
  const small = createDatabase(database.url, { max: 1 })
  await small.connection().execute(async () => {
    await expect(sql`select 1`.execute(small)).rejects.toThrow('timeout')
  })
  await small.destroy()
})

test('two transactions that lock each other are both done in the end', async () => {
  await sql`create table cell (id int primary key, n int not null default 0)`.execute(database.db)
  await sql`insert into cell values (1), (2)`.execute(database.db)
  let runs = 0
  // Each waits with its first lock until the other has its own: whatever the machine does meanwhile, they deadlock.
  const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const raise = (me: number, order: number[]) =>
    inTransaction(database.db, async (trx) => {
      runs++
      for (const id of order) {
        await sql`update cell set n = n + 1 where id = ${id}`.execute(trx)
        both[me]?.resolve()
        await Promise.all(both.map((one) => one.promise))
      }
    })
  await Promise.all([raise(0, [1, 2]), raise(1, [2, 1])])
  // The one that gave way may meet the other a second time before that one has gone on.
  expect(runs).toBeGreaterThan(2)
  expect((await sql`select n from cell order by id`.execute(database.db)).rows).toEqual([{ n: 2 }, { n: 2 }])
})

test('a transaction inside a transaction is the same one: the outer rollback takes both', async () => {
  await sql`create table note (id int)`.execute(database.db)
  const work = inTransaction(database.db, async (outer) => {
    await inTransaction(outer, async (inner) => sql`insert into note values (1)`.execute(inner))
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect((await sql`select * from note`.execute(database.db)).rows).toEqual([])
})

test('a transaction is tried four times at most', async () => {
  let runs = 0
  const failing = inTransaction(database.db, async (trx) => {
    runs++
    await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx)
  })
  await expect(failing).rejects.toThrow('again')
  expect(runs).toBe(4)
})
