import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { query, type ServerAddress, serverUrl } from './connection.ts'
import type { DataLocation } from './data-location.ts'
import { isAlive } from './lock.ts'

export type Postmaster = { pid: number; address: ServerAddress; status: string }

/** The contents of `postmaster.pid`; undefined when the file or its process does not exist. */
export function readPostmaster(location: DataLocation): Postmaster | undefined {
  try {
    const lines = readFileSync(path.join(location.cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!isAlive(pid) || isZombie(pid)) return undefined
    const address = { port: Number(lines[3]), socketFolder: lines[4]?.trim() || null }
    return { pid, address, status: (lines[7] ?? '').trim() }
  } catch {
    return undefined
  }
}

/**
 * The address of a server that already runs on this data directory, verified by a query; undefined when none runs.
 * Waits for a server that is starting or stopping, and removes a pid file whose process id belongs to another program.
 */
export async function findRunningServer(location: DataLocation, password: string): Promise<ServerAddress | undefined> {
  const until = Date.now() + 30_000
  for (;;) {
    const postmaster = readPostmaster(location)
    if (!postmaster) return undefined
    if (postmaster.status === 'ready' && (await servesDataFolder(postmaster.address, password, location)))
      return postmaster.address
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

async function servesDataFolder(address: ServerAddress, password: string, location: DataLocation): Promise<boolean> {
  try {
    const rows = await query<{ data_directory: string }>(
      serverUrl(address, password, 'postgres'),
      'show data_directory',
    )
    const folder = rows[0]?.data_directory
    return folder !== undefined && realpathSync(folder) === realpathSync(location.cluster)
  } catch {
    return false
  }
}

/** Whether a process has ended but was not collected by its parent, as in a container whose first process does not do so. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
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
