import type { Database } from '../../db/database.ts'

/** The id of the account with an email address that is not deleted. */
export async function findUserId(db: Database, emailFolded: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('email_folded', '=', emailFolded)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}
