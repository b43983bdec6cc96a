import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve as listenOn } from '@hono/node-server'
import pino from 'pino'
import { systemClock } from './adapters/clock.ts'
import { createApp, type Parts } from './app.ts'
import { type Config, readConfig } from './config.ts'
import type { AppContext } from './context.ts'
import { createAdapters } from './create-adapters.ts'
import { listen } from './db/notifications.ts'
import { createDatabase, RESPONSE_TIMEOUT_MS } from './db/pool.ts'
import { endLiveBoards } from './features/board/index.ts'
import { identify } from './features/sessions/index.ts'
import { pendingSetupCode } from './features/setup/index.ts'
import { handlers } from './handlers.ts'
import { devRenderer } from './http/dev-renderer.ts'
import { announceClose } from './http/graceful-close.ts'
import type { RenderPage } from './http/pages.ts'
import { jobHandlers } from './job-handlers.ts'
import { startJobs } from './jobs/run.ts'
import { rawRoutes } from './raw-routes.ts'

export type Running = {
  url: string
  port: number
  /** What makes the first Admin at `/setup`; null once there is one. */
  setupCode: string | null
  stop(): Promise<void>
}

/** How long a stopping server waits for answers under way, milliseconds. */
const GRACE_MS = 10_000

/** Starts the shop: HTTP, pages and the job worker in this process. Rejects with one clear sentence when the port is taken. */
export async function serve(config: Config): Promise<Running> {
  const log = pino({ level: config.LOG_LEVEL, redact: ['*.password', '*.token', '*.authorization', '*.cookie'] })
  const lost = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  const db = createDatabase(config.DATABASE_URL, {
    max: config.DATABASE_POOL,
    responseTimeoutMs: RESPONSE_TIMEOUT_MS,
    onConnectionLost: lost,
  })
  const notifications = await listen(config.DATABASE_URL, ['catalogue', 'settings', 'orders'], lost)
  const context: AppContext = {
    config,
    db,
    clock: systemClock,
    notifications,
    log,
    ...createAdapters({ config, db, clock: systemClock, log }),
  }
  const app = createApp(context, { handlers, identify, rawRoutes, web: await loadWeb(config) })
  const server = await open(app.fetch, config)
  const sayLast = announceClose(server)
  const worker = await startJobs(context, jobHandlers)

  const stop = async (): Promise<void> => {
    sayLast()
    endLiveBoards(context)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), GRACE_MS)
    await Promise.all([closed, worker.stop()])
    clearTimeout(timer)
    await notifications.close()
    await db.destroy()
  }
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.PORT
  return { url: config.PUBLIC_URL, port, setupCode: await pendingSetupCode(context), stop }
}

/** How the owner of a new shop gets in. */
export const setupMessage = (url: string, code: string): string =>
  `Nobody runs this shop yet. Open ${url}/setup with the code ${code}`

async function loadWeb(config: Config): Promise<Parts['web']> {
  if (config.WEB_DEV_URL) return { render: devRenderer(config.WEB_DEV_URL), clientFolder: null }
  const build = config.WEB_BUILD
  if (!build) return null
  const entry = join(build, 'server', 'index.js')
  if (!existsSync(entry)) throw new Error(`Setting WEB_BUILD: there is no built web app in ${build}.`)
  // Stack traces of the pages name the sources.
  process.setSourceMapsEnabled(true)
  const { renderPage } = (await import(pathToFileURL(entry).href)) as { renderPage: RenderPage }
  return { render: renderPage, clientFolder: join(build, 'client') }
}

type Server = ReturnType<typeof listenOn>

function open(fetch: Parameters<typeof listenOn>[0]['fetch'], config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = listenOn(
      {
        fetch,
        port: config.PORT,
        hostname: config.HOST,
        // Slow senders are closed, not waited for (measured: the defaults hold them for minutes).
        serverOptions: {
          headersTimeout: 5_000,
          requestTimeout: 30_000,
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
    const running = await serve(readConfig(process.env))
    if (running.setupCode) process.stdout.write(`${setupMessage(running.url, running.setupCode)}\n`)
    const end = () => void running.stop().then(() => process.exit(0))
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
