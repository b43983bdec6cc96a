import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@warda/domain/language'
import pino from 'pino'
import type { Clock } from '../adapters/clock.ts'
import type { Gateway } from '../adapters/gateway.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { AppContext } from '../context.ts'
import { createAdapters } from '../create-adapters.ts'
import { listen, type Notifications } from '../db/notifications.ts'
import { createDatabase } from '../db/pool.ts'
import { followNotifications, type ReadReplica } from '../db/read-replica.ts'
import { inTransaction } from '../db/transaction.ts'
import { seedShop } from '../demo/seed-shop.ts'
import { identify } from '../features/sessions/index.ts'
import { handlers } from '../handlers.ts'
import { jobHandlers } from '../job-handlers.ts'
import { createTaskList } from '../jobs/run.ts'
import { rawRoutes } from '../raw-routes.ts'
import { NO_TELEMETRY } from '../telemetry/telemetry.ts'
import { type ApiClient, createApiClient } from './api-client.ts'
import { createTestDatabase, TEST_TIMEOUTS, type TestDatabase } from './database.ts'
import { runDueJobs } from './run-due-jobs.ts'

/** A Sunday, 10:00 in Riyadh: the shop is open and same-day delivery still possible. */
export const SUNDAY_MORNING = Date.UTC(2026, 10, 29, 7, 0, 0)

/** A running clock that can be set. */
export type SettableClock = Clock & { set(ms: number): void; advance(ms: number): void }

export type TestShop = {
  context: AppContext
  db: AppContext['db']
  clock: SettableClock
  app: ReturnType<typeof createApp>
  /** Creates a client with its own cookies. */
  visitor(options?: { language?: Language; ip?: string }): ApiClient
  /** Runs all jobs that are due by the shop's clock. */
  runJobs(): Promise<void>
  /** Runs due jobs and returns the mails in the mailbox, oldest first. */
  mails(
    to?: string,
  ): Promise<{ to_address: string; subject: string; html: string; body_text: string; language: string }[]>
  /** A second app on the same database, like another server process. */
  twin(): Promise<TestShop>
  close(): Promise<void>
}

export type ShopOptions = {
  now?: number
  gateway?: Gateway
  environment?: Record<string, string>
  /** Whether the settings of seller and contact are filled in; default true. */
  named?: boolean
  /** A read replica of `database`. */
  replica?: ReadReplica
  /** An existing database, dropped on `close()`; by default a new empty shop. */
  database?: TestDatabase
}

const notificationChannels = ['catalogue', 'settings', 'orders', 'webhooks']

/** Opens a shop on its own database in this process. */
export async function openTestShop(options: ShopOptions = {}): Promise<TestShop> {
  const database = options.database ?? (await createTestDatabase())
  if (options.named ?? !options.database) await inTransaction(database.db, seedShop)
  return assemble(database.url, database.db, options, () => database.drop())
}

async function assemble(
  url: string,
  db: AppContext['db'],
  options: ShopOptions,
  end: () => Promise<void>,
): Promise<TestShop> {
  const shared = options.environment?.DATA_FOLDER
  const folder = shared ?? mkdtempSync(join(tmpdir(), 'warda-test-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DEMO: '1',
    DATABASE_URL: url,
    SECRET: 'a secret that only tests know, long enough',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_FOLDER: folder,
    LOG_LEVEL: process.env.WARDA_TEST_LOG ?? 'silent',
    ...options.environment,
  })
  const clock = settableClock(options.now ?? SUNDAY_MORNING)
  const notifications: Notifications = await listen(url, notificationChannels, () => {})
  if (options.replica) followNotifications(options.replica, notifications)
  const log = pino({ level: config.LOG_LEVEL })
  const ports = createAdapters({ config, db, clock, log })
  const context: AppContext = {
    config,
    db,
    replica: options.replica ?? null,
    clock,
    notifications,
    log,
    telemetry: NO_TELEMETRY,
    ...ports,
    ...(options.gateway && { gateways: useGateway(options.gateway) }),
  }
  const app = createApp(context, { handlers, identify, rawRoutes, web: null })
  const twins: TestShop[] = []

  const shop: TestShop = {
    context,
    db,
    clock,
    app,
    visitor: (visitorOptions = {}) => createApiClient(app, context, { ...visitorOptions, patient: true }),
    runJobs: () => runDueJobs(url, createTaskList(context, jobHandlers)),
    async mails(to) {
      await shop.runJobs()
      let query = db
        .selectFrom('mailbox_message')
        .select(['to_address', 'subject', 'html', 'body_text', 'language'])
        .orderBy('id')
      if (to) query = query.where('to_address', '=', to)
      return query.execute()
    },
    async twin() {
      const otherDb = createDatabase(url, { max: 8, onConnectionLost: () => {}, timeoutFactor: TEST_TIMEOUTS })
      const environment = { ...options.environment, DATA_FOLDER: folder }
      const twin = await assemble(url, otherDb, { ...options, environment, now: clock.now() }, () => otherDb.destroy())
      twins.push(twin)
      return twin
    },
    async close() {
      for (const twin of twins) await twin.close()
      await notifications.close()
      if (!shared) rmSync(folder, { recursive: true, force: true })
      await end()
    },
  }
  return shop
}

/** Only this gateway. */
const useGateway = (gateway: Gateway): AppContext['gateways'] => ({
  standard: gateway,
  byName: new Map([[gateway.name, gateway]]),
})

function settableClock(start: number): SettableClock {
  let offset = start - Date.now()
  return {
    now: () => Date.now() + offset,
    set: (ms) => {
      offset = ms - Date.now()
    },
    advance: (ms) => {
      offset += ms
    },
  }
}
