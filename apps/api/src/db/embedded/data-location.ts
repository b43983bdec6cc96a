import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export type Owner = { uid: number; gid: number }

/** Folder, data directory and log of one embedded database, and the user that runs its server (undefined: the current user). */
export type DataLocation = { folder: string; cluster: string; log: string; owner: Owner | undefined }

const POINTER = 'place.txt'

/**
 * The data folder itself, unless the process is root and the unprivileged user that must run PostgreSQL cannot reach it (a clone under a
 * 0700 home): then a folder in /var/lib or the temporary folder, whose path is stored in `place.txt` of the data folder.
 */
export function chooseDataLocation(dataFolder: string): DataLocation {
  const root = process.getuid?.() === 0
  const folder = !root || isReachableByAll(dataFolder) ? dataFolder : findOutsideFolder(dataFolder)
  const cluster = path.join(folder, 'cluster')
  const owner = root ? findOwner(cluster) : undefined
  return { folder, cluster, log: path.join(folder, 'postgres.log'), owner }
}

/** Makes the user that runs the server the owner of a file or folder. */
export function changeOwner(file: string, owner: Owner | undefined): void {
  if (owner) chownSync(file, owner.uid, owner.gid)
}

/** The folder outside the data folder that an earlier start chose; undefined when there is none. */
export function readOutsideFolder(dataFolder: string): string | undefined {
  const pointer = path.join(dataFolder, POINTER)
  if (!existsSync(pointer)) return undefined
  const stored = readFileSync(pointer, 'utf8').trim()
  return existsSync(stored) ? stored : undefined
}

function findOutsideFolder(dataFolder: string): string {
  const stored = readOutsideFolder(dataFolder)
  if (stored) return stored
  const name = `warda-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 10)}-`
  for (const parent of ['/var/lib', os.tmpdir()]) {
    try {
      removeAbandoned(parent, name)
      const folder = mkdtempSync(path.join(parent, name))
      chmodSync(folder, 0o755)
      writeFileSync(path.join(dataFolder, POINTER), `${folder}\n`)
      return folder
    } catch {
      // a read-only system folder: try the next
    }
  }
  throw new Error('PostgreSQL refuses to run as root and no folder for it could be made: start as an ordinary user.')
}

/** Deletes databases whose data folder was deleted, unless their server still runs. */
function removeAbandoned(parent: string, name: string): void {
  for (const old of readdirSync(parent).filter((entry) => entry.startsWith(name))) {
    const folder = path.join(parent, old)
    if (!existsSync(path.join(folder, 'cluster', 'postmaster.pid'))) rmSync(folder, { recursive: true, force: true })
  }
}

/** The owner of existing data; else user 65534 (nobody) or the first user of the system that is not root. */
function findOwner(cluster: string): Owner {
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster)
    if (uid !== 0) return { uid, gid }
  }
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  const ids = users.map((line) => line.split(':')).map((part) => ({ uid: Number(part[2]), gid: Number(part[3]) }))
  const plain = ids.filter((id) => id.uid > 0)
  return plain.find((id) => id.uid === 65_534) ?? plain[0] ?? { uid: 65_534, gid: 65_534 }
}

function isReachableByAll(folder: string): boolean {
  for (let current = folder; ; current = path.dirname(current)) {
    if ((statSync(current).mode & 0o001) === 0) return false
    if (current === path.dirname(current)) return true
  }
}
