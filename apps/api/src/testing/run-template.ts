import pg from 'pg'
import { query } from '../db/embedded/connection.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'
import { testServerUrl, testTemplate } from './test-environment.ts'

/**
 * A database cloned from a template of this test run. The first test file that asks for `content` fills the template; files in other
 * processes wait for it.
 */
export async function cloneRunTemplate(
  content: string,
  fill: (database: TestDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const name = `warda_test_${process.env.WARDA_TEST_RUN ?? process.pid}_${content}`
  await withLock(name, async () => {
    const found = await query(testServerUrl(), 'select 1 from pg_database where datname = $1', [name])
    if (found.length === 0) await build(name, fill)
  })
  return cloneDatabase(name)
}

async function build(name: string, fill: (database: TestDatabase) => Promise<void>): Promise<void> {
  const database = await cloneDatabase(testTemplate())
  try {
    await fill(database)
    await database.db.destroy()
    await query(testServerUrl(), `alter database "${database.name}" rename to "${name}"`)
  } catch (error) {
    await database.drop()
    throw error
  }
}

async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: testServerUrl() })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    await work()
  } finally {
    await client.end()
  }
}
