import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Sets when a user was last seen, if later than the stored time; skips a locked row. */
export async function touchLastSeen(db: Database, userId: string, at: Date): Promise<void> {
  await sql`/* prepared */
    update app_user set last_seen_at = ${at} where id in (
      select id from app_user where id = ${userId} and (last_seen_at is null or last_seen_at < ${at}) for no key update skip locked)
  `.execute(db)
}
