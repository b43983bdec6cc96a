import type { Database } from '../../db/database.ts'

/** The password hash of an active user. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.password_hash
}
