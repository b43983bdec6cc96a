import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isConnectionError } from './connection-error.ts'

/** Shortest time between two attempts to reach the database, ms. */
const PROBE_INTERVAL_MS = 1_000
/** Lines about lost connections before it is clear whether the database is away. */
const FIRST_LINES = 20

/** Recognises that the database is away, so that the log says so once instead of once for each request. */
export type OutageWatch = {
  /**
   * Whether a log line with these fields is left out: one with the error of a lost connection, or any of the job runner, whose errors are
   * texts, while the database is away. The first error starts the attempts to reach the database.
   */
  isLeftOut(fields: object): boolean
  /** Sets the log of outages, which is created after this watch because it calls `isLeftOut`. */
  reportTo(log: OutageLog): void
  stop(): void
}

type OutageLog = Pick<Logger, 'warn' | 'error'>

type Options = {
  /** Reaches the database on a connection of its own; rejects when it does not answer. */
  probe: () => Promise<void>
  /** Time without an answer after which an error is logged, ms. */
  patienceMs: number
}

/** One line of level 50 when the database is away for longer than `patienceMs`, and one of level 40 when it answers again. */
export function watchOutages({ probe, patienceMs }: Options): OutageWatch {
  const stopped = new AbortController()
  let log: OutageLog | null = null
  let isWatching = false
  let isAway = false
  let written = 0
  let leftOut = 0
  const answers = () =>
    probe().then(
      () => true,
      () => false,
    )
  const watch = async (): Promise<void> => {
    const start = performance.now()
    const seconds = () => Math.round((performance.now() - start) / 1e3)
    let isReported = false
    for (;;) {
      isAway = !(await answers())
      if (isAway && !isReported && performance.now() - start >= patienceMs) {
        isReported = true
        log?.error({ seconds: seconds() }, 'the database does not answer; this is not repeated until it answers again')
      }
      await pause(PROBE_INTERVAL_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined)
      if (stopped.signal.aborted || !isAway) break
    }
    const lines = leftOut
    isWatching = false
    written = 0
    leftOut = 0
    if (stopped.signal.aborted || (!isReported && lines === 0)) return
    log?.warn({ seconds: seconds(), leftOut: lines }, 'the database answers again')
  }
  return {
    isLeftOut(fields) {
      if (stopped.signal.aborted) return false
      const isOfRunner = isAway && 'scope' in fields
      if (!isOfRunner && !('err' in fields && isConnectionError(fields.err))) return false
      if (!isWatching) {
        isWatching = true
        void watch()
      }
      if (!isAway && written < FIRST_LINES) {
        written += 1
        return false
      }
      leftOut += 1
      return true
    },
    reportTo(target) {
      log = target
    },
    stop: () => stopped.abort(),
  }
}
