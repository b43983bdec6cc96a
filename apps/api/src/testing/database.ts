import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { query } from '../db/embedded/connection.ts'
import { createDatabase } from '../db/pool.ts'
import { testServerUrl, testTemplate } from './test-environment.ts'

/** How many times over a test's own lines wait: what is too slow for a request there is a machine under load. */
export const TEST_TIMEOUTS = 10

export type TestDatabase = { url: string; db: Database; drop: () => Promise<void> }

/**
 * A migrated, empty database of its own for one test file, cloned from the template that the run's global setup built.
 * `drop()` closes `db` and removes the database; connections that the test opened itself are cut.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneOf(testTemplate())
}

/** A database without any table, for tests of the migrations themselves. */
export function createBareDatabase(): Promise<TestDatabase> {
  return cloneOf('template0')
}

async function cloneOf(template: string): Promise<TestDatabase> {
  const admin = testServerUrl()
  const name = `warda_test_${process.env.WARDA_TEST_RUN ?? process.pid}_${randomBytes(6).toString('hex')}`
  await query(admin, `create database "${name}" template "${template}" strategy file_copy`)
  const url = withDatabase(admin, name)
  // A test rarely needs more, and many files share the server.
  const db = createDatabase(url, {
    max: 8,
    applicationName: 'warda-test',
    onConnectionLost: () => {},
    timeoutFactor: TEST_TIMEOUTS,
  })
  return {
    url,
    db,
    drop: async () => {
      await db.destroy()
      await query(admin, `drop database if exists "${name}" with (force)`)
    },
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
