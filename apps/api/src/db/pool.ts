import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { closeWhenUnresponsive } from './connection-watchdog.ts'
import type { Database } from './database.ts'
import { usePreparedStatements } from './prepared-statements.ts'
import type { DB } from './schema.ts'
import { valueParsers } from './value-parsers.ts'

export type PoolOptions = {
  /** Most connections open at once; 10 when not said. */
  max?: number
  /** Shown in pg_stat_activity. */
  applicationName?: string
  /** How long a statement may go unanswered before its connection is given up, milliseconds; for ever when not said. */
  answersWithin?: number
  /** Told of every connection lost outside a query (PostgreSQL restarted, network gone); a warning when not said. */
  onLost?: (error: Error) => void
  /** The house limits so many times over, for tests on a machine that has much else to do; 1 when not said. */
  patience?: number
}

/** What a server waits for an answer: longer than any statement may take. */
export const ANSWERS_WITHIN_MS = 7_000

/**
 * A pool with the house limits: statement 5 s, lock wait 2 s, idle in transaction 10 s, 2 s to get a connection.
 * A lost connection never ends the process: the next query opens a fresh one.
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const onLost = options.onLost ?? ((error) => console.warn(`A database connection was lost: ${error.message}`))
  const patience = options.patience ?? 1
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'warda',
    statement_timeout: 5_000 * patience,
    lock_timeout: 2_000 * patience,
    idle_in_transaction_session_timeout: 10_000 * patience,
    connectionTimeoutMillis: 2_000 * patience,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: valueParsers,
  })
  pool.on('error', onLost)
  // The pool listens to idle clients only: a client lost while checked out inside a transaction would end the process.
  pool.on('connect', (client) => {
    client.on('error', onLost)
    if (options.answersWithin) closeWhenUnresponsive(client, options.answersWithin)
    usePreparedStatements(client)
  })
  return pool
}

/** The typed database over a new pool (or over one that is already there); `destroy()` closes the pool. */
export function createDatabase(from: string | pg.Pool, options: PoolOptions = {}): Database {
  const pool = typeof from === 'string' ? createPool(from, options) : from
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
