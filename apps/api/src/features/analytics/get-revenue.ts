import { checkPeriod, listDays, type Period } from '@warda/domain/analytics/period'
import { ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import {
  type BranchRow,
  type CategoryRow,
  type DayRow,
  sumByBranch,
  sumByCategory,
  sumByDay,
  sumPeriod,
  type Totals,
} from './revenue-queries.ts'

export type Revenue = { totals: Totals } & (
  | { by: 'day'; rows: DayRow[] }
  | { by: 'category'; rows: CategoryRow[] }
  | { by: 'branch'; rows: BranchRow[] }
)

/** Revenue of a period of at most three years by the ledger, less credits and cancellations in it, grouped in one way (ADMIN-05). */
export async function getRevenue(
  context: AppContext,
  input: Period & { by: Revenue['by'] },
): Promise<Result<Revenue, 'figures.period'>> {
  const period = checkPeriod(input)
  if (!period.ok) return period
  return inSnapshot(context.db, async (db) => {
    switch (input.by) {
      case 'day': {
        const rows = listAllDays(period.value, await sumByDay(db, period.value))
        return ok({ by: 'day', totals: sumTotals(rows), rows })
      }
      case 'category':
        return ok({
          by: 'category',
          totals: await sumPeriod(db, period.value),
          rows: await sumByCategory(db, period.value),
        })
      case 'branch': {
        const rows = await sumByBranch(db, period.value)
        return ok({ by: 'branch', totals: sumTotals(rows), rows })
      }
    }
  })
}

/** Valid for rows that contain each order once; an order may be in several categories. */
const sumTotals = (rows: readonly Totals[]): Totals => ({
  orders: rows.reduce((sum, row) => sum + row.orders, 0),
  amount: rows.reduce((sum, row) => sum + row.amount, 0),
  vat: rows.reduce((sum, row) => sum + row.vat, 0),
})

function listAllDays(period: Period, sold: readonly DayRow[]): DayRow[] {
  const totalsByDay = new Map(sold.map((row) => [row.day, row]))
  return listDays(period).map((day) => totalsByDay.get(day) ?? { day, orders: 0, amount: 0, vat: 0 })
}
