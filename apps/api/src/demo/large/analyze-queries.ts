import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Updates the planner's statistics and the visibility map. */
export async function gatherStatistics(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum (analyze)`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}
