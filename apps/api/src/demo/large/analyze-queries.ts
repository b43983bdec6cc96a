import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What the planner knows of the tables, and which pages need no look: as after a quiet night. */
export async function gatherStatistics(db: Database): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`vacuum (analyze)`.execute(one)
    await sql`reset statement_timeout`.execute(one)
  })
}
