import pg from 'pg'
import { type MigrationFile, migrationsFolder, readMigrations } from './migration-files.ts'

export type MigrateOptions = { folder?: string }

type AppliedMigration = { name: string; checksum: string }

/** Advisory lock that every migrating process takes. */
const LOCK_KEY = 7_392_114_508

/**
 * Applies the missing migrations in order, each in its own transaction, records their checksums in table `migration` and returns their
 * names. An advisory lock serialises concurrent processes. Throws before any change when an applied file was changed or when the database
 * has migrations that this code does not have.
 */
export async function migrate(target: string | pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const files = readMigrations(options.folder ?? migrationsFolder)
  if (typeof target !== 'string') {
    const client = await target.connect()
    try {
      return await migrateOn(client, files)
    } finally {
      client.release(true)
    }
  }
  const client = new pg.Client({ connectionString: target, application_name: 'warda-migrate' })
  client.on('error', () => {}) // a lost connection is reported by the query that runs on it
  await client.connect()
  try {
    return await migrateOn(client, files)
  } finally {
    await client.end()
  }
}

/** Throws one sentence unless the database has exactly the migrations of this code; changes nothing. */
export async function checkMigrations(url: string, options: MigrateOptions = {}): Promise<void> {
  const files = readMigrations(options.folder ?? migrationsFolder)
  const client = new pg.Client({ connectionString: url, application_name: 'warda-check' })
  client.on('error', () => {}) // a lost connection is reported by the query that runs on it
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ found: boolean }>(
      "select to_regclass('migration') is not null as found",
    )
    const applied = tables[0]?.found ? await readHistory(client) : []
    checkHistory(applied, files)
    const next = files[applied.length]
    if (next) throw new Error(`The database lacks migration ${next.name}: run node apps/api/src/migrate.ts first.`)
  } finally {
    await client.end()
  }
}

async function readHistory(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>('select name, checksum from migration order by name')
  return rows
}

async function migrateOn(client: pg.ClientBase, files: MigrationFile[]): Promise<string[]> {
  // Migrations and waiting for another migrating process may take long.
  await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
  await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
  try {
    await client.query(`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const applied = await readHistory(client)
    checkHistory(applied, files)
    const missing = files.slice(applied.length)
    for (const file of missing) await apply(client, file)
    return missing.map((file) => file.name)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => {}) // gone with the connection anyway
  }
}

function checkHistory(applied: readonly AppliedMigration[], files: MigrationFile[]): void {
  applied.forEach((row, index) => {
    const file = files[index]
    if (file?.name !== row.name) {
      throw new Error(
        `The database already has migration ${row.name}, which this version of Warda does not include: start the version that applied it, or use another database.`,
      )
    }
    if (file.checksum !== row.checksum) {
      throw new Error(
        `The migration ${row.name} was changed after it was applied: restore it and write a new migration.`,
      )
    }
  })
}

async function apply(client: pg.ClientBase, file: MigrationFile): Promise<void> {
  await client.query('begin')
  try {
    // Fails rather than block all other queries while waiting for a long-running reader.
    await client.query("set local lock_timeout = '10s'")
    await client.query(file.sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [file.name, file.checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the first error is reported
    throw new Error(`The migration ${file.name} failed${describeLine(error, file.sql)}: ${errorMessage(error)}`, {
      cause: error,
    })
  }
}

function describeLine(error: unknown, sql: string): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN
  return position > 0 ? ` at line ${sql.slice(0, position).split('\n').length}` : ''
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
