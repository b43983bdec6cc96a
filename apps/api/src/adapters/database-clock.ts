import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import { readDatabaseTime } from '../db/database-time.ts'
import type { Clock } from './clock.ts'

/** How often the clock is compared with the database again, in ms. */
const SYNC_MS = 15_000

export type DatabaseClock = Clock & {
  /** Reads the database's time now; called regularly. */
  sync(): Promise<void>
  stop(): void
}

/**
 * A clock that shows the database's time, so that all processes agree on deadlines, independent of their system clocks (decision 41). Between
 * two readings it advances with the monotonic time of the process, which changes of the system clock do not affect. While the database does
 * not answer, it continues from the last reading.
 */
export async function startDatabaseClock(db: Database, log: AppContext['log']): Promise<DatabaseClock> {
  let base = await readOffset(db)
  const stopped = new AbortController()
  const clock: DatabaseClock = {
    now: () => Math.floor(base + performance.now()),
    async sync() {
      base = await readOffset(db)
    },
    stop: () => stopped.abort(),
  }
  void keepSynced(clock, stopped.signal, log)
  return clock
}

async function keepSynced(clock: DatabaseClock, signal: AbortSignal, log: AppContext['log']): Promise<void> {
  while (!signal.aborted) {
    await pause(SYNC_MS, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) return
    await clock.sync().catch((error: unknown) => log.warn({ err: error }, 'the database did not answer with its time'))
  }
}

/** The difference between the database's time and the monotonic time of this process, in ms; half the round trip is the latency. */
async function readOffset(db: Database): Promise<number> {
  const sent = performance.now()
  const at = await readDatabaseTime(db)
  const received = performance.now()
  return at - (sent + received) / 2
}
