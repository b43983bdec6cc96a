import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Session } from '../../db/schema.ts'

export type OpenSession = Pick<
  Selectable<Session>,
  'id' | 'browser' | 'platform' | 'ip' | 'created_at' | 'last_used_at'
>

/** The sessions of a user that have not ended, the last used first. */
export async function findOpenSessions(db: Database, userId: string, now: Date): Promise<OpenSession[]> {
  return db
    .selectFrom('session')
    .select(['id', 'browser', 'platform', 'ip', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Whether a user has the session, also when it has ended. */
export async function hasSession(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
