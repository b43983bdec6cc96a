import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { query, withDatabase } from '../db/embedded/connection.ts'
import { createDatabase } from '../db/pool.ts'
import { testServerUrl, testTemplate } from './test-environment.ts'

/** Factor for database timeouts in tests, because the machine may be under load. */
export const TEST_TIMEOUTS = 10

export type TestDatabase = { name: string; url: string; db: Database; drop: () => Promise<void> }

/**
 * A migrated empty database for one test file, cloned from the template of the global setup. `drop()` closes `db`, terminates other
 * connections and drops the database.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase(testTemplate())
}

/** A database without tables, for tests of migrations. */
export function createBareDatabase(): Promise<TestDatabase> {
  return cloneDatabase('template0')
}

/** Clones a database of the test server to which nobody is connected. */
export async function cloneDatabase(template: string): Promise<TestDatabase> {
  const admin = testServerUrl()
  const name = `warda_test_${process.env.WARDA_TEST_RUN ?? process.pid}_${randomBytes(6).toString('hex')}`
  await query(admin, `create database "${name}" template "${template}" strategy file_copy`)
  const url = withDatabase(admin, name)
  // Many test files share the server.
  const db = createDatabase(url, {
    max: 8,
    applicationName: 'warda-test',
    onConnectionLost: () => {},
    timeoutFactor: TEST_TIMEOUTS,
  })
  return {
    name,
    url,
    db,
    drop: async () => {
      await db.destroy()
      await query(admin, `drop database if exists "${name}" with (force)`)
    },
  }
}
