import type { KeptProduct, KeptVariant } from '@warda/domain/catalogue/product-draft'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { matches, type ProductFilter } from './list-queries.ts'

/** A size with its product, as it is written into a table; money is halalas. */
export type ExportRow = KeptProduct &
  Omit<KeptVariant, 'id'> & {
    id: number
    publishAt: Date | null
    category: string
    pictures: string[]
    onHand: number
  }

/** The sizes of the next products behind `afterId`, product by product. */
export async function findToExport(
  db: Database,
  filter: ProductFilter,
  afterId: number,
  products: number,
): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    with chosen as materialized (
      select p.* from product p where p.id > ${afterId} and ${matches(filter)} order by p.id limit ${products}
    )
    select p.id, p.slug, p.status, p.publish_at as "publishAt", p.kind, c.slug as category, p.title_en as "titleEn",
      p.title_ar as "titleAr", p.description_en as "descriptionEn", p.description_ar as "descriptionAr", p.care_en as "careEn",
      p.care_ar as "careAr", p.flowers, p.colours, p.occasions, p.container, p.discount_percent as "discountPercent",
      p.low_stock as "lowStock", array(select pp.picture_key from product_picture pp where pp.product_id = p.id order by pp.position) as pictures,
      v.sku, v.size, v.stems, v.price, coalesce(s.on_hand, 0) as "onHand"
    from chosen p
    join category c on c.id = p.category_id
    join variant v on v.product_id = p.id
    left join stock s on s.variant_id = v.id
    order by p.id, v.position
  `.execute(db)
  return rows
}
