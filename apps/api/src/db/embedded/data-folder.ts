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

/** Where one embedded database lives and as whom its server runs (undefined: as ourselves). */
export type Place = { keep: string; cluster: string; log: string; owner: Owner | undefined }

/**
 * The data folder itself, unless we are root and the unprivileged user that must run PostgreSQL can't reach it (a clone under a
 * 0700 home): then a folder of /var/lib (or of the temporary folder) with a stable name, noted in `place.txt` of the data folder.
 */
export function choosePlace(dataFolder: string): Place {
  const root = process.getuid?.() === 0
  const keep = !root || reachableByAll(dataFolder) ? dataFolder : outsideFolder(dataFolder)
  const cluster = path.join(keep, 'cluster')
  const owner = root ? ownerOf(cluster) : undefined
  return { keep, cluster, log: path.join(keep, 'postgres.log'), owner }
}

/** Hands a file or folder that we made to the user that runs the server. */
export function give(file: string, owner: Owner | undefined): void {
  if (owner) chownSync(file, owner.uid, owner.gid)
}

function outsideFolder(dataFolder: string): string {
  const pointer = path.join(dataFolder, 'place.txt')
  if (existsSync(pointer)) {
    const noted = readFileSync(pointer, 'utf8').trim()
    if (existsSync(noted)) return noted
  }
  const name = `warda-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 10)}-`
  for (const parent of ['/var/lib', os.tmpdir()]) {
    try {
      removeAbandoned(parent, name)
      const folder = mkdtempSync(path.join(parent, name))
      chmodSync(folder, 0o755)
      writeFileSync(pointer, `${folder}\n`)
      return folder
    } catch {
      // a read-only system folder: try the next
    }
  }
  throw new Error('PostgreSQL refuses to run as root and no folder for it could be made: start as an ordinary user.')
}

/** Who deletes the data folder to begin again means the database too: what its lost pointer pointed to goes, unless it still runs. */
function removeAbandoned(parent: string, name: string): void {
  for (const old of readdirSync(parent).filter((entry) => entry.startsWith(name))) {
    const folder = path.join(parent, old)
    if (!existsSync(path.join(folder, 'cluster', 'postmaster.pid'))) rmSync(folder, { recursive: true, force: true })
  }
}

/** Who already owns the data goes on owning it; else nobody (65534) or, where that has no name, the first plain system user. */
function ownerOf(cluster: string): Owner {
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster)
    if (uid !== 0) return { uid, gid }
  }
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  const ids = users.map((line) => line.split(':')).map((part) => ({ uid: Number(part[2]), gid: Number(part[3]) }))
  const plain = ids.filter((id) => id.uid > 0)
  return plain.find((id) => id.uid === 65_534) ?? plain[0] ?? { uid: 65_534, gid: 65_534 }
}

function reachableByAll(folder: string): boolean {
  for (let at = folder; ; at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false
    if (at === path.dirname(at)) return true
  }
}
