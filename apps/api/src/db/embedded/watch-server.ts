import { setTimeout as pause } from 'node:timers/promises'

/** How often the server is checked, in ms: with the start of PostgreSQL well below 5 s until it answers again. */
const CHECK_INTERVAL_MS = 500

/** Deaths within the window after which the server is not restarted. */
const MAX_DEATHS = 3
const DEATH_WINDOW_MS = 60_000

export type WatchedServer = {
  isRunning(): boolean
  /** Starts it again at the same address. */
  restart(): Promise<void>
}

export type WatchEvents = {
  /** It ended and was started again. */
  restarted(info: { deaths: number; durationMs: number }): void
  restartFailed(error: unknown): void
  /** It ended too often within a minute; it is not watched any more. */
  gaveUp(info: { deaths: number; lastError: unknown }): void
}

/** Restarts the embedded server whenever it ends, until `stop()`, which waits for a restart in progress. */
export function watchServer(server: WatchedServer, events: WatchEvents): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let deaths: number[] = []
  let lastError: unknown

  const restart = async (): Promise<void> => {
    const began = performance.now()
    try {
      await server.restart()
      events.restarted({ deaths: deaths.length, durationMs: Math.round(performance.now() - began) })
    } catch (error) {
      lastError = error
      events.restartFailed(error)
    }
  }

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // An abort ends the pause.
      await pause(CHECK_INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted || server.isRunning()) continue
      const now = performance.now()
      deaths = [...deaths.filter((at) => now - at < DEATH_WINDOW_MS), now]
      if (deaths.length >= MAX_DEATHS) return events.gaveUp({ deaths: deaths.length, lastError })
      await restart()
    }
  }

  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await watching
    },
  }
}
