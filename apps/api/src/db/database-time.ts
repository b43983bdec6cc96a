import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Computed } from './row.ts'

/** The database's time in ms. */
export async function readDatabaseTime(db: Database): Promise<number> {
  const { rows } = await sql<Computed<{ at: number }>>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at
  `.execute(db)
  if (!rows[0]) throw new Error('A select without a from has one row.')
  return rows[0].at
}
