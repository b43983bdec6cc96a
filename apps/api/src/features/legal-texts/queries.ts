import type { LegalPage } from '@warda/domain/legal/legal-pages'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A legal text as it stands: Markdown with its facts filled in. */
export type LegalText = { page: LegalPage; version: string; en: string; ar: string }

/** Stores legal texts that are not stored yet. */
export async function saveLegalTexts(db: Database, texts: readonly LegalText[], at: Date): Promise<void> {
  await sql`
    insert into legal_text (page, version, en, ar, created_at)
    select l.page, l.version, l.en, l.ar, ${at} from json_to_recordset(${JSON.stringify(texts)}::json) as l (page text, version text, en text, ar text)
    on conflict do nothing
  `.execute(db)
}

/** A version of a text that somebody accepted. */
export const findLegalText = (
  db: Database,
  page: LegalPage,
  version: string,
): Promise<Omit<LegalText, 'page'> | undefined> =>
  db
    .selectFrom('legal_text')
    .select(['version', 'en', 'ar'])
    .where('page', '=', page)
    .where('version', '=', version)
    .executeTakeFirst()
