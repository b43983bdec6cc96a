import type pg from 'pg'

/** A process that stood still itself reads first what came in the meantime, milliseconds. */
const LAST_LOOK_MS = 500

/**
 * Hangs up on a database that has gone silent: a connection that has not answered a statement within `ms` is closed, and all that waits on it
 * fails as on any lost line (drill D17). The server's own limits can't do it: a machine that stands still, or a network that swallows
 * everything, never says that the time is over.
 */
export function closeWhenUnresponsive(client: pg.ClientBase, ms: number): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown
  const end = () => void (client as pg.Client).end()
  const query = (...args: unknown[]): unknown => {
    let patience = setTimeout(() => {
      patience = setTimeout(end, LAST_LOOK_MS)
    }, ms)
    const answered = () => clearTimeout(patience)
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      return ask(...args.slice(0, -1), (...result: unknown[]) => {
        answered()
        callback(...result)
      })
    }
    const result = ask(...args) as Promise<unknown>
    result.then(answered, answered)
    return result
  }
  client.query = query as typeof client.query
}
