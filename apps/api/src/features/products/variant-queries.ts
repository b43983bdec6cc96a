import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

export type VariantFields = {
  sku: string
  size: 'small' | 'medium' | 'large' | 'grand' | 'single'
  stems: number
  /** Halalas. */
  price: number
}

/** The sizes that a product has. */
export async function selectSizes(trx: Transaction, productId: number): Promise<{ id: number; sku: string }[]> {
  return trx.selectFrom('variant').select(['id', 'sku']).where('product_id', '=', productId).orderBy('id').execute()
}

/** Sizes that somebody has ordered, orders every month, or has a price of their own for; they can't go. */
export async function usedSizes(trx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  // Held first: an order under way has its lines in before this looks, and the next one waits.
  await sql`select from variant where id = any(${sql.val([...ids])}::int[]) order by id for update`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    select v.id from unnest(${sql.val([...ids])}::int[]) v (id)
    where exists (select from stock_move m where m.variant_id = v.id and m.order_id is not null)
      or exists (select from standing_line l where l.variant_id = v.id)
      or exists (select from client_price c where c.variant_id = v.id)
  `.execute(trx)
  return new Set(rows.map((row) => row.id))
}

/** Takes sizes away with what was in stock of them. */
export async function deleteSizes(trx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('variant').where('id', 'in', ids).execute()
}

/**
 * Writes a product's sizes in their order. Places and SKUs are set aside first, since two sizes may change them with each other; what changes
 * nothing is not written.
 */
export async function updateSizes(
  trx: Transaction,
  sizes: readonly (VariantFields & { id: number; position: number })[],
): Promise<void> {
  if (sizes.length === 0) return
  const wanted = sql`json_to_recordset(${JSON.stringify(sizes)}::json)
    as w (id int, sku text, size text, stems int, price int8, position int)`
  await sql`
    update variant v set position = -1 - v.position, sku = '~' || v.id
    from ${wanted} where v.id = w.id and (v.position <> w.position or v.sku <> w.sku)
  `.execute(trx)
  await sql`
    update variant v set sku = w.sku, size = w.size, stems = w.stems, position = w.position
    from ${wanted} where v.id = w.id
      and (v.sku, v.size, v.stems, v.position) is distinct from (w.sku, w.size, w.stems, w.position)
  `.execute(trx)
  await sql`update variant v set price = w.price from ${wanted} where v.id = w.id and v.price <> w.price`.execute(trx)
}

/** New sizes, of which nothing is in stock yet. */
export async function insertSizes(
  trx: Transaction,
  productId: number,
  sizes: readonly (VariantFields & { position: number })[],
): Promise<void> {
  if (sizes.length === 0) return
  const made = await trx
    .insertInto('variant')
    .values(sizes.map((size) => ({ product_id: productId, ...size })))
    .returning('id')
    .execute()
  await trx
    .insertInto('stock')
    .values(made.map(({ id }) => ({ variant_id: id, on_hand: 0 })))
    .execute()
}
