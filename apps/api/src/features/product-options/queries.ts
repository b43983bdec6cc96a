import type { ProductOptionKind } from '@warda/domain/catalogue/product-options'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** The number of products, of every status, that have each option of a kind. */
export async function countProducts(db: Database, kind: ProductOptionKind): Promise<Map<string, number>> {
  const { rows } = await sql<Computed<{ slug: string; products: number }>>`
    select slug, count(distinct product_id)::int as products from (${USES[kind]}) u group by slug
  `.execute(db)
  return new Map(rows.map(({ slug, products }) => [slug, products]))
}

/** Rows of an option's slug and a product that has it. */
const USES = {
  colour: sql`select c as slug, p.id as product_id from product p, unnest(p.colours) c`,
  occasion: sql`select c as slug, p.id as product_id from product p, unnest(p.occasions) c`,
  container: sql`select container as slug, id as product_id from product where container <> ''`,
  size: sql`select size as slug, product_id from variant
    union all select size, product_id from product_picture where size is not null`,
}

/** Locks the options of a kind until the transaction ends, so that no product can refer to a removed one meanwhile. */
export async function lockOptions(trx: Transaction, kind: ProductOptionKind): Promise<void> {
  await sql`select from ${sql.table(kind)} order by slug for update`.execute(trx)
}

/** The first of the options that a product refers to. */
export async function findUsedOption(
  trx: Transaction,
  kind: ProductOptionKind,
  slugs: readonly string[],
): Promise<string | undefined> {
  for (const slug of slugs) {
    const used = {
      colour: sql`select from product where colours @> array[${slug}::text] limit 1`,
      occasion: sql`select from product where occasions @> array[${slug}::text] limit 1`,
      container: sql`select from product where container = ${slug} limit 1`,
      size: sql`select from variant where size = ${slug} union all select from product_picture where size = ${slug} limit 1`,
    }[kind]
    const { rows } = await used.execute(trx)
    if (rows.length > 0) return slug
  }
  return undefined
}

/** Deletes options; a reminder of a removed occasion keeps its name in the language of its person. */
export async function deleteOptions(
  trx: Transaction,
  kind: ProductOptionKind,
  slugs: readonly string[],
): Promise<void> {
  if (slugs.length === 0) return
  const removed = sql`any(${sql.val([...slugs])}::text[])`
  if (kind === 'occasion')
    await sql`
      update occasion_reminder r set occasion_slug = null, occasion_text = case u.language when 'ar' then o.name_ar else o.name_en end
      from occasion o, app_user u where o.slug = r.occasion_slug and u.id = r.user_id and o.slug = ${removed}
    `.execute(trx)
  await sql`delete from ${sql.table(kind)} where slug = ${removed}`.execute(trx)
}

export type SavedOption = Columns<'colour', 'slug' | 'nameEn' | 'nameAr' | 'swatch'> & { archived: boolean }

/** Writes all options of a kind in this order. An option that was archived before keeps its time. */
export async function saveOptionRows(
  trx: Transaction,
  kind: ProductOptionKind,
  options: readonly SavedOption[],
  at: Date,
): Promise<void> {
  const input = options.map((option, index) => ({ ...option, position: index + 1 }))
  const extra = kind === 'colour' ? { column: sql`, swatch`, update: sql`swatch = excluded.swatch,` } : null
  await sql`
    insert into ${sql.table(kind)} as t (slug, name_en, name_ar, position, archived_at ${extra?.column ?? sql``})
    select slug, "nameEn", "nameAr", position, case when archived then ${at}::timestamptz end ${extra?.column ?? sql``}
    from json_to_recordset(${JSON.stringify(input)}::json)
      as r (slug text, "nameEn" text, "nameAr" text, swatch text, archived bool, position int)
    on conflict (slug) do update set name_en = excluded.name_en, name_ar = excluded.name_ar, position = excluded.position,
      ${extra?.update ?? sql``}
      archived_at = case when excluded.archived_at is null then null else coalesce(t.archived_at, excluded.archived_at) end
    where (t.name_en, t.name_ar, t.position, t.archived_at is null) is distinct from
      (excluded.name_en, excluded.name_ar, excluded.position, excluded.archived_at is null)
      ${kind === 'colour' ? sql`or t.swatch is distinct from excluded.swatch` : sql``}
  `.execute(trx)
}
