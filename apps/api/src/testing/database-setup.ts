import path from 'node:path'
import { startEmbedded } from '../db/embedded/start.ts'
import { ensureTemplate } from './template-database.ts'
import { testServerVariable, testTemplateVariable } from './test-environment.ts'

/** Data folder of the embedded test server, kept between runs; its template is checked at each run. */
const dataFolder = path.resolve(import.meta.dirname, '../../../../.data/test')

/**
 * Runs once before all tests with a database: starts the embedded PostgreSQL (or uses TEST_DATABASE_URL, an administrative URL) and creates
 * the migrated template. Returns the teardown.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const embedded = given ? undefined : await startEmbedded({ dataFolder, durable: false })
  const adminUrl = given ?? embedded?.url ?? ''
  process.env[testServerVariable] = adminUrl
  process.env[testTemplateVariable] = await ensureTemplate(adminUrl)
  process.env.WARDA_TEST_RUN = String(process.pid)
  return async () => embedded?.stop()
}
