import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Tables that requests change regardless of their result. */
const EXCLUDED_TABLES = [
  'rate_bucket',
  'password_guess',
  'known_device',
  'idempotency',
  'session',
  'file_read',
  'audit_entry',
  'migration',
]

/** When an account was last seen changes with any request, once in some minutes. */
const ROW = `(to_jsonb(x) - 'last_seen_at')::text`

/** A checksum of each table, over all rows or over the rows that contain one of `texts`. */
export async function databaseState(db: Database, texts: readonly string[] = []): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
  `.execute(db)
  const tables = rows.map(({ name }) => name).filter((name) => !EXCLUDED_TABLES.includes(name))
  const where = texts.length === 0 ? '' : `where x::text ~ '${texts.join('|')}'`
  const sums = tables.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(${ROW}, '|' order by ${ROW}), '')) as sum from "${name}" x ${where}`,
  )
  const state = await sql.raw<{ name: string; sum: string }>(sums.join(' union all ')).execute(db)
  return Object.fromEntries(state.rows.map(({ name, sum }) => [name, sum]))
}
