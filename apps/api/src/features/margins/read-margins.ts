import { calculateMargin } from '@warda/domain/margins/margin'
import { estimateCost } from '@warda/domain/materials/batches'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import { WASTE_REASONS, type WasteReason } from '@warda/domain/stock/waste-reasons'
import { addDays, daysBetween, isShopDay, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { readDeliveryDay } from '../settings/index.ts'
import {
  findRecipeCosts,
  findSizeNames,
  findSold,
  type RecipeCostRow,
  type SizeNameRow,
  type SoldRow,
  sumWaste,
} from './queries.ts'

const MAX_DAYS = 31
const MAX_PRODUCTS = 500

/** Halalas net of VAT. `revenue` is that of items with a recipe or recorded materials, `withoutRecipe` that of the others. */
export type Figures = {
  revenue: Halalas
  cost: Halalas
  margin: Halalas
  marginPerMille: number | null
  withoutRecipe: Halalas
}

type SizeFigures = Figures & { productId: number; variantId: number; quantity: number }

export type ProductFigures = SizeFigures & SizeNameRow

export type Margins = {
  from: string
  to: string
  today: string
  total: Figures
  days: (Figures & { day: string; waste: Halalas })[]
  products: ProductFigures[]
  isCut: boolean
  waste: { reason: WasteReason; cost: Halalas }[]
}

type Sums = { revenue: Halalas; cost: Halalas; withoutRecipe: Halalas }
type Priced = SoldRow & Sums

/**
 * The margin per day and product: revenue of the items less the cost of the materials used for them, or, before they are made, the cost of their
 * recipes at the present moving average (decision 78).
 */
export async function readMargins(
  context: AppContext,
  request: { from?: string | undefined; to?: string | undefined },
): Promise<Result<Margins, 'margin.days_invalid'>> {
  const { day: today } = await readDeliveryDay(context)
  const from = request.from ?? request.to ?? today
  const to = request.to ?? from
  if (!isShopDay(from) || !isShopDay(to) || to < from || daysBetween(from, to) >= MAX_DAYS)
    return refuse('margin.days_invalid', undefined, 'to')
  const sold = await findSold(context.db, from, to)
  const recipes = Map.groupBy(await findRecipeCosts(context.db, listPlanned(sold)), ({ variantId }) => variantId)
  const priced = sold.map((row) => priceRow(row, recipes.get(row.variantId)))
  const pricedByDay = Map.groupBy(priced, ({ day }) => day)
  const start = new Date(riyadhInstant(from, 0))
  const waste = await sumWaste(context.db, start, new Date(riyadhInstant(addDays(to, 1), 0)))
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
  const products = [...Map.groupBy(priced, ({ variantId }) => variantId).values()]
    .map(toSizeFigures)
    .toSorted((a, b) => b.revenue + b.withoutRecipe - (a.revenue + a.withoutRecipe) || a.variantId - b.variantId)
  const shown = products.slice(0, MAX_PRODUCTS)
  const names = new Map(
    (
      await findSizeNames(
        context.db,
        shown.map(({ variantId }) => variantId),
      )
    ).map((row) => [row.variantId, row]),
  )
  return ok({
    from,
    to,
    today,
    total: toFigures(addUp(priced)),
    days: days.map((day) => ({
      day,
      ...toFigures(addUp(pricedByDay.get(day) ?? [])),
      waste: sumCosts(waste.filter((row) => row.day === day)),
    })),
    products: shown.flatMap((figures) => {
      const name = names.get(figures.variantId)
      return name ? [{ ...figures, ...name }] : []
    }),
    isCut: products.length > MAX_PRODUCTS,
    waste: WASTE_REASONS.map((reason) => ({
      reason,
      cost: sumCosts(waste.filter((row) => row.reason === reason)),
    })).filter(({ cost }) => cost !== 0),
  })
}

/** The sizes of which items have no recorded materials: only their costs come from recipes. */
const listPlanned = (sold: readonly SoldRow[]): number[] => [
  ...new Set(sold.flatMap(({ variantId, quantity, usedQuantity }) => (usedQuantity < quantity ? [variantId] : []))),
]

/** Splits the revenue of a size into a part with a known cost, which is returned too, and a part without. */
function priceRow(row: SoldRow, recipe: readonly RecipeCostRow[] | undefined): Priced {
  if (!recipe)
    return { ...row, revenue: row.usedRevenue, cost: row.usedCost, withoutRecipe: row.revenue - row.usedRevenue }
  const rest = row.quantity - row.usedQuantity
  const planned =
    rest === 0 ? 0 : recipe.reduce((sum, line) => sum + (estimateCost(line, line.quantity * rest) ?? 0), 0)
  return { ...row, cost: row.usedCost + planned, withoutRecipe: 0 }
}

const sumCosts = (rows: readonly { cost: Halalas }[]): Halalas => rows.reduce((sum, { cost }) => sum + cost, 0)

const addUp = (rows: readonly Sums[]): Sums =>
  rows.reduce(
    (sum, { revenue, cost, withoutRecipe }) => ({
      revenue: sum.revenue + revenue,
      cost: sum.cost + cost,
      withoutRecipe: sum.withoutRecipe + withoutRecipe,
    }),
    { revenue: 0, cost: 0, withoutRecipe: 0 },
  )

function toFigures(sums: Sums): Figures {
  const { margin, perMille } = calculateMargin(sums.revenue, sums.cost)
  return { ...sums, margin, marginPerMille: perMille }
}

function toSizeFigures(rows: Priced[]): SizeFigures {
  const { productId = 0, variantId = 0 } = rows[0] ?? {}
  const quantity = rows.reduce((sum, row) => sum + row.quantity, 0)
  return { productId, variantId, quantity, ...toFigures(addUp(rows)) }
}
