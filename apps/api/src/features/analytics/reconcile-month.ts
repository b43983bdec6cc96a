import { type MonthReconciliation, type MonthSums, reconcileMonth } from '@warda/domain/analytics/month-reconciliation'
import { getMonthBounds } from '@warda/domain/analytics/period'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { sumDocumentsUntil, sumRevenueUntil } from './reconciliation-queries.ts'

export type ReconciledMonth = MonthSums & MonthReconciliation

/** A month of Riyadh (`YYYY-MM`): its revenue by sale against its tax documents by issue, from one snapshot (DESK-06). */
export function getReconciledMonth(context: AppContext, month: string): Promise<ReconciledMonth> {
  const { since, until } = getMonthBounds(month)
  return inSnapshot(context.db, async (db) => {
    const revenue = await sumRevenueUntil(db, { from: riyadhDate(since), to: riyadhDate(until - 1) })
    const documents = await sumDocumentsUntil(db, { since: new Date(since), until: new Date(until) })
    const sums = { ...revenue, ...documents }
    return { ...sums, ...reconcileMonth(sums) }
  })
}
