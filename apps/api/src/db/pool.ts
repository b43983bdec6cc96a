import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Tracing } from '../telemetry/telemetry.ts'
import { closeWhenUnresponsive } from './connection-watchdog.ts'
import type { Database } from './database.ts'
import { usePreparedStatements } from './prepared-statements.ts'
import type { DB } from './schema.ts'
import { traceStatements } from './statement-spans.ts'
import { valueParsers } from './value-parsers.ts'

export type PoolOptions = {
  /** Maximum number of open connections; default 10. */
  max?: number
  /** Shown in pg_stat_activity. */
  applicationName?: string
  /** Closes a connection that has not responded to a statement for this long; never by default. */
  responseTimeoutMs?: number
  /** Receives the error of each connection lost outside a query; a warning by default. */
  onConnectionLost?: (error: Error) => void
  /** Makes spans of the statements. */
  tracing?: Tracing | null
  /** Multiplies the default timeouts, for a slow machine or one under load; default 1. */
  timeoutFactor?: number
}

/** The connections of a pool. */
export type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> & { options: { max: number } }

/** Response timeout of a server process: longer than the statement timeout. */
export const RESPONSE_TIMEOUT_MS = 7_000

/**
 * A pool with the default timeouts: statement 5 s, lock 2 s, idle in transaction 10 s, connection 2 s.
 * A lost connection does not end the process: the next query opens a new one.
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const onConnectionLost =
    options.onConnectionLost ?? ((error) => console.warn(`A database connection was lost: ${error.message}`))
  const timeoutFactor = options.timeoutFactor ?? 1
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'warda',
    statement_timeout: 5_000 * timeoutFactor,
    lock_timeout: 2_000 * timeoutFactor,
    idle_in_transaction_session_timeout: 10_000 * timeoutFactor,
    connectionTimeoutMillis: 2_000 * timeoutFactor,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: valueParsers,
  })
  pool.on('error', onConnectionLost)
  // The pool handles errors of idle clients only: an unhandled error of a client in use would end the process.
  pool.on('connect', (client) => {
    client.on('error', onConnectionLost)
    if (options.responseTimeoutMs) closeWhenUnresponsive(client, options.responseTimeoutMs)
    usePreparedStatements(client)
    if (options.tracing) traceStatements(client, options.tracing)
  })
  return pool
}

/** Reaches the database on a connection of its own; rejects when it does not answer within two seconds. */
export async function reachDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'warda-probe',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    void client.end().catch(() => {})
  }
}

/** The typed database over a new or an existing pool; `destroy()` closes the pool. */
export function createDatabase(from: string | PostgresPool, options: PoolOptions = {}): Database {
  const pool = typeof from === 'string' ? createPool(from, options) : from
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
