import type { BranchId } from '@warda/domain/ids'
import { addMonths, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { Database } from '../../db/database.ts'
import { type MonthTotals, sumMonths } from './totals-queries.ts'

const MONTHS = 12

/** Start of the month in Riyadh time. */
export const getMonthStart = (nowMs: number): Date => new Date(riyadhInstant(firstDayOfMonth(nowMs), 0))

/** Sums the last twelve months of the branches, the current month last; months without orders are zero. */
export async function listMonthsOfYear(
  db: Database,
  branchIds: readonly BranchId[],
  nowMs: number,
): Promise<MonthTotals[]> {
  const first = addMonths(firstDayOfMonth(nowMs), 1 - MONTHS)
  const sums = await sumMonths(db, branchIds, new Date(riyadhInstant(first, 0)))
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = addMonths(first, index).slice(0, 7)
    return sums.find((sum) => sum.month === month) ?? { month, orders: 0, revenue: 0 }
  })
}

const firstDayOfMonth = (nowMs: number): string => `${riyadhDate(nowMs).slice(0, 7)}-01`
