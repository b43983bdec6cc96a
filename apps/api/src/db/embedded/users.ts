import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Place } from './data-folder.ts'
import { isAlive } from './lock.ts'

/** Notes that this process uses the server of a place. */
export function joinUsers(place: Place): void {
  mkdirSync(folderOf(place), { recursive: true })
  writeFileSync(path.join(folderOf(place), String(process.pid)), '')
}

/** Takes this process off the list and gives the number of living processes that still use the server. */
export function leaveUsers(place: Place): number {
  const folder = folderOf(place)
  rmSync(path.join(folder, String(process.pid)), { force: true })
  const living = readdirSync(folder).filter((name) => {
    if (isAlive(Number(name))) return true
    rmSync(path.join(folder, name), { force: true })
    return false
  })
  return living.length
}

function folderOf(place: Place): string {
  return path.join(place.keep, 'users')
}
