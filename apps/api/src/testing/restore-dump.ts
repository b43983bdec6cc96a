import { readFileSync } from 'node:fs'
import path from 'node:path'
import { query } from '../db/embedded/connection.ts'
import { migrate } from '../db/migrate.ts'
import { prepareJobs } from '../jobs/prepare.ts'
import { createBareDatabase, type TestDatabase } from './database.ts'

/** A database restored from `dumps/<name>.sql` (plain pg_dump text with INSERT statements), before any migration since. */
export async function restoreDump(name: string): Promise<TestDatabase> {
  const database = await createBareDatabase()
  await query(database.url, readFileSync(path.join(import.meta.dirname, 'dumps', `${name}.sql`), 'utf8'))
  return database
}

/** Migrates a restored database and returns the names of the applied migrations. */
export async function upgrade(database: TestDatabase): Promise<string[]> {
  const applied = await migrate(database.url)
  await prepareJobs(database.url)
  return applied
}
