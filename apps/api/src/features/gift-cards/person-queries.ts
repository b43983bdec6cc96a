import type { UserId } from '@warda/domain/ids'
import type { Database } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

/** The name, address and role of an account that was not deleted. */
export async function findPerson(
  db: Database,
  userId: UserId,
): Promise<Columns<'app_user', 'fullName' | 'email' | 'role'> | undefined> {
  return db
    .selectFrom('app_user')
    .select(['full_name as fullName', 'email', 'role'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
