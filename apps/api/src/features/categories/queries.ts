import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

export type AdminCategoryRow = {
  id: number
  slug: string
  nameEn: string
  nameAr: string
  position: number
  /** Products of every status. */
  products: number
  picture: { key: string; width: number; height: number; widths: number[]; colour: string; preview: string }
  altEn: string
  altAr: string
}

/** Counting stops here: nobody reads more, and the number of a large category costs. */
const MOST = 10_000

/** All categories in their order, or one of them. */
export async function selectAdminCategories(db: Database, id: number | null = null): Promise<AdminCategoryRow[]> {
  const { rows } = await sql<AdminCategoryRow>`
    select c.id, c.slug, c.name_en as "nameEn", c.name_ar as "nameAr", c.position, c.picture_alt_en as "altEn", c.picture_alt_ar as "altAr",
      (select count(*)::int from (select from product p where p.category_id = c.id limit ${MOST}) counted) as products,
      json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'widths', k.widths, 'colour', k.colour, 'preview', k.preview) as picture
    from category c join picture k on k.key = c.picture_key
    where ${id}::int is null or c.id = ${id}::int
    order by c.position, c.id
  `.execute(db)
  return rows
}

export type CategoryFields = {
  slug: string
  nameEn: string
  nameAr: string
  pictureKey: string
  altEn: string
  altAr: string
}

const columns = (form: CategoryFields) => ({
  slug: form.slug,
  name_en: form.nameEn,
  name_ar: form.nameAr,
  picture_key: form.pictureKey,
  picture_alt_en: form.altEn,
  picture_alt_ar: form.altAr,
})

/** A new category after all others; its id. */
export async function insertCategory(trx: Transaction, form: CategoryFields): Promise<number> {
  const { id } = await trx
    .insertInto('category')
    .values({ ...columns(form), position: sql<number>`(select coalesce(max(position), 0) + 1 from category)` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateCategory(trx: Transaction, id: number, form: CategoryFields): Promise<void> {
  await trx.updateTable('category').set(columns(form)).where('id', '=', id).execute()
}

/** A category's address, held until the transaction ends; with `whole`, no product can come into it meanwhile. */
export async function lockCategory(trx: Transaction, id: number, whole = false): Promise<string | undefined> {
  const lock = whole ? sql`for update` : sql`for no key update`
  const { rows } = await sql<{ slug: string }>`select slug from category where id = ${id} ${lock}`.execute(trx)
  return rows[0]?.slug
}

export async function hasProducts(trx: Transaction, categoryId: number): Promise<boolean> {
  const { rows } = await sql`select from product where category_id = ${categoryId} limit 1`.execute(trx)
  return rows.length > 0
}

export async function deleteCategoryRow(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('category').where('id', '=', id).execute()
}

/** The ids of all categories, all of them held. */
export async function lockAllCategories(trx: Transaction): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from category order by id for no key update`.execute(trx)
  return rows.map((row) => row.id)
}

/** Numbers the categories anew in this order. */
export async function saveOrder(trx: Transaction, ids: readonly number[]): Promise<void> {
  await sql`
    update category c set position = w.place
    from unnest(${sql.val([...ids])}::int[]) with ordinality w (id, place) where c.id = w.id and c.position <> w.place
  `.execute(trx)
}
