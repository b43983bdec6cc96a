import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { changeOwner, type DataLocation } from './data-location.ts'

/** Longest path of a socket that every system accepts (macOS: 103 bytes), and the longest file name in the folder. */
const MAX_PATH_LENGTH = 103
const LONGEST_NAME = '/.s.PGSQL.65535.lock'

/** Characters that need no quoting in the settings of the server and in a URL. */
const PLAIN_PATH = /^[\w./-]+$/

/**
 * Creates the folder for the Unix socket of a server that is about to start and returns it; null where connections use TCP: on Windows and where the path is too long or
 * needs quoting. A socket costs the system less than TCP on the loopback address.
 */
export function prepareSocketFolder(location: DataLocation): string | null {
  const folder = path.join(location.folder, 'socket')
  if (process.platform === 'win32' || !PLAIN_PATH.test(folder)) return null
  if (folder.length + LONGEST_NAME.length > MAX_PATH_LENGTH) return null
  // A killed server leaves its files, which PostgreSQL takes for those of a running one while the process is not collected.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  changeOwner(folder, location.owner)
  return folder
}
