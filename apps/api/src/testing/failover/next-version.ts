import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readMigrations } from '../../db/migration-files.ts'

/** A version of the server with one more migration; the present one refuses to start after it. */
export type NextVersion = { program: string; migrations: string; remove(): void }

const server = resolve(import.meta.dirname, '../../..')
/** Below the repository, so that its packages are found. */
const folder = resolve(server, '../../.data/next-version')

export function createNextVersion(): NextVersion {
  rmSync(folder, { recursive: true, force: true })
  const copy = join(folder, 'apps/api')
  mkdirSync(copy, { recursive: true })
  for (const part of ['src', 'migrations', 'package.json'])
    cpSync(join(server, part), join(copy, part), { recursive: true })
  const modules = join(server, 'node_modules')
  if (existsSync(modules)) symlinkSync(modules, join(copy, 'node_modules'))
  const migrations = join(copy, 'migrations')
  const number = String(readMigrations(migrations).length + 1).padStart(4, '0')
  const statements = [
    'alter table orders add column drill_note text;',
    'create table drill_note (id bigint primary key generated always as identity, order_id uuid references orders (id));',
  ]
  writeFileSync(join(migrations, `${number}-drill-note.sql`), `${statements.join('\n')}\n`)
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  return { program: join(copy, 'src/main.ts'), migrations, remove }
}
