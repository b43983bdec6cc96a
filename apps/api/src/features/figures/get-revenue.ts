import { checkPeriod, daysOf, type Period } from '@warda/domain/figures/period'
import { ok, type Result } from '@warda/domain/result'
import { inSnapshot } from '../../db/snapshot.ts'
import type { World } from '../../world.ts'
import {
  type BranchRow,
  type CategoryRow,
  type DayRow,
  type Sold,
  sumByBranch,
  sumByCategory,
  sumByDay,
  sumPeriod,
} from './revenue-queries.ts'

export type Revenue = { totals: Sold } & (
  | { by: 'day'; rows: DayRow[] }
  | { by: 'category'; rows: CategoryRow[] }
  | { by: 'branch'; rows: BranchRow[] }
)

/** What the ledger says was sold in a period (at most three years), less what was credited or undone in it, cut one way (ADMIN-05). */
export async function getRevenue(
  world: World,
  asked: Period & { by: Revenue['by'] },
): Promise<Result<Revenue, 'figures.period'>> {
  const period = checkPeriod(asked)
  if (!period.ok) return period
  return inSnapshot(world.db, async (db) => {
    const totals = await sumPeriod(db, period.value)
    switch (asked.by) {
      case 'day':
        return ok({ by: 'day', totals, rows: everyDay(period.value, await sumByDay(db, period.value)) })
      case 'category':
        return ok({ by: 'category', totals, rows: await sumByCategory(db, period.value) })
      case 'branch':
        return ok({ by: 'branch', totals, rows: await sumByBranch(db, period.value) })
    }
  })
}

function everyDay(period: Period, sold: readonly DayRow[]): DayRow[] {
  const known = new Map(sold.map((row) => [row.day, row]))
  return daysOf(period).map((day) => known.get(day) ?? { day, orders: 0, amount: 0, vat: 0 })
}
