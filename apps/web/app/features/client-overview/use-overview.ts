import { useApiQuery } from '../../lib/api/api-query.ts'

/** Orders, spending, debts and points per branch; a manager sees their branch only. */
export const useOverview = (userId: string) => useApiQuery('getClientOverview', { params: { id: userId } })
