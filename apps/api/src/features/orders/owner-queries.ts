import type { ClientId, UserId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import type { Database } from '../../db/database.ts'

/** Contact of a client's owner. */
export async function findOwnerContact(
  db: Database,
  clientId: ClientId,
): Promise<{ userId: UserId; name: string; email: string; language: Language } | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select(['id as userId', 'full_name as name', 'email', 'language'])
    .where('client_id', '=', clientId)
    .where('role', '=', 'Customer')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  return row && { ...row, language: row.language === 'ar' ? 'ar' : 'en' }
}
