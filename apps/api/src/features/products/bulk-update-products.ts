import type { productsEndpoints } from '@warda/contract/products'
import { changePriceByPercent, roundToEnding } from '@warda/domain/catalogue/sale-price'
import { ok, type Result, refuse } from '@warda/domain/result'
import type * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import {
  findIds,
  lockProducts,
  type ProductTitle,
  savePrices,
  selectPrices,
  selectSoldOut,
  selectWithoutPicture,
  updateProducts,
} from './bulk-queries.ts'
import { readProductFilter } from './get-products.ts'
import type { ProductFilter } from './list-queries.ts'
import { lockCategoryForUse } from './name-queries.ts'

export type BulkChange = z.output<(typeof productsEndpoints)['changeProducts']['body']>

export type BulkError =
  | 'products.no_change'
  | 'products.need_picture'
  | 'products.found_changed'
  | 'products.too_many'
  | 'product.not_found'
  | 'product.category_gone'
  | 'product.price_too_high'

/** The number of products, and the titles of the first ones. */
export type NamedProducts = { count: number; first: ProductTitle[] }

export type BulkResult = { changed: number; soldOut: NamedProducts; leftOut: NamedProducts }

/** Maximum number of titles in a warning. */
const NAMED = 5

/** Maximum number of products of one change; lists count exactly up to this number. */
const MAX_FOUND = 10_000

const toNamed = (products: ProductTitle[]): NamedProducts => ({
  count: products.length,
  first: products.slice(0, NAMED),
})

/** The ids of the products of a change; the number of those that match a filter must equal the number shown. */
export async function findProductIds(
  db: Database,
  { productIds, expectedCount }: BulkChange,
  filter: ProductFilter | null,
): Promise<Result<number[], 'products.no_change' | 'products.found_changed' | 'products.too_many'>> {
  if (filter === null) return productIds ? ok([...new Set(productIds)]) : refuse('products.no_change')
  const found = await findIds(db, filter, MAX_FOUND + 1)
  if (found.length > MAX_FOUND) return refuse('products.too_many', { most: MAX_FOUND })
  if (expectedCount !== undefined && expectedCount !== found.length)
    return refuse('products.found_changed', { count: found.length })
  return found.length === 0 ? refuse('products.no_change') : ok(found)
}

/** The filter of a change, or null when it names its products. */
export const readBulkFilter = async (context: AppContext, { filter }: BulkChange): Promise<ProductFilter | null> =>
  filter === undefined ? null : readProductFilter(context, filter)

/** The price of a size after a change. */
export function changePrice(
  price: number,
  { pricePercent = 0, priceEnding }: Pick<BulkChange, 'pricePercent' | 'priceEnding'>,
): Result<number, 'product.price_too_high'> {
  const changed = changePriceByPercent(price, pricePercent)
  return changed.ok && priceEnding !== undefined ? roundToEnding(changed.value, priceEnding) : changed
}

/** Applies one change to many products, all or none; `skipUnpublishable` leaves out those that cannot be published. */
export async function bulkUpdateProducts(
  context: AppContext,
  change: BulkChange,
): Promise<Result<BulkResult, BulkError>> {
  const { status, categoryId, discountPercent, pricePercent, priceEnding } = change
  const isEmpty = [status, categoryId, discountPercent, pricePercent, priceEnding].every((value) => value === undefined)
  if (isEmpty) return refuse('products.no_change')
  const filter = await readBulkFilter(context, change)
  return inResultTransaction<BulkResult, BulkError>(context.db, async (trx) => {
    const wanted = await findProductIds(trx, change, filter)
    if (!wanted.ok) return wanted
    const locked = await lockProducts(trx, wanted.value)
    if (locked.length < wanted.value.length) return refuse('product.not_found')
    if (categoryId !== undefined && !(await lockCategoryForUse(trx, categoryId)))
      return refuse('product.category_gone', undefined, 'categoryId')
    const leftOut = status === 'published' ? await selectWithoutPicture(trx, locked) : []
    if (leftOut.length > 0 && !change.skipUnpublishable)
      return refuse('products.need_picture', { count: leftOut.length })
    const skipped = new Set(leftOut.map(({ id }) => id))
    const ids = locked.filter((id) => !skipped.has(id))
    const moved = await movePrices(trx, ids, change)
    if (!moved.ok) return moved
    const columns = { status: status ?? null, categoryId: categoryId ?? null, discountPercent: discountPercent ?? null }
    await updateProducts(trx, ids, columns, new Date(context.clock.now()))
    const soldOut = status === 'published' ? await selectSoldOut(trx, ids) : []
    return ok({ changed: ids.length, soldOut: toNamed(soldOut), leftOut: toNamed(leftOut) })
  })
}

async function movePrices(
  trx: Transaction,
  ids: readonly number[],
  change: BulkChange,
): Promise<Result<null, 'product.price_too_high'>> {
  if (change.pricePercent === undefined && change.priceEnding === undefined) return ok(null)
  const prices: { id: number; price: number }[] = []
  for (const { id, price } of await selectPrices(trx, ids)) {
    const moved = changePrice(price, change)
    if (!moved.ok) return moved
    prices.push({ id, price: moved.value })
  }
  await savePrices(trx, prices)
  return ok(null)
}
