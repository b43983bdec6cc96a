import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

type Status = 'draft' | 'published' | 'archived'

/** Holds products until the transaction ends, in the order of their ids, so that two changes of many never wait for each other. */
export async function lockProducts(trx: Transaction, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where id = any(${sql.val([...ids])}::int[]) order by id for no key update
  `.execute(trx)
  return rows.map((row) => row.id)
}

/** How many of these have no picture. */
export async function countWithoutPicture(trx: Transaction, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unnest(${sql.val([...ids])}::int[]) p (id)
    where not exists (select from product_picture pp where pp.product_id = p.id)
  `.execute(trx)
  return rows[0]?.count ?? 0
}

/** The prices of these products' sizes, halalas. */
export async function selectPrices(trx: Transaction, ids: readonly number[]): Promise<{ id: number; price: number }[]> {
  const { rows } = await sql<{ id: number; price: number }>`
    select id, price from variant where product_id = any(${sql.val([...ids])}::int[]) order by id for no key update
  `.execute(trx)
  return rows
}

export async function savePrices(trx: Transaction, prices: readonly { id: number; price: number }[]): Promise<void> {
  await sql`
    update variant v set price = w.price
    from unnest(${sql.val(prices.map(({ id }) => id))}::int[], ${sql.val(prices.map(({ price }) => price))}::int8[]) w (id, price)
    where v.id = w.id and v.price <> w.price
  `.execute(trx)
}

/** Writes the same to many products; what is null stays. Whatever is no draft any more has no moment to be published at. */
export async function updateProducts(
  trx: Transaction,
  ids: readonly number[],
  change: { status: Status | null; categoryId: number | null; discountPercent: number | null },
  at: Date,
): Promise<void> {
  const { status, categoryId, discountPercent } = change
  await trx
    .updateTable('product')
    .set({
      ...(status === null ? {} : { status, publish_at: status === 'draft' ? sql<Date | null>`publish_at` : null }),
      ...(categoryId === null ? {} : { category_id: categoryId }),
      ...(discountPercent === null ? {} : { discount_percent: discountPercent }),
      version: sql<number>`version + 1`,
      updated_at: at,
    })
    .where('id', 'in', ids)
    .execute()
}
