import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { PRODUCT_COLUMNS, type ProductFields } from '../../db/product-columns.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'
import { matches, type ProductFilter } from './list-queries.ts'

/** One size with its product: a row of the exported file. Money is halalas. */
export type ExportRow = ProductFields &
  Columns<'product', 'id'> &
  Columns<'variant', 'sku' | 'size' | 'stems' | 'price'> &
  Columns<'stock', 'onHand'> & { category: Column<'category', 'slug'> } & Computed<{ pictures: string[] }>

/** The sizes of the next products after `afterId`, ordered by product. */
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
    select p.id, ${PRODUCT_COLUMNS.of('p')}, c.slug as category,
      array(select pp.picture_key from product_picture pp where pp.product_id = p.id order by pp.position) as pictures,
      v.sku, v.size, v.stems, v.price, coalesce(s.on_hand, 0) as "onHand"
    from chosen p
    join category c on c.id = p.category_id
    join variant v on v.product_id = p.id
    left join stock s on s.variant_id = v.id
    order by p.id, v.position
  `.execute(db)
  return rows
}
