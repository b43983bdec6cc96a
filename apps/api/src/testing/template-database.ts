import { query, withDatabase } from '../db/embedded/connection.ts'
import { isAlive } from '../db/embedded/lock.ts'
import { migrate } from '../db/migrate.ts'
import { hashMigrations, migrationsFolder } from '../db/migration-files.ts'
import { prepareJobs } from '../jobs/prepare.ts'

/**
 * Creates the template database if it is missing, with the migrations of the folder and the tables of the job queue, and returns its name,
 * which contains the hash of the migrations. Removes incomplete templates and the test databases of ended runs; without another active run
 * also templates of other migrations.
 */
export async function ensureTemplate(adminUrl: string, folder: string = migrationsFolder): Promise<string> {
  const name = `warda_template_${hashMigrations(folder)}`
  const othersLive = await removeLeftovers(adminUrl)
  const existing = await databasesLike(adminUrl, 'warda\\_template\\_%')
  if (!existing.includes(name)) await build(adminUrl, name, folder)
  if (!othersLive) for (const old of existing.filter((other) => other !== name)) await drop(adminUrl, old)
  return name
}

async function build(adminUrl: string, name: string, folder: string): Promise<void> {
  const temporaryName = `warda_building_${process.pid}_${Date.now()}`
  await query(adminUrl, `create database "${temporaryName}" template template0`)
  const url = withDatabase(adminUrl, temporaryName)
  try {
    await migrate(url, { folder })
    await prepareJobs(url)
    await query(url, 'vacuum analyze')
    await query(adminUrl, `alter database "${temporaryName}" rename to "${name}"`)
  } catch (error) {
    await drop(adminUrl, temporaryName)
    // Two runs may build the same template at once; the second one uses the template of the first.
    if (!(await databasesLike(adminUrl, name)).includes(name)) throw error
  }
}

async function removeLeftovers(adminUrl: string): Promise<boolean> {
  let othersLive = false
  for (const name of await databasesLike(adminUrl, 'warda\\_%\\_%\\_%')) {
    const run = Number(/^warda_(?:test|building)_(\d+)_/.exec(name)?.[1])
    if (!Number.isInteger(run)) continue
    if (isAlive(run)) othersLive ||= run !== process.pid
    else await drop(adminUrl, name)
  }
  return othersLive
}

async function databasesLike(adminUrl: string, pattern: string): Promise<string[]> {
  const rows = await query<{ datname: string }>(adminUrl, 'select datname from pg_database where datname like $1', [
    pattern,
  ])
  return rows.map((row) => row.datname)
}

async function drop(adminUrl: string, name: string): Promise<void> {
  await query(adminUrl, `drop database if exists "${name}" with (force)`)
}
