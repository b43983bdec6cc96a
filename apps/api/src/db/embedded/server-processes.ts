import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DataLocation } from './data-location.ts'
import { isAlive } from './lock.ts'

/** Registers this process as a user of the server. */
export function registerProcess(location: DataLocation): void {
  mkdirSync(usersFolder(location), { recursive: true })
  writeFileSync(path.join(usersFolder(location), String(process.pid)), '')
}

/** Unregisters this process and returns the number of running processes that still use the server. */
export function unregisterProcess(location: DataLocation): number {
  const folder = usersFolder(location)
  rmSync(path.join(folder, String(process.pid)), { force: true })
  const running = readdirSync(folder).filter((name) => {
    if (isAlive(Number(name))) return true
    rmSync(path.join(folder, name), { force: true })
    return false
  })
  return running.length
}

function usersFolder(location: DataLocation): string {
  return path.join(location.folder, 'users')
}
