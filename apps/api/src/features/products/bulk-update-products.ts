import { changePriceByPercent } from '@warda/domain/catalogue/sale-price'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Columns } from '../../db/row.ts'
import {
  countWithoutPicture,
  lockProducts,
  savePrices,
  selectPrices,
  selectSoldOut,
  updateProducts,
} from './bulk-queries.ts'
import { lockCategoryForUse } from './name-queries.ts'

export type BulkChange = {
  productIds: readonly number[]
  status?: 'draft' | 'published' | 'archived' | undefined
  categoryId?: number | undefined
  discountPercent?: number | undefined
  /** Percent up or down. */
  pricePercent?: number | undefined
}

export type BulkError =
  | 'products.no_change'
  | 'products.need_picture'
  | 'product.not_found'
  | 'product.category_gone'
  | 'product.price_too_high'

/** How many of the published products nobody can order, and the titles of some. */
export type SoldOutProducts = { count: number; first: Columns<'product', 'titleEn' | 'titleAr'>[] }

/** Titles that the warning names. */
const NAMED = 5

/** Applies one change to many products, all or none; returns how many they are and which of them nobody can order. */
export async function bulkUpdateProducts(
  context: AppContext,
  change: BulkChange,
): Promise<Result<{ changed: number; soldOut: SoldOutProducts }, BulkError>> {
  const { productIds, status, categoryId, discountPercent, pricePercent } = change
  const isEmpty = [status, categoryId, discountPercent, pricePercent].every((value) => value === undefined)
  if (isEmpty) return refuse('products.no_change')
  const uniqueIds = [...new Set(productIds)]
  return inResultTransaction<{ changed: number; soldOut: SoldOutProducts }, BulkError>(context.db, async (trx) => {
    const ids = await lockProducts(trx, uniqueIds)
    if (ids.length < uniqueIds.length) return refuse('product.not_found')
    if (categoryId !== undefined && !(await lockCategoryForUse(trx, categoryId)))
      return refuse('product.category_gone', undefined, 'categoryId')
    const withoutPicture = status === 'published' ? await countWithoutPicture(trx, ids) : 0
    if (withoutPicture > 0) return refuse('products.need_picture', { count: withoutPicture })
    const moved = pricePercent === undefined ? ok(null) : await movePrices(trx, ids, pricePercent)
    if (!moved.ok) return moved
    const columns = { status: status ?? null, categoryId: categoryId ?? null, discountPercent: discountPercent ?? null }
    await updateProducts(trx, ids, columns, new Date(context.clock.now()))
    const soldOut = status === 'published' ? await selectSoldOut(trx, ids) : []
    return ok({ changed: ids.length, soldOut: { count: soldOut.length, first: soldOut.slice(0, NAMED) } })
  })
}

async function movePrices(
  trx: Transaction,
  ids: readonly number[],
  percent: number,
): Promise<Result<null, 'product.price_too_high'>> {
  const prices: { id: number; price: number }[] = []
  for (const { id, price } of await selectPrices(trx, ids)) {
    const moved = changePriceByPercent(price, percent)
    if (!moved.ok) return moved
    prices.push({ id, price: moved.value })
  }
  await savePrices(trx, prices)
  return ok(null)
}
