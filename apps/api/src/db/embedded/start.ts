import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { findBinaries } from './binaries.ts'
import { ensureDatabase, serverUrl } from './connection.ts'
import { ensureDataDirectory } from './data-directory.ts'
import { chooseDataLocation } from './data-location.ts'
import { withLock } from './lock.ts'
import { findRunningServer, startServer, stopServer } from './server.ts'
import { registerProcess, unregisterProcess } from './server-processes.ts'

export type EmbeddedOptions = {
  /** Folder of the database, or of the pointer to it (see `chooseDataLocation`); created when missing. */
  dataFolder: string
  /** The port on 127.0.0.1; by default a free one that is stored for the next start. */
  port?: number
  /** false trades durability for speed (tests only); default true. */
  durable?: boolean
}

export type EmbeddedServer = { url: string; reused: boolean; stop: () => Promise<void> }

/**
 * Starts the private PostgreSQL of a data folder (created at the first start, ~2 s) or reuses the server that already runs there. Several
 * processes may use one folder; the server stops with the last of them. Each error is one sentence with the remedy.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const dataFolder = path.resolve(options.dataFolder)
  mkdirSync(dataFolder, { recursive: true })
  const lock = path.join(dataFolder, 'lock')
  return withLock(lock, async () => {
    const location = chooseDataLocation(dataFolder)
    const binaries = await findBinaries(location)
    const secret = await ensureDataDirectory(location, binaries, options.durable ?? true)
    const runningPort = await findRunningServer(location, secret.password)
    const port =
      runningPort ?? (await startServer(location, binaries, { durable: options.durable ?? true, port: options.port }))
    const url = serverUrl(port, secret.password, 'warda')
    await ensureDatabase(serverUrl(port, secret.password, 'postgres'), 'warda')
    registerProcess(location)
    const stop = () =>
      withLock(lock, async () => {
        if (unregisterProcess(location) === 0) await stopServer(location, binaries)
      })
    return { url, reused: runningPort !== undefined, stop }
  })
}
