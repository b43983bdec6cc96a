import { createHash } from 'node:crypto'
import type pg from 'pg'

/**
 * A statement that begins with this comment (after its first word, as a builder's `modifyFront` puts it, is fine too) is parsed and planned once on each connection and only run after that (measured on
 * placing an order: half of the database's work was planning). For hot statements whose text never varies and whose plan does not depend
 * on the values; never for `select *`, whose kept plan breaks when a column is added under a running server.
 */
const MARK = /^\s*(?:\w+\s+)?\/\* prepared \*\//

const names = new Map<string, string>()

/** The name under which a marked statement is kept; undefined for every other one. */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || !MARK.test(text)) return known
  const name = `p${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}

/** Makes a connection keep the marked statements that run on it. */
export function usePreparedStatements(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown
  const query = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    const name = typeof text === 'string' && Array.isArray(values) ? statementName(text) : undefined
    return name === undefined ? ask(text, values, ...rest) : ask({ name, text, values }, ...rest)
  }
  client.query = query as typeof client.query
}
