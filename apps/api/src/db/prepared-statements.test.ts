import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const countPlans = (text: string) =>
  database.db.connection().execute(async (db) => {
    for (const value of [1, 2]) await sql`${sql.raw(text)} ${value}::int as n`.execute(db)
    const { rows } = await sql<{ calls: number }>`
      select (generic_plans + custom_plans)::int as calls from pg_prepared_statements where statement like ${`${text}%`}
    `.execute(db)
    return rows.map((row) => row.calls)
  })

test('a marked statement is prepared once per connection and run twice; other statements are not prepared', async () => {
  expect(await countPlans('/* prepared */ select')).toEqual([2])
  expect(await countPlans('select /* prepared */')).toEqual([2])
  expect(await countPlans('select /* plain */')).toEqual([])
})

test('a marked statement that fails leaves the connection usable', async () => {
  await database.db.connection().execute(async (db) => {
    const divide = (by: number) => sql<{ n: number }>`/* prepared */ select (6 / ${by}::int) as n`.execute(db)
    await expect(divide(0)).rejects.toThrow('division by zero')
    expect((await divide(2)).rows).toEqual([{ n: 3 }])
  })
})
