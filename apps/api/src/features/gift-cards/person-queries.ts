import type { UserId } from '@warda/domain/ids'
import type { Database } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

/** The name and address of an account that was not deleted. */
export async function findPerson(
  db: Database,
  userId: UserId,
): Promise<Columns<'app_user', 'fullName' | 'email'> | undefined> {
  return db
    .selectFrom('app_user')
    .select(['full_name as fullName', 'email'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
