/** Time hidden after which another tab takes over the stream (ms); a phone may suspend a hidden page. */
const HIDDEN_MS = 5000

/** Resolves when the page is visible or `signal` aborts. */
export const whenVisible = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return
      document.removeEventListener('visibilitychange', check)
      signal.removeEventListener('abort', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    signal.addEventListener('abort', check)
    check()
  })

/** Returns a signal that aborts with `signal`, or when the page is frozen or hidden for `HIDDEN_MS`. */
export const abortWhenHidden = (signal: AbortSignal): { signal: AbortSignal; end: () => void } => {
  const control = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => control.abort()
  const check = (): void => {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') timer = setTimeout(stop, HIDDEN_MS)
  }
  document.addEventListener('visibilitychange', check)
  document.addEventListener('freeze', stop)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  return {
    signal: control.signal,
    end: () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
      document.removeEventListener('freeze', stop)
      signal.removeEventListener('abort', stop)
      stop()
    },
  }
}

/** Waits `ms`, or until `signal` aborts or the browser is online again. */
export const delay = (ms: number, signal: AbortSignal): Promise<void> =>
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
