import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

/** Holds what products may name, so that it stays until they are written: both tables are short. */
export async function lockNamed(trx: Transaction): Promise<void> {
  await sql`select from category order by id for key share`.execute(trx)
  await sql`select from occasion order by slug for key share`.execute(trx)
}

/** A new product as it is written; prices are halalas. */
type NewForm = {
  slug: string
  status: string
  publishAt: string | null
  occasions: readonly string[]
  variants: readonly { sku: string; size: string; stems: number; price: number }[]
  pictures: readonly { key: string; altEn: string; altAr: string; focusX: number; focusY: number }[]
  version?: unknown
}

export type NewProduct = { form: NewForm; stock: ReadonlyMap<string, number> }

/**
 * Writes new products together, which makes thousands of them a matter of a minute. They are planned against what the shop has now, and no
 * name of theirs can be taken meanwhile: the names are locked.
 */
export async function createProducts(trx: Transaction, products: readonly NewProduct[], at: Date): Promise<void> {
  if (products.length === 0) return
  const idOf = await insertProducts(
    trx,
    products.map(({ form }) => form),
    at,
  )
  const withId = products.map(({ form, stock }) => ({ productId: idOf.get(form.slug) ?? 0, form, stock }))
  await insertSizes(trx, withId, at)
  await insertPictures(trx, withId)
  const slugs = sql.val(products.map(({ form }) => form.slug))
  await sql`delete from slug_redirect where kind = 'product' and slug = any(${slugs}::text[])`.execute(trx)
}

type WithId = NewProduct & { productId: number }

async function insertProducts(trx: Transaction, forms: readonly NewForm[], at: Date): Promise<Map<string, number>> {
  const rows = forms.map(({ variants: _, pictures: __, version: ___, occasions, publishAt, ...form }) => ({
    ...form,
    occasions: [...new Set(occasions)],
    publishAt: form.status === 'draft' ? publishAt : null,
  }))
  const made = await sql<{ id: number; slug: string }>`
    insert into product (category_id, kind, slug, title_en, title_ar, description_en, description_ar, care_en, care_ar, flowers, colours,
      occasions, container, discount_percent, status, publish_at, low_stock, created_at, updated_at)
    select r."categoryId", r.kind, r.slug, r."titleEn", r."titleAr", r."descriptionEn", r."descriptionAr", r."careEn", r."careAr",
      array(select json_array_elements_text(r.flowers)), array(select json_array_elements_text(r.colours)),
      array(select json_array_elements_text(r.occasions)), r.container, r."discountPercent", r.status, r."publishAt", r."lowStock", ${at}, ${at}
    from json_to_recordset(${JSON.stringify(rows)}::json) as r ("categoryId" int, kind text, slug text, "titleEn" text, "titleAr" text,
      "descriptionEn" text, "descriptionAr" text, "careEn" text, "careAr" text, flowers json, colours json, occasions json, container text,
      "discountPercent" int, status text, "publishAt" timestamptz, "lowStock" int)
    returning id, slug
  `.execute(trx)
  return new Map(made.rows.map(({ id, slug }) => [slug, id]))
}

async function insertSizes(trx: Transaction, products: readonly WithId[], at: Date): Promise<void> {
  const rows = products.flatMap(({ productId, form, stock }) =>
    form.variants.map(({ sku, size, stems, price }, position) => ({
      productId,
      sku,
      size,
      stems,
      price,
      position,
      onHand: stock.get(sku) ?? 0,
    })),
  )
  await sql`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as r ("productId" int, sku text, size text, stems int, price int8, position int, "onHand" int)
    ), made as (
      insert into variant (product_id, sku, size, stems, price, position)
      select "productId", sku, size, stems, price, position from wanted returning id, sku
    ), stocked as (
      insert into stock (variant_id, on_hand) select m.id, w."onHand" from made m join wanted w using (sku) returning variant_id, on_hand
    )
    insert into stock_move (variant_id, change, reason, at) select variant_id, on_hand, 'opening', ${at} from stocked where on_hand > 0
  `.execute(trx)
}

async function insertPictures(trx: Transaction, products: readonly WithId[]): Promise<void> {
  const rows = products.flatMap(({ productId, form }) =>
    form.pictures.map((picture, position) => ({ productId, position, ...picture })),
  )
  if (rows.length === 0) return
  await sql`
    insert into product_picture (product_id, picture_key, position, alt_en, alt_ar, focus_x, focus_y)
    select r."productId", r.key, r.position, r."altEn", r."altAr", r."focusX", r."focusY"
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r ("productId" int, key text, position int, "altEn" text, "altAr" text, "focusX" real, "focusY" real)
  `.execute(trx)
}
