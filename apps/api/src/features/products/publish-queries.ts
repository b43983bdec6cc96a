import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

/**
 * Publishes the due drafts and returns their ids; locked ones are left for the next run. The version goes up, so that an editor that is open
 * does not undo the change.
 */
export async function publishDue(db: Database, at: Date): Promise<number[]> {
  const { rows } = await sql<Columns<'product', 'id'>>`
    update product set status = 'published', publish_at = null, version = version + 1, updated_at = ${at}
    where id in (
      select id from product where status = 'draft' and publish_at is not null and publish_at <= ${at}
      order by id for no key update skip locked
    )
    returning id
  `.execute(db)
  return rows.map((row) => row.id)
}
