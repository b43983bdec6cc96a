import type { ClientId, ProductId, VariantId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** A client's terms: credit limit (halalas), discount percent, prices by SKU and quantity, minimum quantities by product. */
export type Terms = Columns<'client', 'creditLimit' | 'discountPercent'> &
  Computed<{
    prices: (Columns<'variant', 'sku'> & Columns<'client_price', 'fromQuantity' | 'price'>)[]
    minimums: (Columns<'client_minimum', 'productId' | 'quantity'> & { productId: ProductId })[]
  }>

export async function findTerms(db: Database, clientId: ClientId): Promise<Terms | undefined> {
  const { rows } = await sql<Terms>`
    select c.credit_limit as "creditLimit", c.discount_percent as "discountPercent", coalesce((
      select json_agg(json_build_object('sku', v.sku, 'fromQuantity', p.from_quantity, 'price', p.price) order by v.sku, p.from_quantity)
      from client_price p join variant v on v.id = p.variant_id where p.client_id = c.id
    ), '[]'::json) as prices, coalesce((
      select json_agg(json_build_object('productId', m.product_id, 'quantity', m.quantity) order by m.product_id)
      from client_minimum m where m.client_id = c.id
    ), '[]'::json) as minimums
    from client c where c.id = ${clientId}
  `.execute(db)
  return rows[0]
}

/** Variants by SKU; unknown SKUs are absent. */
export async function findSkus(db: Database, skus: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<Columns<'variant', 'sku' | 'id'>>`
    select v.sku, v.id from variant v join product p on p.id = v.product_id where v.sku = any(${skus}::text[]) and not p.is_free_price
  `.execute(db)
  return new Map(rows.map(({ sku, id }) => [sku, id]))
}

/** The ids of these products that exist. */
export async function findProductIds(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<Columns<'product', 'id'>>`select id from product where id = any(${ids}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function updateTerms(
  trx: Transaction,
  clientId: ClientId,
  terms: { creditLimit: number; discountPercent: number },
): Promise<void> {
  await trx
    .updateTable('client')
    .set({ credit_limit: terms.creditLimit, discount_percent: terms.discountPercent })
    .where('id', '=', clientId)
    .execute()
}

/** Replaces all prices of the client. */
export async function replacePrices(
  trx: Transaction,
  clientId: ClientId,
  prices: readonly { variantId: VariantId; fromQuantity: number; price: number }[],
): Promise<void> {
  await trx.deleteFrom('client_price').where('client_id', '=', clientId).execute()
  await sql`
    insert into client_price (client_id, variant_id, from_quantity, price)
    select ${clientId}::int, * from unnest(${prices.map((each) => each.variantId)}::int[],
      ${prices.map((each) => each.fromQuantity)}::int[], ${prices.map((each) => each.price)}::int8[])
  `.execute(trx)
}

/** Replaces all minimum quantities of the client. */
export async function replaceMinimums(
  trx: Transaction,
  clientId: ClientId,
  minimums: readonly { productId: ProductId; quantity: number }[],
): Promise<void> {
  await trx.deleteFrom('client_minimum').where('client_id', '=', clientId).execute()
  await sql`
    insert into client_minimum (client_id, product_id, quantity)
    select ${clientId}::int, * from unnest(${minimums.map((each) => each.productId)}::int[],
      ${minimums.map((each) => each.quantity)}::int[])
  `.execute(trx)
}
