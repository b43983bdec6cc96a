import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

/** The price is halalas. */
export type VariantFields = Columns<'variant', 'sku' | 'size' | 'stems' | 'price'>

/** The sizes of a product. */
export async function selectSizes(trx: Transaction, productId: number): Promise<Columns<'variant', 'id' | 'sku'>[]> {
  return trx.selectFrom('variant').select(['id', 'sku']).where('product_id', '=', productId).orderBy('id').execute()
}

/** The sizes with an order, a standing order or a client price; they cannot be deleted. */
export async function findUsedSizes(trx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  // Locked first, so that this sees the lines of concurrent orders.
  await sql`select from variant where id = any(${sql.val([...ids])}::int[]) order by id for update`.execute(trx)
  const { rows } = await sql<Columns<'variant', 'id'>>`
    select v.id from unnest(${sql.val([...ids])}::int[]) v (id)
    where exists (select from stock_move m where m.variant_id = v.id and m.order_id is not null)
      or exists (select from standing_order_line l where l.variant_id = v.id)
      or exists (select from client_price c where c.variant_id = v.id)
  `.execute(trx)
  return new Set(rows.map((row) => row.id))
}

/** Deletes sizes with their stock. */
export async function deleteSizes(trx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('variant').where('id', 'in', ids).execute()
}

/**
 * Updates the changed sizes of a product. Positions and SKUs get temporary values first, because two sizes may swap them under unique
 * constraints.
 */
export async function updateSizes(
  trx: Transaction,
  sizes: readonly (VariantFields & { id: number; position: number })[],
): Promise<void> {
  if (sizes.length === 0) return
  const input = sql`json_to_recordset(${JSON.stringify(sizes)}::json)
    as w (id int, sku text, size text, stems int, price int8, position int)`
  await sql`
    update variant v set position = -1 - v.position, sku = '~' || v.id
    from ${input} where v.id = w.id and (v.position <> w.position or v.sku <> w.sku)
  `.execute(trx)
  await sql`
    update variant v set sku = w.sku, size = w.size, stems = w.stems, position = w.position
    from ${input} where v.id = w.id
      and (v.sku, v.size, v.stems, v.position) is distinct from (w.sku, w.size, w.stems, w.position)
  `.execute(trx)
  await sql`update variant v set price = w.price from ${input} where v.id = w.id and v.price <> w.price`.execute(trx)
}

/** Inserts sizes with their opening stock by SKU. */
export async function insertSizes(
  trx: Transaction,
  productId: number,
  sizes: readonly (VariantFields & { position: number })[],
  openingStock: ReadonlyMap<string, number>,
  at: Date,
): Promise<void> {
  if (sizes.length === 0) return
  const inserted = await trx
    .insertInto('variant')
    .values(sizes.map((size) => ({ product_id: productId, ...size })))
    .returning(['id', 'sku'])
    .execute()
  const stocked = inserted.map(({ id, sku }) => ({ variant_id: id, on_hand: openingStock.get(sku) ?? 0 }))
  await trx.insertInto('stock').values(stocked).execute()
  const opened = stocked.filter(({ on_hand }) => on_hand > 0)
  if (opened.length === 0) return
  await trx
    .insertInto('stock_move')
    .values(opened.map(({ variant_id, on_hand }) => ({ variant_id, change: on_hand, reason: 'opening', at })))
    .execute()
}
