import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type DataLocation, readOutsideFolder } from './data-location.ts'
import { isAlive } from './lock.ts'

/** Registers this process as a user of the server. */
export function registerProcess(location: DataLocation): void {
  mkdirSync(usersFolder(location), { recursive: true })
  writeFileSync(path.join(usersFolder(location), String(process.pid)), '')
}

/** Unregisters this process and returns the number of running processes that still use the server. */
export function unregisterProcess(location: DataLocation): number {
  rmSync(path.join(usersFolder(location), String(process.pid)), { force: true })
  return listRegistered(location.folder).length
}

/** The running processes that use the embedded server of a data folder. */
export function listProcesses(dataFolder: string): number[] {
  return listRegistered(readOutsideFolder(dataFolder) ?? dataFolder)
}

/** Forgets processes that ended without unregistering. */
function listRegistered(folder: string): number[] {
  const users = path.join(folder, 'users')
  if (!existsSync(users)) return []
  return readdirSync(users)
    .filter((name) => {
      if (isAlive(Number(name))) return true
      rmSync(path.join(users, name), { force: true })
      return false
    })
    .map(Number)
}

function usersFolder(location: DataLocation): string {
  return path.join(location.folder, 'users')
}
