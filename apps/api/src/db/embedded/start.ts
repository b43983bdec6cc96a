import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { ensureDatabase, urlOf } from './connection.ts'
import { choosePlace } from './data-folder.ts'
import { withLock } from './lock.ts'
import { findRunning, launch, shutDown } from './server.ts'
import { joinUsers, leaveUsers } from './users.ts'

export type EmbeddedOptions = {
  /** Where the database lives, or, when root may not keep it there, where the pointer to it lives. Made when missing. */
  dataFolder: string
  /** The port on 127.0.0.1; a free one, remembered for the next start, when not said. */
  port?: number
  /** false trades safety against power loss for speed (tests only); true when not said. */
  durable?: boolean
}

export type Embedded = { url: string; reused: boolean; stop: () => Promise<void> }

/**
 * Starts the private PostgreSQL of a data folder (made at the first start, ~2 s) or joins the one that already runs there, also one
 * orphaned by a killed process. Several processes may use one folder; the server stops when the last of them stops it.
 * Every failure is one sentence that says what to do.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataFolder = path.resolve(options.dataFolder)
  mkdirSync(dataFolder, { recursive: true })
  const lock = path.join(dataFolder, 'lock')
  return withLock(lock, async () => {
    const place = choosePlace(dataFolder)
    const binaries = await findBinaries(place)
    const secret = await ensureCluster(place, binaries, options.durable ?? true)
    const running = await findRunning(place, secret.password)
    const port = running ?? (await launch(place, binaries, { durable: options.durable ?? true, port: options.port }))
    const url = urlOf(port, secret.password, 'warda')
    await ensureDatabase(urlOf(port, secret.password, 'postgres'), 'warda')
    joinUsers(place)
    const stop = () =>
      withLock(lock, async () => {
        if (leaveUsers(place) === 0) await shutDown(place, binaries)
      })
    return { url, reused: running !== undefined, stop }
  })
}
