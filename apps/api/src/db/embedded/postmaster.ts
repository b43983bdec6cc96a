import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, urlOf } from './connection.ts'
import type { Place } from './data-folder.ts'
import { isAlive } from './lock.ts'

export type Postmaster = { pid: number; port: number; status: string }

/** What `postmaster.pid` says about a server that lives; undefined when the file is missing or its process is gone. */
export function readPostmaster(place: Place): Postmaster | undefined {
  try {
    const lines = readFileSync(path.join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!isAlive(pid)) return undefined
    return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() }
  } catch {
    return undefined
  }
}

/**
 * The port of the server that already runs on this place's data (another process of Warda, or an orphan), proven by asking it;
 * undefined when none does. A server on its way up or down is waited for; the pid file of a recycled process id is removed.
 */
export async function findRunning(place: Place, password: string): Promise<number | undefined> {
  const until = Date.now() + 30_000
  for (;;) {
    const found = readPostmaster(place)
    if (!found) return undefined
    if (found.status === 'ready' && (await isOurs(found.port, password, place))) return found.port
    if (!looksLikePostgres(found.pid)) {
      rmSync(path.join(place.cluster, 'postmaster.pid'), { force: true })
      return undefined
    }
    if (Date.now() > until) {
      throw new Error(
        `Process ${found.pid} holds the database in ${place.keep} but does not answer: end it and start again.`,
      )
    }
    await pause(100)
  }
}

async function isOurs(port: number, password: string, place: Place): Promise<boolean> {
  try {
    const rows = await ask<{ data_directory: string }>(urlOf(port, password, 'postgres'), 'show data_directory')
    const folder = rows[0]?.data_directory
    return folder !== undefined && realpathSync(folder) === realpathSync(place.cluster)
  } catch {
    return false
  }
}

function looksLikePostgres(pid: number): boolean {
  try {
    if (process.platform === 'win32') return true
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='])
      .toString()
      .includes('postgres')
  } catch {
    return false
  }
}
