import { onStopSignal } from '../apps/api/src/stop-signal.ts'
import { startApiServer } from './dev/api-server.ts'
import { watchMessages } from './dev/watch-messages.ts'
import { readWebPort } from './dev/web-port.ts'
import { startWebServer } from './dev/web-server.ts'
import { exitWithError, printLine } from './print.ts'
import { createCleanups } from './start/cleanups.ts'
import { watchDatabase } from './start/embedded-database.ts'
import { refuseTakenPort } from './start/port.ts'
import { prepare } from './start/prepare.ts'

/** The database and demo shop of `npm start`, the API restarted at every change, and the web app served from its sources by Vite. */
async function main(): Promise<void> {
  const webPort = readWebPort(process.env.WEB_PORT)
  const webUrl = `http://localhost:${webPort}`
  await refuseTakenPort('127.0.0.1', webPort)
  const cleanups = createCleanups()
  const stop = onStopSignal(cleanups.run)
  const { config, database } = await prepare(async () => undefined, cleanups).catch(async (error: unknown) => {
    await cleanups.run()
    throw error
  })
  if (database) watchDatabase(database, config.LOG_LEVEL, () => stop(1))
  const publicUrl = process.env.PUBLIC_URL ?? webUrl
  const stopApi = startApiServer({ ...config, PUBLIC_URL: publicUrl, WEB_DEV_URL: `http://127.0.0.1:${webPort}` })
  const web = await startWebServer({ port: webPort, apiUrl: `http://${config.HOST}:${config.PORT}` })
  const stopWatching = watchMessages()
  cleanups.add(async () => {
    stopWatching()
    stopApi()
    await web.close()
  })
  printLine(`Open ${web.url} (stop with Ctrl-C)`)
}

await main().catch(exitWithError)
