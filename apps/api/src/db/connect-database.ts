import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { createDatabase, createPool, type PoolOptions, RESPONSE_TIMEOUT_MS } from './pool.ts'
import { type ReadReplica, type ReplicaOptions, routeReads, watchReplica } from './read-replica.ts'

type DatabaseSettings = Pick<Config, 'DATABASE_URL' | 'DATABASE_READ_URL' | 'DATABASE_POOL' | 'DATABASE_TIMEOUT_FACTOR'>

/** The pools of {@link connectDatabase}: for requests, and for reads of the replica when there is one. */
export type DatabasePools = { requests: pg.Pool; replica?: pg.Pool }

/** Opens the database of a server process, and the replica when there is one. A replica that does not answer prevents nothing. */
export function connectDatabase(
  settings: DatabaseSettings,
  log: Pick<Logger, 'warn' | 'info'>,
  connection: Pick<PoolOptions, 'onConnectionLost' | 'tracing'>,
  replicaOptions: Partial<ReplicaOptions> = {},
): { db: Database; pools: DatabasePools; replica: ReadReplica | null } {
  const options: PoolOptions = {
    max: settings.DATABASE_POOL,
    timeoutFactor: settings.DATABASE_TIMEOUT_FACTOR,
    responseTimeoutMs: RESPONSE_TIMEOUT_MS * settings.DATABASE_TIMEOUT_FACTOR,
    ...connection,
  }
  const primary = createPool(settings.DATABASE_URL, options)
  if (!settings.DATABASE_READ_URL) return { db: createDatabase(primary), pools: { requests: primary }, replica: null }
  // Reports of the watcher replace those of single connections.
  const reading = createPool(settings.DATABASE_READ_URL, { ...options, onConnectionLost: () => {} })
  const report: ReplicaOptions['report'] = (state, error) =>
    state === 'away'
      ? log.warn({ err: error }, 'the read replica is away; the primary answers')
      : log.info('the read replica answers again')
  return {
    db: createDatabase(routeReads(primary, reading)),
    pools: { requests: primary, replica: reading },
    replica: watchReplica(primary, reading, { report, ...replicaOptions }),
  }
}
