import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import type { Columns, Computed } from '../db/row.ts'
import { insertProductPictures, type ProductRow } from './seed-queries.ts'

export type SeededProduct = Columns<'product', 'id' | 'slug' | 'version'> & Computed<{ pictureKeys: string[] }>

/** All products with their pictures in order; `version` is 1 until somebody changes the product. */
export async function findSeededProducts(trx: Transaction): Promise<SeededProduct[]> {
  const { rows } = await sql<SeededProduct>`
    select p.id, p.slug, p.version,
      (select coalesce(json_agg(i.picture_key order by i.position), '[]') from product_picture i where i.product_id = p.id) as "pictureKeys"
    from product p
  `.execute(trx)
  return rows
}

export async function findSkus(trx: Transaction): Promise<Set<string>> {
  return new Set((await trx.selectFrom('variant').select('sku').execute()).map(({ sku }) => sku))
}

export async function findCategoryIds(trx: Transaction): Promise<Map<string, number>> {
  const rows = await trx.selectFrom('category').select(['id', 'slug']).execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** Replaces the pictures of a product with those of its row. */
export async function replacePictures(
  trx: Transaction,
  { id, row }: { id: number; row: ProductRow },
  pictureKey: (file: string) => string,
): Promise<void> {
  await trx.deleteFrom('product_picture').where('product_id', '=', id).execute()
  await insertProductPictures(trx, [[id, row]], pictureKey)
}
