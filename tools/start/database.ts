import { existsSync } from 'node:fs'
import path from 'node:path'
import { query } from '../../apps/api/src/db/embedded/connection.ts'
import { type EmbeddedServer, startEmbedded } from '../../apps/api/src/db/embedded/start.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { createDatabase } from '../../apps/api/src/db/pool.ts'
import { prepareJobs } from '../../apps/api/src/jobs/prepare.ts'
import { printLine } from '../print.ts'
import { inRepo } from '../root.ts'

type SeedDemo = (input: {
  db: ReturnType<typeof createDatabase>
  folder: string
  report: (line: string) => void
  past: boolean
  secret: string | undefined
}) => Promise<void>

/** Starts the embedded database of a data folder. */
export function startDatabase(dataFolder: string): Promise<EmbeddedServer> {
  return startEmbedded({ dataFolder: path.join(dataFolder, 'postgres') })
}

/** Throws unless PostgreSQL 15 or newer answers at the address. */
export async function refuseBadDatabase(url: string): Promise<void> {
  let version: number
  try {
    const rows = await query<{ server_version_num: string }>(url, 'show server_version_num')
    version = Number(rows[0]?.server_version_num)
  } catch (error) {
    throw new Error(`Setting DATABASE_URL: no database answers there (${getReason(error)}).`)
  }
  if (version < 150_000) throw new Error('Setting DATABASE_URL: Warda needs PostgreSQL 15 or newer.')
}

/**
 * Brings the tables of the shop and of its job queue up to date; returns the names of the applied migrations. An error on the embedded
 * database also names how to start over.
 */
export async function migrateAll(url: string, ownFolder?: string): Promise<string[]> {
  const applied = await migrate(url).catch((error: unknown) => {
    const again = ownFolder ? ` To begin again without its data, delete ${path.join(ownFolder, 'postgres')}.` : ''
    throw new Error(`${getReason(error)}${again}`, { cause: error })
  })
  await prepareJobs(url)
  return applied
}

/** Fills an empty database with the demo shop and returns whether it did. The seed is one transaction, so a failed one leaves the database empty. */
export async function seedOnce(url: string, dataFolder: string, secret?: string): Promise<boolean> {
  const rows = await query<{ filled: boolean }>(
    url,
    'select exists (select from app_user) or exists (select from product) as filled',
  )
  const module = inRepo('apps/api/src/demo/seed.ts')
  if (rows[0]?.filled || !existsSync(module)) return false
  const { seedDemo }: { seedDemo: SeedDemo } = await import(module)
  const db = createDatabase(url, { applicationName: 'warda-seed' })
  try {
    await seedDemo({ db, folder: dataFolder, past: true, secret, report: (line) => printLine(`    ${line}`) })
  } finally {
    await db.destroy()
  }
  return true
}

function getReason(error: unknown): string {
  if (error instanceof AggregateError) return getReason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
