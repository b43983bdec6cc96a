import { ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { type SizePrice, selectSizePrices, selectWithoutPicture } from './bulk-queries.ts'
import { type BulkChange, type BulkError, changePrice, findProductIds, readBulkFilter } from './bulk-update-products.ts'

/** Maximum number of prices in a preview. */
const LISTED = 50

/** Prices are halalas. */
export type BulkPreview = {
  count: number
  withoutPicture: number
  priceCount: number
  prices: (Omit<SizePrice, 'price'> & { from: number; to: number })[]
}

/** The number of products of a change, the number without a picture, and the changed prices. */
export async function previewBulkChange(
  context: AppContext,
  change: BulkChange,
): Promise<Result<BulkPreview, BulkError>> {
  const { db } = context
  const ids = await findProductIds(db, change, await readBulkFilter(context, change))
  if (!ids.ok) return ids
  const changesPrices = change.pricePercent !== undefined || change.priceEnding !== undefined
  const prices: BulkPreview['prices'] = []
  for (const { price, ...size } of changesPrices ? await selectSizePrices(db, ids.value) : []) {
    const changed = changePrice(price, change)
    if (!changed.ok) return changed
    if (changed.value !== price) prices.push({ ...size, from: price, to: changed.value })
  }
  return ok({
    count: ids.value.length,
    withoutPicture: (await selectWithoutPicture(db, ids.value)).length,
    priceCount: prices.length,
    prices: prices.slice(0, LISTED),
  })
}
