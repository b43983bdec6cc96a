import type { Language } from '@warda/domain/language'
import type { Database } from '../../db/database.ts'

export async function updateLanguage(db: Database, userId: string, language: Language): Promise<void> {
  await db.updateTable('app_user').set({ language }).where('id', '=', userId).where('deleted_at', 'is', null).execute()
}
