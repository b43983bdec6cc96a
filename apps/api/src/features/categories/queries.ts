import { MAX_COUNTED_ROWS } from '@warda/domain/pagination'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** `products` counts those of every status. */
export type AdminCategoryRow = Columns<'category', 'id' | 'slug' | 'nameEn' | 'nameAr' | 'position'> & {
  altEn: Column<'category', 'pictureAltEn'>
  altAr: Column<'category', 'pictureAltAr'>
} & Computed<{
    products: number
    picture: Columns<'picture', 'key' | 'width' | 'height' | 'widths' | 'colour' | 'preview'> | null
  }>

/** All categories in their order, or one of them. */
export async function selectAdminCategories(db: Database, id: number | null = null): Promise<AdminCategoryRow[]> {
  const { rows } = await sql<AdminCategoryRow>`
    select c.id, c.slug, c.name_en as "nameEn", c.name_ar as "nameAr", c.position, c.picture_alt_en as "altEn", c.picture_alt_ar as "altAr",
      (select count(*)::int from (select from product p where p.category_id = c.id and not p.is_free_price limit ${MAX_COUNTED_ROWS}) counted) as products,
      case when k.key is not null then json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'widths', k.widths, 'colour', k.colour, 'preview', k.preview) end as picture
    from category c left join picture k on k.key = c.picture_key
    where ${id}::int is null or c.id = ${id}::int
    order by c.position, c.id
  `.execute(db)
  return rows
}

export type CategoryFields = Columns<'category', 'slug' | 'nameEn' | 'nameAr' | 'pictureKey'> &
  Pick<AdminCategoryRow, 'altEn' | 'altAr'>

const columns = (form: CategoryFields) => ({
  slug: form.slug,
  name_en: form.nameEn,
  name_ar: form.nameAr,
  picture_key: form.pictureKey,
  picture_alt_en: form.altEn,
  picture_alt_ar: form.altAr,
})

/** Creates a category at the end of the list and returns its id. */
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

/** Locks a category until the transaction ends and returns its slug; `forDeletion` also keeps products from moving into it. */
export async function lockCategory(trx: Transaction, id: number, forDeletion = false): Promise<string | undefined> {
  const category = trx.selectFrom('category').select('slug').where('id', '=', id)
  const row = await (forDeletion ? category.forUpdate() : category.forNoKeyUpdate()).executeTakeFirst()
  return row?.slug
}

export async function hasProducts(trx: Transaction, categoryId: number): Promise<boolean> {
  const { rows } = await sql`
    select from product where category_id = ${categoryId} and not is_free_price limit 1
  `.execute(trx)
  return rows.length > 0
}

/**
 * Moves the hidden product of free-price lines out of a category into another one; a category that is being deleted is skipped. False when it
 * stays because the shop has no other category.
 */
export async function moveFreePriceProduct(trx: Transaction, categoryId: number): Promise<boolean> {
  await sql`
    with other as (
      select id from category where id <> ${categoryId} order by position, id limit 1 for key share skip locked
    )
    update product set category_id = other.id from other where is_free_price and category_id = ${categoryId}
  `.execute(trx)
  const { rows } = await sql`select from product where category_id = ${categoryId} limit 1`.execute(trx)
  return rows.length === 0
}

export async function deleteCategoryRow(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('category').where('id', '=', id).execute()
}

/** Locks all categories and returns their ids. */
export async function lockAllCategories(trx: Transaction): Promise<number[]> {
  const rows = await trx.selectFrom('category').select('id').orderBy('id').forNoKeyUpdate().execute()
  return rows.map((row) => row.id)
}

/** Stores the order of the categories. */
export async function saveOrder(trx: Transaction, ids: readonly number[]): Promise<void> {
  await sql`
    update category c set position = w.place
    from unnest(${sql.val([...ids])}::int[]) with ordinality w (id, place) where c.id = w.id and c.position <> w.place
  `.execute(trx)
}
