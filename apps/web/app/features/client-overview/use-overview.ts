import { keepPreviousData } from '@tanstack/react-query'
import { useApiQuery } from '../../lib/api/api-query.ts'
import type { Period } from '../../lib/format/periods.ts'

export type OverviewQuery = { branchId: number; period: Period | null }

/** Orders, spending, debts and points per branch, of all time or a period; a manager sees their branch only. */
export const useOverview = (userId: string, { branchId, period }: OverviewQuery = { branchId: 0, period: null }) =>
  useApiQuery(
    'getClientOverview',
    { params: { id: userId }, query: { ...period, ...(branchId > 0 && { branchId: String(branchId) }) } },
    { placeholderData: keepPreviousData },
  )
