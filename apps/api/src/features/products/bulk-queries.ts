import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns } from '../../db/row.ts'
import { matches, type ProductFilter } from './list-queries.ts'

type Status = Column<'product', 'status'>

/** Locks products until the transaction ends, ordered by id so that two bulk changes cannot deadlock. */
export async function lockProducts(trx: Transaction, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<Columns<'product', 'id'>>`
    select id from product where id = any(${sql.val([...ids])}::int[]) and not is_free_price order by id for no key update
  `.execute(trx)
  return rows.map((row) => row.id)
}

/** The products that match a filter, at most `limit`. */
export async function findIds(db: Database, filter: ProductFilter, limit: number): Promise<number[]> {
  const { rows } = await sql<Columns<'product', 'id'>>`
    select p.id from product p where ${matches(filter)} order by p.id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

export type ProductTitle = Columns<'product', 'id' | 'titleEn' | 'titleAr'>

/** The products without a picture. */
export async function selectWithoutPicture(db: Database, ids: readonly number[]): Promise<ProductTitle[]> {
  const { rows } = await sql<ProductTitle>`
    select p.id, p.title_en as "titleEn", p.title_ar as "titleAr" from product p where p.id = any(${sql.val([...ids])}::int[])
      and not exists (select from product_picture pp where pp.product_id = p.id)
    order by p.id
  `.execute(db)
  return rows
}

/** A size with the title of its product; the price is halalas. */
export type SizePrice = Columns<'variant', 'sku' | 'price'> & Columns<'product', 'titleEn' | 'titleAr'>

/** The prices of the products' sizes, by title. */
export async function selectSizePrices(db: Database, ids: readonly number[]): Promise<SizePrice[]> {
  const { rows } = await sql<SizePrice>`
    select v.sku, v.price, p.title_en as "titleEn", p.title_ar as "titleAr"
    from variant v join product p on p.id = v.product_id
    where p.id = any(${sql.val([...ids])}::int[]) and not p.is_free_price order by p.title_en, p.id, v.position
  `.execute(db)
  return rows
}

/** The products without stock of any size. */
export async function selectSoldOut(trx: Transaction, ids: readonly number[]): Promise<ProductTitle[]> {
  const { rows } = await sql<ProductTitle>`
    select p.id, p.title_en as "titleEn", p.title_ar as "titleAr" from product p where p.id = any(${sql.val([...ids])}::int[])
      and not exists (select from variant v join stock s on s.variant_id = v.id where v.product_id = p.id and s.on_hand > 0)
    order by p.id
  `.execute(trx)
  return rows
}

/** The prices of the products' sizes in halalas. */
export async function selectPrices(
  trx: Transaction,
  ids: readonly number[],
): Promise<Columns<'variant', 'id' | 'price'>[]> {
  const { rows } = await sql<Columns<'variant', 'id' | 'price'>>`
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

/** Applies one change to many products; null fields stay. Only a draft has an instant to be published at. */
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
    .where('id', '=', sql<number>`any(${sql.val([...ids])}::int[])`)
    .execute()
}
