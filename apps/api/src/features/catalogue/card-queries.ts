import type { KeptPicture } from '@warda/domain/catalogue/picture-crop'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What a card shows, in both languages. Money is halalas. */
export type CardRow = {
  id: number
  slug: string
  titleEn: string
  titleAr: string
  categoryId: number
  categorySlug: string
  categoryNameEn: string
  categoryNameAr: string
  priceFrom: number
  priceWas: number
  discountPercent: number
  hasRange: boolean
  colours: string[]
  rating: number
  reviewCount: number
  /** The cheapest variant that is in stock; null when all are gone. */
  defaultVariantId: number | null
  picture: KeptPicture
}

/** Cards of published products by their ids, in the order of the ids; ids of anything else are left out. One query however many. */
export async function selectCards(db: Database, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CardRow>`
    select p.id, p.slug, p.title_en as "titleEn", p.title_ar as "titleAr",
      c.id as "categoryId", c.slug as "categorySlug", c.name_en as "categoryNameEn", c.name_ar as "categoryNameAr",
      p.price_from as "priceFrom", p.price_was as "priceWas", p.discount_percent as "discountPercent", p.has_range as "hasRange",
      p.colours, p.rating::float8 as rating, p.review_count as "reviewCount",
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

/** The ids of what shoppers see of a kind. */
const shown = (db: Database, kind: 'bouquet' | 'addOn') =>
  db.selectFrom('product').select('id').where('status', '=', 'published').where('kind', '=', kind)

/** The first ids of the default order: best sellers first. What only goes with flowers is none. */
export async function selectBestSellers(db: Database, limit: number): Promise<number[]> {
  const rows = await shown(db, 'bouquet')
    .where(inStock)
    .orderBy('sold_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Products with a discount, the deepest first. */
export async function selectOffers(db: Database, limit: number): Promise<number[]> {
  const rows = await shown(db, 'bouquet')
    .where('discount_percent', '>', 0)
    .orderBy('discount_percent', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Best sellers of the same category, the product itself left out. */
export async function selectRelated(
  db: Database,
  productId: number,
  categoryId: number,
  limit: number,
): Promise<number[]> {
  const rows = await shown(db, 'bouquet')
    .where('category_id', '=', categoryId)
    .where('id', '<>', productId)
    .orderBy('sold_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** What goes with flowers and is in stock, the best sellers first. */
export async function selectAddOns(db: Database, limit: number): Promise<number[]> {
  const rows = await shown(db, 'addOn')
    .where(inStock)
    .orderBy('sold_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
