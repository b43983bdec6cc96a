import type { Database } from '../../db/database.ts'

/** The id of the active account with an email address. */
export async function findUserId(db: Database, emailFolded: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('email_folded', '=', emailFolded)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.password_hash
}
