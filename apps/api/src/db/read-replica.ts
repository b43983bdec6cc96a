import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { isConnectionError } from './connection-error.ts'
import { type Lsn, parseLsn } from './lsn.ts'
import type { Notifications } from './notifications.ts'

/** Reads from a replica that has replayed everything that the reader may know of (decision 63). */
export type ReadReplica = {
  /** Runs a read on the replica when it has replayed `after`, else on the primary; a read that fails on the replica is repeated on the primary. */
  read<T>(after: Lsn, work: () => Promise<T>): Promise<T>
  /** The position after all that is committed; null when the primary does not answer, and then nothing is read from the replica until it does. */
  position(): Promise<Lsn | null>
  /** Reads from now on see what is committed now: called with each notification, so that no cache is loaded with older data. */
  requireNow(): void
  /** How many reads ran where, for tests and metrics. */
  counts(): { replica: number; primary: number }
  stop(): void
}

export type ReplicaOptions = {
  /** Called when the replica is left and when it is used again. */
  report: (state: 'away' | 'back', error?: unknown) => void
  /** A replica that is further behind is not used, ms. */
  maxLagMs?: number
  /** Time between two looks at both servers, ms. */
  intervalMs?: number
}

const MAX_LAG_MS = 10_000
const INTERVAL_MS = 1_000
/** A reader that needs a newer position looks at the replica itself, at most this often, ms. */
const MIN_LOOK_MS = 20

const onReplica = new AsyncLocalStorage<boolean>()

/** A pool that gives connections of the replica within {@link ReadReplica.read}, and of the primary everywhere else. */
export const routeReads = (primary: pg.Pool, replica: pg.Pool): PostgresPool => ({
  options: primary.options,
  connect: () => (onReplica.getStore() ? replica : primary).connect(),
  end: async () => {
    await Promise.all([primary.end(), replica.end()])
  },
})

/** Watches how far the replica is. It is not used before the first look, and after an error not before the next look succeeds. */
export function watchReplica(primary: pg.Pool, replica: pg.Pool, options: ReplicaOptions): ReadReplica {
  const { report, maxLagMs = MAX_LAG_MS, intervalMs = INTERVAL_MS } = options
  const counts = { replica: 0, primary: 0 }
  /** Positions of the primary, oldest first; the first one is at least `maxLagMs` old once there is one of that age. */
  let samples: { at: number; lsn: Lsn }[] = []
  let replayed: Lsn = 0n
  let lookedAt = 0
  let looking: Promise<void> | null = null
  let isAway = true
  let isReported = false
  /** What all readers must see; `required` counts the calls of `requireNow`, `known` those whose position is known. */
  let floor: Lsn = 0n
  let required = 1
  let known = 0
  let asking = false

  const leave = (error: unknown): void => {
    isAway = true
    if (isReported) return
    isReported = true
    report('away', error)
  }

  const look = (): Promise<void> => {
    looking ??= readReplayed(replica)
      .then((lsn) => {
        replayed = lsn
        isAway = false
        if (isReported) report('back')
        isReported = false
      }, leave)
      .finally(() => {
        looking = null
        lookedAt = performance.now()
      })
    return looking
  }

  const position = async (): Promise<Lsn | null> => {
    try {
      return await readPosition(primary)
    } catch {
      requireNow()
      return null
    }
  }

  /** Asks for the position that `required` stands for; again when it was raised meanwhile. */
  const ask = async (): Promise<void> => {
    if (asking) return
    asking = true
    try {
      while (known < required) {
        const wanted = required
        floor = await readPosition(primary)
        known = wanted
      }
    } catch {
      // The next check asks again.
    } finally {
      asking = false
    }
  }

  function requireNow(): void {
    required += 1
    void ask()
  }

  const isFresh = (after: Lsn): boolean => {
    const limit = samples[0]
    const lags = limit !== undefined && performance.now() - limit.at >= maxLagMs && replayed < limit.lsn
    return !isAway && known === required && !lags && replayed >= after && replayed >= floor
  }

  const isUsable = async (after: Lsn): Promise<boolean> => {
    if (isFresh(after)) return true
    if (isAway || known !== required || performance.now() - lookedAt < MIN_LOOK_MS) return false
    await look()
    return isFresh(after)
  }

  const tick = async (): Promise<void> => {
    const [lsn] = await Promise.all([position(), look(), ask()])
    if (lsn === null) return
    samples.push({ at: performance.now(), lsn })
    const old = samples.findLastIndex(({ at }) => performance.now() - at >= maxLagMs)
    if (old > 0) samples = samples.slice(old)
  }
  void tick()
  const timer = setInterval(() => void tick(), intervalMs).unref()

  return {
    async read(after, work) {
      if (await isUsable(after)) {
        try {
          const value = await onReplica.run(true, work)
          counts.replica += 1
          return value
        } catch (error) {
          // Any other error may be one of the read itself, which then fails on the primary too.
          if (isConnectionError(error)) leave(error)
        }
      }
      counts.primary += 1
      return onReplica.run(false, work)
    },
    position,
    requireNow,
    counts: () => ({ ...counts }),
    stop: () => clearInterval(timer),
  }
}

/** Caches are loaded again after a notification: with data that contains what was notified. */
export function followNotifications(replica: ReadReplica, notifications: Pick<Notifications, 'on'>): void {
  for (const channel of ['catalogue', 'settings']) notifications.on(channel, () => replica.requireNow())
}

/** The position after all that the primary has committed. */
async function readPosition(primary: pg.Pool): Promise<Lsn> {
  const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn')
  return parseLsn(rows[0]?.lsn)
}

/** A server that is no replica, such as one that was promoted, is refused: it no longer follows the primary. */
async function readReplayed(replica: pg.Pool): Promise<Lsn> {
  const { rows } = await replica.query<{ lsn: string | null }>(
    'select pg_last_wal_replay_lsn()::text as lsn where pg_is_in_recovery()',
  )
  const lsn = parseLsn(rows[0]?.lsn)
  if (lsn === 0n) throw new Error('the server of DATABASE_READ_URL is no replica')
  return lsn
}
