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

/** What the ledger says was sold in a period (at most three years), less what was credited or undone in it, cut one way (ADMIN-05). */
export async function getRevenue(
  context: AppContext,
  asked: Period & { by: Revenue['by'] },
): Promise<Result<Revenue, 'figures.period'>> {
  const period = checkPeriod(asked)
  if (!period.ok) return period
  return inSnapshot(context.db, async (db) => {
    switch (asked.by) {
      case 'day': {
        const rows = everyDay(period.value, await sumByDay(db, period.value))
        return ok({ by: 'day', totals: totalOf(rows), rows })
      }
      case 'category':
        return ok({
          by: 'category',
          totals: await sumPeriod(db, period.value),
          rows: await sumByCategory(db, period.value),
        })
      case 'branch': {
        const rows = await sumByBranch(db, period.value)
        return ok({ by: 'branch', totals: totalOf(rows), rows })
      }
    }
  })
}

/** Of rows of which an order is in one alone; of categories it may be in several. */
const totalOf = (rows: readonly Totals[]): Totals => ({
  orders: rows.reduce((sum, row) => sum + row.orders, 0),
  amount: rows.reduce((sum, row) => sum + row.amount, 0),
  vat: rows.reduce((sum, row) => sum + row.vat, 0),
})

function everyDay(period: Period, sold: readonly DayRow[]): DayRow[] {
  const known = new Map(sold.map((row) => [row.day, row]))
  return listDays(period).map((day) => known.get(day) ?? { day, orders: 0, amount: 0, vat: 0 })
}
