import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type MigrationFile = { name: string; sql: string; checksum: string }

export const migrationsFolder: string = path.resolve(import.meta.dirname, '../../migrations')

const FILE_NAME = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/

/**
 * The migrations of a folder in order, with checksums that ignore line endings.
 * Throws on an invalid name, a gap or duplicate in the numbering, and a file that begins or ends a transaction.
 */
export function readMigrations(folder: string = migrationsFolder): MigrationFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return names.map((name, index) => {
    const number = FILE_NAME.exec(name)?.[1]
    if (number === undefined) throw new Error(`The migration ${name} must be named like 0001-some-words.sql.`)
    if (Number(number) !== index + 1) {
      throw new Error(`The migration ${name} should have number ${String(index + 1).padStart(4, '0')}.`)
    }
    const sql = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    if (/^\s*(begin|commit|rollback|start transaction)\s*;/im.test(sql)) {
      throw new Error(`The migration ${name} must not begin or end a transaction: each file already runs in its own.`)
    }
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** A short hash over all migrations of a folder. */
export function hashMigrations(folder: string = migrationsFolder): string {
  const hash = createHash('sha256')
  for (const file of readMigrations(folder)) hash.update(`${file.name} ${file.checksum}\n`)
  return hash.digest('hex').slice(0, 12)
}
