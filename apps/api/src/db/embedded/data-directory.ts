import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import { changeOwner, type DataLocation } from './data-location.ts'
import { runCommand } from './run-command.ts'

export type Secret = { password: string }

/**
 * Ensures that the data directory exists and returns its password. A new one is created under a temporary name and renamed when
 * complete, so an interrupted first start leaves no partial database.
 */
export async function ensureDataDirectory(
  location: DataLocation,
  binaries: Binaries,
  durable: boolean,
): Promise<Secret> {
  if (existsSync(location.cluster)) {
    checkVersion(location, binaries)
    return readSecret(location)
  }
  for (const name of readdirSync(location.folder)) {
    if (/^(cluster|password)\./.test(name)) rmSync(path.join(location.folder, name), { recursive: true, force: true })
  }
  return create(location, binaries, durable)
}

async function create(location: DataLocation, binaries: Binaries, durable: boolean): Promise<Secret> {
  const secret = { password: randomBytes(24).toString('base64url') }
  const half = path.join(location.folder, `cluster.${process.pid}`)
  const passwordFile = path.join(location.folder, `password.${process.pid}`)
  mkdirSync(half, { mode: 0o700 })
  changeOwner(half, location.owner)
  writeFileSync(passwordFile, secret.password, { mode: 0o600 })
  changeOwner(passwordFile, location.owner)
  const args = ['-D', half, '-U', 'warda', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  args.push('--locale=C.UTF-8', '--encoding=UTF8', '--no-instructions', ...(durable ? [] : ['--no-sync']))
  const { code, output } = await runCommand(binaries.initdb, args, location.owner)
  rmSync(passwordFile, { force: true })
  if (code !== 0) {
    rmSync(half, { recursive: true, force: true })
    throw new Error(`The database could not be created in ${location.folder}: ${lastLine(output)}`)
  }
  writeFileSync(secretFile(location), JSON.stringify(secret), { mode: 0o600 })
  renameSync(half, location.cluster)
  return secret
}

function readSecret(location: DataLocation): Secret {
  const file = secretFile(location)
  try {
    const secret: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof secret === 'object' && secret && 'password' in secret && typeof secret.password === 'string') {
      return { password: secret.password }
    }
  } catch {
    // a missing, foreign or damaged file gives the error below
  }
  throw new Error(
    `The password of the database can't be read from ${file}: start as the user that made it, or delete ${location.folder} to begin again without its data.`,
  )
}

function checkVersion(location: DataLocation, binaries: Binaries): void {
  const file = path.join(location.cluster, 'PG_VERSION')
  const requiredMajor = / (\d+)/.exec(binaries.version)?.[1]
  let found: string | undefined
  try {
    found = readFileSync(file, 'utf8').trim()
  } catch (error) {
    const denied = error instanceof Error && 'code' in error && error.code === 'EACCES'
    throw new Error(
      denied
        ? `The database in ${location.folder} belongs to another user: start as that user.`
        : `The database in ${location.folder} is damaged (${file} is missing): restore a backup, or delete that folder to begin again without its data.`,
    )
  }
  if (found !== requiredMajor) {
    throw new Error(
      `The database in ${location.folder} was made by PostgreSQL ${found}, but this is ${requiredMajor}: move its data over first.`,
    )
  }
}

function secretFile(location: DataLocation): string {
  return path.join(location.folder, 'secret.json')
}

function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? 'no reason given'
}
