import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { findBinaries } from './binaries.ts'
import { ensureDatabase, serverUrl } from './connection.ts'
import { ensureDataDirectory } from './data-directory.ts'
import { chooseDataLocation } from './data-location.ts'
import { withLock } from './lock.ts'
import { readPostmaster } from './postmaster.ts'
import { findRunningServer, startServer, stopServer } from './server.ts'
import { registerProcess, unregisterProcess } from './server-processes.ts'
import { type WatchEvents, watchServer } from './watch-server.ts'

export type EmbeddedOptions = {
  /** Folder of the database, or of the pointer to it (see `chooseDataLocation`); created when missing. */
  dataFolder: string
  /** The port on 127.0.0.1; by default a free one that is stored for the next start. */
  port?: number
  /** false trades durability for speed (tests only); default true. */
  durable?: boolean
}

export type EmbeddedServer = {
  url: string
  reused: boolean
  /** Restarts the server when it ends, until `stop()`. */
  watch(events: WatchEvents): void
  stop(): Promise<void>
}

/**
 * Starts the private PostgreSQL of a data folder (created at the first start, ~2 s) or reuses the server that already runs there. Several
 * processes may use one folder; the server stops with the last of them. Each error is one sentence with the remedy.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const dataFolder = path.resolve(options.dataFolder)
  mkdirSync(dataFolder, { recursive: true })
  const lock = path.join(dataFolder, 'lock')
  const durable = options.durable ?? true
  return withLock(lock, async () => {
    const location = chooseDataLocation(dataFolder)
    const binaries = await findBinaries(location)
    const secret = await ensureDataDirectory(location, binaries, durable)
    const running = await findRunningServer(location, secret.password)
    const address = running ?? (await startServer(location, binaries, { durable, port: options.port }))
    await ensureDatabase(serverUrl(address, secret.password, 'postgres'), 'warda')
    registerProcess(location)

    // Another process that uses the server may have restarted it meanwhile.
    const restart = () =>
      withLock(lock, async () => {
        if (readPostmaster(location)?.status === 'stopping') await stopServer(location, binaries)
        if (await findRunningServer(location, secret.password)) return
        await startServer(location, binaries, { durable, port: address.port })
      })
    const isRunning = (): boolean => {
      const status = readPostmaster(location)?.status
      return status !== undefined && status !== 'stopping'
    }
    let watcher: ReturnType<typeof watchServer> | undefined
    return {
      url: serverUrl(address, secret.password, 'warda'),
      reused: running !== undefined,
      watch(events) {
        watcher ??= watchServer({ isRunning, restart }, events)
      },
      async stop() {
        await watcher?.stop()
        await withLock(lock, async () => {
          if (unregisterProcess(location) === 0) await stopServer(location, binaries)
        })
      },
    }
  })
}
