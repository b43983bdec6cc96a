import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve as listenOn } from '@hono/node-server'
import { startDatabaseClock } from './adapters/database-clock.ts'
import { createApp, type Parts } from './app.ts'
import { type Config, readConfig } from './config.ts'
import type { AppContext } from './context.ts'
import { createAdapters } from './create-adapters.ts'
import { connectDatabase } from './db/connect-database.ts'
import { checkMigrations } from './db/migrate.ts'
import { listen } from './db/notifications.ts'
import { watchOutages } from './db/outage.ts'
import { createDatabase, reachDatabase } from './db/pool.ts'
import { followNotifications } from './db/read-replica.ts'
import { endLiveBoards } from './features/board/index.ts'
import { identify } from './features/sessions/index.ts'
import { pendingSetupCode } from './features/setup/index.ts'
import { watchWebhooks } from './features/webhooks/index.ts'
import { handlers } from './handlers.ts'
import { devRenderer } from './http/dev-renderer.ts'
import { announceClose } from './http/graceful-close.ts'
import type { RenderPage } from './http/pages.ts'
import { jobHandlers } from './job-handlers.ts'
import { createJobPool, startJobs } from './jobs/run.ts'
import { withChosenPort } from './local-address.ts'
import { createLog } from './log.ts'
import { prepareFiles } from './prepare-files.ts'
import { rawRoutes } from './raw-routes.ts'
import { onStopSignal } from './stop-signal.ts'
import { startMetrics, startTracing } from './telemetry/start-telemetry.ts'
import type { Tracing } from './telemetry/telemetry.ts'

export type RunningServer = {
  url: string
  port: number
  /** The code with which the first Admin is created at `/setup`; null when an Admin exists. */
  setupCode: string | null
  stop(): Promise<void>
}

/** Time without an answer of the database after which an error is logged, ms. */
const OUTAGE_MS = 10_000
/** How long a stopping server waits for requests in progress, ms. */
const GRACE_MS = 10_000

/** Starts HTTP, pages and the job worker in this process. Rejects with one sentence when the port is in use or the database has other migrations. */
export async function serve(settings: Config): Promise<RunningServer> {
  await checkMigrations(settings.DATABASE_DIRECT_URL)
  const outages = watchOutages({ probe: () => reachDatabase(settings.DATABASE_URL), patienceMs: OUTAGE_MS })
  let tracing: Tracing | null = null
  const log = createLog(settings.LOG_LEVEL, {
    mixin: () => tracing?.currentIds() ?? {},
    isLeftOut: outages.isLeftOut,
  })
  outages.reportTo(log)
  tracing = await startTracing(settings, (error) => log.warn({ err: error }, 'traces could not be sent'))
  await prepareFiles(settings, log)
  const reportLostConnection = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  const connection = { onConnectionLost: reportLostConnection, tracing }
  const { db, pools, replica } = connectDatabase(settings, log, connection)
  const notifications = await listen(
    settings.DATABASE_DIRECT_URL,
    ['catalogue', 'settings', 'orders', 'webhooks'],
    reportLostConnection,
  )
  if (replica) followNotifications(replica, notifications)
  const clock = await startDatabaseClock(db, log)
  const onError = (error: unknown) => log.warn({ err: error }, 'some metrics could not be read')
  const checkOptions = { max: 1, applicationName: 'warda-check', onConnectionLost: onError }
  const openDatabase = () => createDatabase(settings.DATABASE_DIRECT_URL, checkOptions)
  const jobPool = createJobPool(settings, log)
  const metrics = await startMetrics(settings, { db, pools: { ...pools, jobs: jobPool }, openDatabase, onError })
  const web = await loadWeb(settings)
  let app: ReturnType<typeof createApp> | null = null
  const server = await startHttp((request, bindings) => app?.fetch(request, bindings) ?? notReady(), settings)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.PORT
  const config = { ...settings, PUBLIC_URL: withChosenPort(settings.PUBLIC_URL, port) }
  const context: AppContext = {
    config,
    db,
    replica,
    clock,
    notifications,
    log,
    telemetry: { metrics, tracing },
    ...createAdapters({ config, db, clock, log }),
  }
  app = createApp(context, { handlers, identify, rawRoutes, web })
  const announceServerClose = announceClose(server)
  const worker = await startJobs(context, jobHandlers, { pool: jobPool })
  const stopWebhooks = watchWebhooks(context)

  const stop = async (): Promise<void> => {
    announceServerClose()
    stopWebhooks()
    endLiveBoards(context)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), GRACE_MS)
    await Promise.all([closed, worker.stop()])
    clearTimeout(timer)
    clock.stop()
    replica?.stop()
    await notifications.close()
    await metrics?.stop()
    await db.destroy()
    outages.stop()
    await tracing?.stop()
  }
  return { url: config.PUBLIC_URL, port, setupCode: await pendingSetupCode(context), stop }
}

const notReady = (): Response => new Response(null, { status: 503, headers: { 'retry-after': '1' } })

/** The instruction for the owner of a new shop to create the first Admin. */
export const setupMessage = (url: string, code: string): string =>
  `This shop has no owner yet. Open ${url}/setup and enter the code ${code}`

async function loadWeb(config: Config): Promise<Parts['web']> {
  if (config.WEB_DEV_URL) return { render: devRenderer(config.WEB_DEV_URL), clientFolder: null, build: null }
  const build = config.WEB_BUILD
  if (!build) return null
  const entry = join(build, 'server', 'index.js')
  if (!existsSync(entry)) throw new Error(`Setting WEB_BUILD: there is no built web app in ${build}.`)
  // Stack traces of the pages name the sources.
  process.setSourceMapsEnabled(true)
  const { renderPage, release, routeIds } = (await import(pathToFileURL(entry).href)) as {
    renderPage: RenderPage
    release: string
    routeIds: string[]
  }
  return { render: renderPage, clientFolder: join(build, 'client'), build: { release, routes: new Set(routeIds) } }
}

type Server = ReturnType<typeof listenOn>

function startHttp(fetch: Parameters<typeof listenOn>[0]['fetch'], config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = listenOn(
      {
        fetch,
        port: config.PORT,
        hostname: config.HOST,
        // Closes connections with slow headers early. Bodies have their own timeouts (`read-bounded.ts`), because an import's zip takes minutes.
        serverOptions: {
          headersTimeout: 5_000,
          requestTimeout: 300_000,
          connectionsCheckingInterval: 1_000,
          keepAliveTimeout: 65_000,
        },
      },
      () => resolve(server),
    )
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${config.PORT} is in use; set PORT to another one.`) : error)
    })
  })
}

if (import.meta.main) {
  try {
    const server = await serve(readConfig(process.env))
    onStopSignal(server.stop)
    if (server.setupCode) process.stdout.write(`${setupMessage(server.url, server.setupCode)}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
