import { migrationsFolder } from '../apps/api/src/db/migration-files.ts'
import { readLanded } from './migrations/landed.ts'
import { findChangedMigrations, findRewrittenEntries, freezeMigrations, readManifest } from './migrations/manifest.ts'
import { exitWithError, isMainModule, printLine } from './print.ts'

/** Returns one sentence per migration of a folder that differs from its checksum or from what landed before. */
export function checkMigrations(folder: string): string[] {
  const problems = findChangedMigrations(folder)
  const landed = readLanded(folder)
  if (landed) problems.push(...findRewrittenEntries(landed, readManifest(folder)))
  return problems
}

if (isMainModule(import.meta)) {
  if (process.argv.includes('--freeze')) {
    const added = freezeMigrations(migrationsFolder)
    printLine(added.length > 0 ? `added to checksums.json: ${added.join(', ')}` : 'every migration is listed already')
  }
  const problems = checkMigrations(migrationsFolder)
  for (const problem of problems) printLine(problem)
  if (problems.length > 0)
    await exitWithError('Migrations that landed must not change: installed databases refuse them.')
}
