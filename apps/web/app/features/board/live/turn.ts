/** A page that nobody has looked at for this long lets another tab listen (ms); a phone may put it to sleep any moment. */
const HIDDEN_MS = 5000

/** Settles when the page is looked at, or `signal` stops the waiting. */
export const whenSeen = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
    look()
  })

/** A turn at listening: over when `signal` stops it, or when the page has been out of sight for a while. */
export const takeTurn = (signal: AbortSignal): { signal: AbortSignal; end: () => void } => {
  const control = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => control.abort()
  const look = (): void => {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') timer = setTimeout(stop, HIDDEN_MS)
  }
  document.addEventListener('visibilitychange', look)
  document.addEventListener('freeze', stop)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  return {
    signal: control.signal,
    end: () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      document.removeEventListener('freeze', stop)
      signal.removeEventListener('abort', stop)
      stop()
    },
  }
}

/** Waits, at most until `signal` stops it or the network comes back. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    window.addEventListener('online', end)
    if (signal.aborted) end()
  })
