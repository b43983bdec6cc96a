import path from 'node:path'
import pg from 'pg'
import { query } from '../db/embedded/connection.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'
import { testServerUrl, testTemplate } from './test-environment.ts'

/** The development data folder, whose pictures are encoded only once. */
export const demoFolder = path.resolve(import.meta.dirname, '../../../../.data')

/** A template serves for this many ms: its orders are dated relative to the time it was built at. */
const TEMPLATE_LIFETIME = 10 * 60 * 1000

/** A database with the demo data, cloned from a template that the first test file of this run that asks for one builds. */
export async function createDemoDatabase(): Promise<TestDatabase> {
  return cloneDatabase(await ensureDemoTemplate())
}

async function ensureDemoTemplate(): Promise<string> {
  const run = process.env.WARDA_TEST_RUN ?? process.pid
  const name = `warda_test_${run}_demo_${Math.floor(Date.now() / TEMPLATE_LIFETIME)}`
  await withLock(name, async () => {
    const found = await query(testServerUrl(), 'select 1 from pg_database where datname = $1', [name])
    if (found.length === 0) await build(name)
  })
  return name
}

async function build(name: string): Promise<void> {
  const { seedDemo } = await import('../demo/seed.ts')
  const database = await cloneDatabase(testTemplate())
  try {
    await seedDemo({ db: database.db, folder: demoFolder, report: () => {} })
    await database.db.destroy()
    await query(testServerUrl(), `alter database "${database.name}" rename to "${name}"`)
  } catch (error) {
    await database.drop()
    throw error
  }
}

/** Test files run in several processes: one builds, the others wait. */
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
