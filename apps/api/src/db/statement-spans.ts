import type pg from 'pg'
import type { Tracing } from '../telemetry/telemetry.ts'

/** `select orders`: the command and the first table of a statement, without anything else of its text. */
export function describeStatement(text: string): { operation: string; table: string | null } {
  const plain = text.replace(/\/\*.*?\*\/|--.*/g, ' ')
  const operation = /^\s*\(?\s*([a-z]+)/i.exec(plain)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+(?:"?\."?[a-z_]+)?)/i.exec(plain)?.[1] ?? null
  return { operation, table: table?.replaceAll('"', '') ?? null }
}

/** Makes a span of each statement on a connection that belongs to a request or a job. */
export function traceStatements(client: pg.PoolClient, tracing: Tracing): void {
  const originalQuery = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const query = (...args: unknown[]): unknown => {
    const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text?: unknown } | undefined)?.text
    if (typeof text !== 'string' || typeof args.at(-1) === 'function' || !tracing.currentIds())
      return originalQuery(...args)
    const { operation, table } = describeStatement(text)
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    }
    return tracing.inSpan(table ? `${operation} ${table}` : operation, { kind: 'client', attributes }, () =>
      originalQuery(...args),
    )
  }
  client.query = query as typeof client.query
}
