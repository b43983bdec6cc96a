import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

type FeedVariant = Columns<'variant', 'sku' | 'size' | 'price'> & { inStock: boolean }
type FeedPicture = { key: string; widths: number[]; size: Column<'product_picture', 'size'> }

export type FeedRow = Columns<
  'product',
  'id' | 'slug' | 'titleEn' | 'titleAr' | 'descriptionEn' | 'descriptionAr' | 'discountPercent' | 'colours'
> & { categoryEn: Column<'category', 'nameEn'>; categoryAr: Column<'category', 'nameAr'> } & Computed<{
    variants: FeedVariant[]
    pictures: FeedPicture[]
  }>

const hasStock = sql<SqlBool>`coalesce(s.on_hand, 0) > 0`

/** Published products without add-ons by id, with sizes and pictures in their order. */
export async function selectFeedProducts(db: Database, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<FeedRow>`
    select p.id, p.slug, p.title_en as "titleEn", p.title_ar as "titleAr", p.description_en as "descriptionEn",
      p.description_ar as "descriptionAr", p.discount_percent as "discountPercent", p.colours, c.name_en as "categoryEn", c.name_ar as "categoryAr", (
      select coalesce(json_agg(json_build_object('sku', v.sku, 'size', v.size, 'price', v.price, 'inStock', ${hasStock}) order by v.position), '[]')
      from variant v left join stock s on s.variant_id = v.id where v.product_id = p.id) as variants, (
      select coalesce(json_agg(json_build_object('key', k.key, 'widths', k.widths, 'size', pp.size) order by pp.position), '[]')
      from product_picture pp join picture k on k.key = pp.picture_key where pp.product_id = p.id) as pictures
    from product p join category c on c.id = p.category_id
    where p.status = 'published' and p.kind = 'bouquet'
    order by p.id limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}
