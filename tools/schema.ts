import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { startEmbedded } from '../apps/api/src/db/embedded/start.ts'
import { query, withDatabase } from '../apps/api/src/db/embedded/connection.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { inRepo } from './root.ts'
import { exitWithError, isMainModule, printLine } from './print.ts'
import { generateSchema } from './schema/generate.ts'
import { findBareTimestamps } from './schema/narrow.ts'

const schemaFile = inRepo('apps/api/src/db/schema.ts')

/** The expected text of `schema.ts`, generated from all migrations on a scratch database of the embedded test server. */
async function schemaOfMigrations(): Promise<string> {
  const server = await startEmbedded({ dataFolder: inRepo('.data/test'), durable: false })
  const name = `warda_test_${process.pid}_schema`
  try {
    await query(server.url, `create database "${name}" template template0`)
    const url = withDatabase(server.url, name)
    await migrate(url)
    const bare = await findBareTimestamps(url)
    if (bare.length > 0) throw new Error(`These columns must be timestamptz: ${bare.join(', ')}.`)
    return await generateSchema(url)
  } finally {
    await query(server.url, `drop database if exists "${name}" with (force)`)
    await server.stop()
  }
}

/** Writes `schema.ts`, or with `check` fails when it differs from the migrations. */
async function runSchema(check: boolean): Promise<string> {
  const expected = await schemaOfMigrations()
  const found = existsSync(schemaFile) ? readFileSync(schemaFile, 'utf8') : ''
  if (found === expected) return 'schema.ts is what the migrations make'
  if (check) throw new Error('apps/api/src/db/schema.ts is not what the migrations make: run "npm run schema" and keep the result.')
  writeFileSync(schemaFile, expected)
  return 'schema.ts written'
}

if (isMainModule(import.meta)) {
  try {
    printLine(await runSchema(process.argv.includes('--check')))
  } catch (error) {
    await exitWithError(error)
  }
}
