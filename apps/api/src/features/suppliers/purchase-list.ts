import { ok, type Result, refuse } from '@warda/domain/result'
import {
  calculateNeeds,
  calculatePurchase,
  type MaterialNeed,
  type Purchase,
} from '@warda/domain/suppliers/purchase-list'
import { addDays, isShopDay } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { readDeliveryDay } from '../settings/index.ts'
import { listComingItems } from '../standing-orders/index.ts'
import { findItemsToMake } from '../workroom/index.ts'
import { findItems, findPurchaseRows, findRecipeLines, type ItemRow, type PurchaseRow } from './queries.ts'

const DEFAULT_DAYS = 3
const MAX_DAYS = 14

export type PurchaseListLine = PurchaseRow & Purchase & { needed: number; perDay: number[] }

export type PurchaseList = {
  from: string
  today: string
  days: string[]
  lines: PurchaseListLine[]
  withoutRecipe: (ItemRow & { quantity: number })[]
}

/**
 * The materials that the days need and the quantities to buy: for orders of the workroom that are not made yet, and for coming dates of
 * standing orders. By default the present delivery day and the two days after it.
 */
export async function readPurchaseList(
  context: AppContext,
  request: { from?: string | undefined; days?: number | undefined },
): Promise<Result<PurchaseList, 'supplier.days_invalid'>> {
  const { day: today } = await readDeliveryDay(context)
  const { from = today, days: count = DEFAULT_DAYS } = request
  if (!isShopDay(from) || count > MAX_DAYS) return refuse('supplier.days_invalid', undefined, 'days')
  const days = Array.from({ length: count }, (_, at) => addDays(from, at))
  const last = addDays(from, count - 1)
  const items = [...(await findItemsToMake(context.db, from, last)), ...(await listComingItems(context, from, last))]
  const variantIds = [...new Set(items.map(({ variantId }) => variantId))]
  const { needs, withoutRecipe } = calculateNeeds(items, await findRecipeLines(context.db, variantIds))
  const rows = await findPurchaseRows(context.db, today)
  const lines = rows.map((row) => toLine(row, needs.get(row.id), days))
  return ok({
    from,
    today,
    days,
    lines: lines.filter(({ needed, quantity }) => needed > 0 || quantity > 0),
    withoutRecipe: (await findItems(context.db, [...withoutRecipe.keys()])).map((item) => ({
      ...item,
      quantity: withoutRecipe.get(item.variantId) ?? 0,
    })),
  })
}

function toLine(row: PurchaseRow, need: MaterialNeed | undefined, days: readonly string[]): PurchaseListLine {
  const needed = need?.total ?? 0
  const perDay = days.map((day) => need?.days.get(day) ?? 0)
  return { ...row, needed, perDay, ...calculatePurchase({ ...row, needed }) }
}
