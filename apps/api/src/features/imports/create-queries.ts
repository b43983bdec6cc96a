import { sql } from 'kysely'
import { toSnakeCase } from '../../db/columns.ts'
import type { Transaction } from '../../db/database.ts'
import { PRODUCT_COLUMNS, type ProductFields } from '../../db/product-columns.ts'
import type { Columns } from '../../db/row.ts'

/** Locks every category and option until the products that name them are written; the tables are short. */
export async function lockCategoriesAndOptions(trx: Transaction): Promise<void> {
  await sql`select from category order by id for key share`.execute(trx)
  for (const kind of ['colour', 'container', 'occasion', 'size'])
    await sql`select from ${sql.table(kind)} order by slug for share`.execute(trx)
}

/** Prices are halalas. */
type NewForm = Omit<ProductFields, 'publishAt'> & {
  publishAt: string | null
  variants: readonly Columns<'variant', 'sku' | 'size' | 'stems' | 'price'>[]
  pictures: readonly ({ key: string } & Columns<'product_picture', 'altEn' | 'altAr' | 'focusX' | 'focusY' | 'size'>)[]
}

export type NewProduct = { form: NewForm; stock: ReadonlyMap<string, number> }

/**
 * Inserts new products together, for speed with thousands of them. The caller holds the locks on the names, so no slug or SKU of the plan can
 * be taken meanwhile.
 */
export async function createProducts(trx: Transaction, products: readonly NewProduct[], at: Date): Promise<void> {
  if (products.length === 0) return
  const idsBySlug = await insertProducts(
    trx,
    products.map(({ form }) => form),
    at,
  )
  const withId = products.map(({ form, stock }) => ({ productId: idsBySlug.get(form.slug) ?? 0, form, stock }))
  await insertSizes(trx, withId, at)
  await insertPictures(trx, withId)
}

type WithId = NewProduct & { productId: number }

async function insertProducts(trx: Transaction, forms: readonly NewForm[], at: Date): Promise<Map<string, number>> {
  const rows = forms.map((form) => {
    const fields = {
      ...form,
      occasions: [...new Set(form.occasions)],
      publishAt: form.status === 'draft' ? form.publishAt : null,
    }
    return Object.fromEntries(PRODUCT_COLUMNS.names.map((name) => [toSnakeCase(name), fields[name]]))
  })
  const columns = sql.join(PRODUCT_COLUMNS.names.map((name) => sql.ref(toSnakeCase(name))))
  const created = await sql<Columns<'product', 'id' | 'slug'>>`
    insert into product (${columns}, created_at, updated_at)
    select ${columns}, ${at}, ${at} from json_populate_recordset(null::product, ${JSON.stringify(rows)}::json)
    returning id, slug
  `.execute(trx)
  return new Map(created.rows.map(({ id, slug }) => [slug, id]))
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
    insert into product_picture (product_id, picture_key, position, alt_en, alt_ar, focus_x, focus_y, size)
    select r."productId", r.key, r.position, r."altEn", r."altAr", r."focusX", r."focusY", r.size
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r ("productId" int, key text, position int, "altEn" text, "altAr" text, "focusX" real, "focusY" real, size text)
  `.execute(trx)
}
