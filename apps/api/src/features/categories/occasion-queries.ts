import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

export type OccasionRow = Columns<'occasion', 'slug' | 'nameEn' | 'nameAr'>

/** All occasions in their order. */
export async function selectOccasions(db: Database): Promise<OccasionRow[]> {
  return db
    .selectFrom('occasion')
    .select(['slug', 'name_en as nameEn', 'name_ar as nameAr'])
    .orderBy('position')
    .orderBy('slug')
    .execute()
}

/** Locks all occasions until the transaction ends, so that no product can refer to one meanwhile. */
export async function lockOccasions(trx: Transaction): Promise<string[]> {
  const rows = await trx.selectFrom('occasion').select('slug').orderBy('slug').forUpdate().execute()
  return rows.map((row) => row.slug)
}

/** The first of the occasions that a product refers to. */
export async function findUsedOccasion(trx: Transaction, slugs: readonly string[]): Promise<string | undefined> {
  for (const slug of slugs) {
    const { rows } = await sql`select from product where occasions @> array[${slug}::text] limit 1`.execute(trx)
    if (rows.length > 0) return slug
  }
  return undefined
}

/** Replaces the list of occasions and its order. */
export async function saveOccasionRows(trx: Transaction, rows: readonly OccasionRow[]): Promise<void> {
  const slugs = rows.map(({ slug }) => slug)
  // A reminder of a removed occasion keeps its name in the language of its person.
  await sql`
    update occasion_reminder r set occasion_slug = null, occasion_text = case u.language when 'ar' then o.name_ar else o.name_en end
    from occasion o, app_user u where o.slug = r.occasion_slug and u.id = r.user_id and o.slug <> all(${sql.val(slugs)}::text[])
  `.execute(trx)
  await sql`delete from occasion where slug <> all(${sql.val(slugs)}::text[])`.execute(trx)
  if (rows.length === 0) return
  await trx
    .insertInto('occasion')
    .values(rows.map(({ slug, nameEn, nameAr }, at) => ({ slug, name_en: nameEn, name_ar: nameAr, position: at + 1 })))
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((excluded) => ({
        name_en: excluded.ref('excluded.name_en'),
        name_ar: excluded.ref('excluded.name_ar'),
        position: excluded.ref('excluded.position'),
      })),
    )
    .execute()
}
