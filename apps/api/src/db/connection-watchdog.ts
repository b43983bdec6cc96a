import type pg from 'pg'

/** Extra time for a process that was itself suspended to read responses that have arrived. */
const GRACE_MS = 500

/**
 * Closes a connection that has not responded to a statement within `ms`, so that waiting queries fail as on any lost connection
 * (drill D17). The server's own timeouts do not cover a stopped machine or a network that drops packets.
 */
export function closeWhenUnresponsive(client: pg.ClientBase, ms: number): void {
  const originalQuery = client.query.bind(client) as (...args: unknown[]) => unknown
  const close = () => void (client as pg.Client).end()
  const query = (...args: unknown[]): unknown => {
    let timer = setTimeout(() => {
      timer = setTimeout(close, GRACE_MS)
    }, ms)
    const stopTimer = () => clearTimeout(timer)
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      return originalQuery(...args.slice(0, -1), (...result: unknown[]) => {
        stopTimer()
        callback(...result)
      })
    }
    const result = originalQuery(...args) as Promise<unknown>
    result.then(stopTimer, stopTimer)
    return result
  }
  client.query = query as typeof client.query
}
