import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import { give, type Place } from './data-folder.ts'
import { run } from './run.ts'

export type Secret = { password: string }

/**
 * The data files of a place: those that are there, or new ones. New ones are made aside and moved in when complete, so that a first
 * start killed half way leaves nothing that looks like a database.
 */
export async function ensureCluster(place: Place, binaries: Binaries, durable: boolean): Promise<Secret> {
  if (existsSync(place.cluster)) {
    refuseOtherVersion(place, binaries)
    return readSecret(place)
  }
  for (const name of readdirSync(place.keep)) {
    if (/^(cluster|password)\./.test(name)) rmSync(path.join(place.keep, name), { recursive: true, force: true })
  }
  return create(place, binaries, durable)
}

async function create(place: Place, binaries: Binaries, durable: boolean): Promise<Secret> {
  const secret = { password: randomBytes(24).toString('base64url') }
  const half = path.join(place.keep, `cluster.${process.pid}`)
  const passwordFile = path.join(place.keep, `password.${process.pid}`)
  mkdirSync(half, { mode: 0o700 })
  give(half, place.owner)
  writeFileSync(passwordFile, secret.password, { mode: 0o600 })
  give(passwordFile, place.owner)
  const args = ['-D', half, '-U', 'warda', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  args.push('--locale=C.UTF-8', '--encoding=UTF8', '--no-instructions', ...(durable ? [] : ['--no-sync']))
  const { code, output } = await run(binaries.initdb, args, place.owner)
  rmSync(passwordFile, { force: true })
  if (code !== 0) {
    rmSync(half, { recursive: true, force: true })
    throw new Error(`The database could not be created in ${place.keep}: ${lastLine(output)}`)
  }
  writeFileSync(secretFile(place), JSON.stringify(secret), { mode: 0o600 })
  renameSync(half, place.cluster)
  return secret
}

function readSecret(place: Place): Secret {
  const file = secretFile(place)
  try {
    const secret: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof secret === 'object' && secret && 'password' in secret && typeof secret.password === 'string') {
      return { password: secret.password }
    }
  } catch {
    // missing, foreign or damaged: all the same to the reader of the sentence below
  }
  throw new Error(
    `The password of the database can't be read from ${file}: start as the user that made it, or delete ${place.keep} to begin again without its data.`,
  )
}

function refuseOtherVersion(place: Place, binaries: Binaries): void {
  const file = path.join(place.cluster, 'PG_VERSION')
  const wanted = / (\d+)/.exec(binaries.version)?.[1]
  let found: string | undefined
  try {
    found = readFileSync(file, 'utf8').trim()
  } catch (error) {
    const denied = error instanceof Error && 'code' in error && error.code === 'EACCES'
    throw new Error(
      denied
        ? `The database in ${place.keep} belongs to another user: start as that user.`
        : `The database in ${place.keep} is damaged (${file} is missing): restore a backup, or delete that folder to begin again without its data.`,
    )
  }
  if (found !== wanted) {
    throw new Error(
      `The database in ${place.keep} was made by PostgreSQL ${found}, but this is ${wanted}: move its data over first.`,
    )
  }
}

function secretFile(place: Place): string {
  return path.join(place.keep, 'secret.json')
}

function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? 'no reason given'
}
