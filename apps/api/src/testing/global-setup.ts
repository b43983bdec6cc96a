import path from 'node:path'
import { startEmbedded } from '../db/embedded/start.ts'
import { ensureTemplate } from './template-database.ts'
import { testServerVariable, testTemplateVariable } from './test-environment.ts'

/** Folder of the embedded test server; kept between runs, since only its template matters and that is checked each time. */
const dataFolder = path.resolve(import.meta.dirname, '../../../../.data/test')

/**
 * Runs once before the test files that need a database: one embedded PostgreSQL (or TEST_DATABASE_URL, an administrative address of
 * a server whose databases may be made and dropped) and the migrated template. Gives the function that ends it.
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
