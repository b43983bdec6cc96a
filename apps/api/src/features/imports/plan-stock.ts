import { normaliseText } from '@warda/domain/text'
import type { ExistingProduct } from './existing-queries.ts'
import type { PlanOptions } from './plan-options.ts'
import { type PlanRow, readStock } from './read-cells.ts'
import { type ReportProblem, readCells } from './read-product.ts'

/** Largest stock of a size (features/stock). */
const MAX_STOCK = 1_000_000

/** A change of the stock of a size that exists. */
export type PlannedMove = { variantId: number; change: number }

export type StockPlan = {
  /** Opening stock of new sizes by SKU. */
  opening: Map<string, number>
  moves: PlannedMove[]
  /** Stock of existing sizes before and after, by line. */
  lines: Map<number, { from: number; to: number }>
}

/**
 * Plans the stock changes of one product's rows. In mode `set`, the present stock must equal the stock at the check or the new value, because
 * the file does not include sales since the check.
 */
export function planStock(
  rows: readonly PlanRow[],
  existing: ExistingProduct | null,
  { stockMode, isRun }: PlanOptions,
  report: ReportProblem,
): StockPlan {
  const plan: StockPlan = { opening: new Map(), moves: [], lines: new Map() }
  for (const row of rows) {
    const sku = normaliseText(row.cells.sku ?? '')
    const old = existing?.variants.find((variant) => variant.sku === sku)
    const text = readCells(row, old !== undefined).stock ?? ''
    const amount = readStock(text)
    if (amount === undefined) continue
    if (amount === null) {
      report(row.line, {
        column: 'stock',
        key: 'error_import_stock',
        values: { value: normaliseText(text).slice(0, 60) },
      })
    } else if (!old) {
      if (amount > 0) plan.opening.set(sku, amount)
    } else if (stockMode !== 'opening') {
      const to = stockMode === 'set' ? amount : old.onHand + amount
      if (to > MAX_STOCK) report(row.line, { column: 'stock', key: 'error_stock_too_much' })
      else if (stockMode === 'set' && isRun && to !== old.onHand && row.onHand !== old.onHand) {
        const values = { before: row.onHand ?? 0, now: old.onHand }
        report(row.line, { column: 'stock', key: 'error_import_stock_moved', values })
      } else {
        plan.lines.set(row.line, { from: old.onHand, to })
        if (to !== old.onHand) plan.moves.push({ variantId: old.id, change: to - old.onHand })
      }
    }
  }
  return plan
}
