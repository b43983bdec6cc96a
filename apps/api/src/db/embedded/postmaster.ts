import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { query, serverUrl } from './connection.ts'
import type { DataLocation } from './data-location.ts'
import { isAlive } from './lock.ts'

export type Postmaster = { pid: number; port: number; status: string }

/** The contents of `postmaster.pid`; undefined when the file or its process does not exist. */
export function readPostmaster(location: DataLocation): Postmaster | undefined {
  try {
    const lines = readFileSync(path.join(location.cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!isAlive(pid)) return undefined
    return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() }
  } catch {
    return undefined
  }
}

/**
 * The port of a server that already runs on this data directory, verified by a query; undefined when none runs.
 * Waits for a server that is starting or stopping, and removes a pid file whose process id belongs to another program.
 */
export async function findRunningServer(location: DataLocation, password: string): Promise<number | undefined> {
  const until = Date.now() + 30_000
  for (;;) {
    const postmaster = readPostmaster(location)
    if (!postmaster) return undefined
    if (postmaster.status === 'ready' && (await servesDataFolder(postmaster.port, password, location)))
      return postmaster.port
    if (!isPostgresProcess(postmaster.pid)) {
      rmSync(path.join(location.cluster, 'postmaster.pid'), { force: true })
      return undefined
    }
    if (Date.now() > until) {
      throw new Error(
        `Process ${postmaster.pid} holds the database in ${location.folder} but does not answer: end it and start again.`,
      )
    }
    await pause(100)
  }
}

async function servesDataFolder(port: number, password: string, location: DataLocation): Promise<boolean> {
  try {
    const rows = await query<{ data_directory: string }>(serverUrl(port, password, 'postgres'), 'show data_directory')
    const folder = rows[0]?.data_directory
    return folder !== undefined && realpathSync(folder) === realpathSync(location.cluster)
  } catch {
    return false
  }
}

function isPostgresProcess(pid: number): boolean {
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
