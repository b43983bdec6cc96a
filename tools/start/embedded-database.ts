import type { EmbeddedServer } from '../../apps/api/src/db/embedded/start.ts'
import { createLog } from '../../apps/api/src/log.ts'

/** Restarts the embedded database when it ends. Calls `giveUp` when it ends too often. */
export function watchDatabase(database: EmbeddedServer, logLevel: string, giveUp: () => void): void {
  const log = createLog(logLevel)
  database.watch({
    restarted: (info) => log.warn(info, 'the embedded database ended and was started again'),
    restartFailed: (err) => log.warn({ err }, 'the embedded database ended and could not be started again'),
    gaveUp({ deaths, lastError }) {
      log.error({ deaths, err: lastError }, 'the embedded database ended too often within a minute; the shop stops')
      giveUp()
    },
  })
}
