import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { type RunningServer, serve } from '../main.ts'
import { createTestDatabase, TEST_TIMEOUTS, type TestDatabase } from './database.ts'
import { createDemoDatabase, demoFolder } from './demo-template.ts'

const repo = resolve(import.meta.dirname, '../../../..')

export type TestServer = {
  url: string
  db: TestDatabase['db']
  databaseUrl: string
  running: RunningServer
  close(): Promise<void>
}

export type ServerOptions = {
  /** Fills the new database before the server starts; with the demo data by default. */
  seed?: (database: TestDatabase, dataFolder: string) => Promise<void>
  web?: boolean
  environment?: Record<string, string>
  /** An existing database, for a second process of the same shop. */
  database?: TestDatabase
}

/**
 * The shop as `npm start` serves it, on a free loopback port and its own database. Pictures are shared with the development data folder, so
 * that they are encoded only once.
 */
export async function openTestServer(options: ServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await createDatabase(options.seed))
  const port = await freePort()
  const config = readConfig({
    NODE_ENV: 'production',
    DEMO: '1',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: database.url,
    DATABASE_TIMEOUT_FACTOR: String(TEST_TIMEOUTS),
    SECRET: 'a secret that only tests know, long enough',
    DATA_FOLDER: demoFolder,
    LOG_LEVEL: process.env.WARDA_TEST_LOG ?? 'silent',
    ...(options.web === false ? {} : { WEB_BUILD: resolve(repo, 'apps/web/build') }),
    ...options.environment,
  })
  const running = await serve(config)
  return {
    url: config.PUBLIC_URL,
    db: database.db,
    databaseUrl: database.url,
    running,
    async close() {
      await running.stop()
      if (!options.database) await database.drop()
    },
  }
}

async function createDatabase(seed: ServerOptions['seed']): Promise<TestDatabase> {
  if (!seed) return createDemoDatabase()
  const database = await createTestDatabase()
  await seed(database, demoFolder)
  return database
}

/** A free loopback port. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
