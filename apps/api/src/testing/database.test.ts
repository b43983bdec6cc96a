import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'

test('test databases are migrated and isolated from each other', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await sql`create table mark (id int)`.execute(one.db)
  const result = await sql<{ found: string | null }>`select to_regclass('mark')::text as found`.execute(two.db)
  expect(result.rows).toEqual([{ found: null }])
  const migrated = await sql<{ found: string | null }>`select to_regclass('migration')::text as found`.execute(two.db)
  expect(migrated.rows).toEqual([{ found: 'migration' }])
  await Promise.all([one.drop(), two.drop()])
})
