import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Publishes the drafts whose moment has come, those that somebody is changing right now left for the next minute; their ids. Their version
 * counts up: who has one open would otherwise take it back unknowingly.
 */
export async function publishDue(db: Database, at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update product set status = 'published', publish_at = null, version = version + 1, updated_at = ${at}
    where id in (
      select id from product where status = 'draft' and publish_at is not null and publish_at <= ${at}
      order by id for no key update skip locked
    )
    returning id
  `.execute(db)
  return rows.map((row) => row.id)
}
