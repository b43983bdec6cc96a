import type { PictureRecord } from '@warda/domain/catalogue/localize-picture'
import { type SqlBool, sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import type { Column, Computed } from '../../db/row.ts'

const CARD = columns('product', [
  'id',
  'slug',
  'titleEn',
  'titleAr',
  'priceFrom',
  'priceWas',
  'discountPercent',
  'hasRange',
  'colours',
  'reviewCount',
])

/** A product card in both languages. Money is halalas. */
export type CardRow = RowOf<typeof CARD> & {
  categoryId: Column<'category', 'id'>
  categorySlug: Column<'category', 'slug'>
  categoryNameEn: Column<'category', 'nameEn'>
  categoryNameAr: Column<'category', 'nameAr'>
  /** The cheapest variant in stock; null when the product is sold out. */
  defaultVariantId: Column<'variant', 'id'> | null
} & Computed<{ rating: number; picture: PictureRecord }>

/** Cards of published products in the order of `ids`; other ids are left out. */
export async function selectCards(db: Database, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CardRow>`
    select ${CARD.of('p')}, p.rating::float8 as rating,
      c.id as "categoryId", c.slug as "categorySlug", c.name_en as "categoryNameEn", c.name_ar as "categoryNameAr",
      (select v.id from variant v join stock s on s.variant_id = v.id
        where v.product_id = p.id and s.on_hand > 0 order by v.price, v.position limit 1) as "defaultVariantId",
      ${pictureObject} as picture
    from unnest(${sql.val([...ids])}::int[]) with ordinality as wanted (id, place)
    join product p on p.id = wanted.id and p.status = 'published'
    join category c on c.id = p.category_id
    join lateral (select * from product_picture where product_id = p.id order by position limit 1) pp on true
    join picture k on k.key = pp.picture_key
    order by wanted.place
  `.execute(db)
  return rows
}

const pictureObject = sql`json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'widths', k.widths,
  'colour', k.colour, 'preview', k.preview, 'altEn', pp.alt_en, 'altAr', pp.alt_ar, 'focusX', pp.focus_x, 'focusY', pp.focus_y)`

const inStock = sql<SqlBool>`exists (
  select from variant v join stock s on s.variant_id = v.id where v.product_id = product.id and s.on_hand > 0)`

/** The ids of the published products of a kind. */
const publishedIds = (db: Database, kind: 'bouquet' | 'addOn') =>
  db.selectFrom('product').select('id').where('status', '=', 'published').where('kind', '=', kind)

/** The first ids of the default order, best sellers first; add-ons are left out. */
export async function selectBestSellers(db: Database, limit: number): Promise<{ ids: number[]; hasSales: boolean }> {
  const rows = await publishedIds(db, 'bouquet')
    .select('sold_count')
    .where(inStock)
    .orderBy('sold_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return { ids: rows.map((row) => row.id), hasSales: rows.some((row) => row.sold_count > 0) }
}

/** Products with a discount, the largest first. */
export async function selectOffers(db: Database, limit: number): Promise<number[]> {
  const rows = await publishedIds(db, 'bouquet')
    .where('discount_percent', '>', 0)
    .orderBy('discount_percent', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Best sellers of the same category without the product itself. */
export async function selectRelated(
  db: Database,
  productId: number,
  categoryId: number,
  limit: number,
): Promise<number[]> {
  const rows = await publishedIds(db, 'bouquet')
    .where('category_id', '=', categoryId)
    .where('id', '<>', productId)
    .orderBy('sold_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Add-ons in stock, best sellers first. */
export async function selectAddOns(db: Database, limit: number): Promise<number[]> {
  const rows = await publishedIds(db, 'addOn')
    .where(inStock)
    .orderBy('sold_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
