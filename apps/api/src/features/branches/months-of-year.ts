import type { BranchId } from '@warda/domain/ids'
import { addMonths, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { Database } from '../../db/database.ts'
import { type MonthTotals, sumMonths } from './totals-queries.ts'

const MONTHS = 12

/** When the month in Riyadh that holds an instant began. */
export const monthStart = (nowMs: number): Date => new Date(riyadhInstant(firstOf(nowMs), 0))

/** The last twelve months of these branches, this one last; a month without orders is there with zeros. */
export async function monthsOfYear(
  db: Database,
  branchIds: readonly BranchId[],
  nowMs: number,
): Promise<MonthTotals[]> {
  const first = addMonths(firstOf(nowMs), 1 - MONTHS)
  const sums = await sumMonths(db, branchIds, new Date(riyadhInstant(first, 0)))
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = addMonths(first, at).slice(0, 7)
    return sums.find((each) => each.month === month) ?? { month, orders: 0, revenue: 0 }
  })
}

const firstOf = (nowMs: number): string => `${riyadhDate(nowMs).slice(0, 7)}-01`
