import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export async function isDatabaseReachable(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
