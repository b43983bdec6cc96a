import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readMigrations } from '../../apps/api/src/db/migration-files.ts'

/** File name to SHA-256 of its text (line endings normalized), in the order of the numbers. */
export type Manifest = Record<string, string>

const nameOfManifest = 'checksums.json'

/** Reads the committed checksums of a migrations folder. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, nameOfManifest)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

/** Adds the migrations that have no checksum yet and returns their names. Existing entries are never replaced. */
export function freezeMigrations(folder: string): string[] {
  const manifest = readManifest(folder)
  const added = readMigrations(folder).filter((file) => !(file.name in manifest))
  for (const { name, checksum } of added) manifest[name] = checksum
  writeFileSync(path.join(folder, nameOfManifest), `${JSON.stringify(manifest, null, 2)}\n`)
  return added.map((file) => file.name)
}

/** Compares the migrations of a folder with its checksums; returns one sentence per difference. */
export function findChangedMigrations(folder: string): string[] {
  const manifest = readManifest(folder)
  const files = new Map(readMigrations(folder).map((file) => [file.name, file.checksum]))
  const problems: string[] = []
  for (const [name, checksum] of Object.entries(manifest)) {
    const migration = files.get(name)
    if (migration === undefined) problems.push(`${name} is listed in ${nameOfManifest} and missing: restore it.`)
    else if (migration !== checksum) {
      problems.push(`${name} differs from ${nameOfManifest}: restore it and put the change into a new migration.`)
    }
  }
  for (const name of files.keys()) {
    if (!(name in manifest))
      problems.push(`${name} is not listed in ${nameOfManifest}: run "npm run migrations:freeze".`)
  }
  return problems
}

/** Compares today's checksums with those of an earlier commit, so that an entry cannot be edited together with its file. */
export function findRewrittenEntries(before: Manifest, now: Manifest): string[] {
  return Object.entries(before)
    .filter(([name, checksum]) => now[name] !== checksum)
    .map(([name]) => `${name} landed with another checksum: restore the file and its entry in ${nameOfManifest}.`)
}
