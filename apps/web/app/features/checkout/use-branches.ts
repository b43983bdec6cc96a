import { useApiQuery } from '../../lib/api/api-query.ts'

/** The branches that a business may have flowers delivered to (spec §7 `Branch/getalltouser`). */
export const useBranches = (userId: string) =>
  useApiQuery('getBranches', { params: { id: userId } }, { select: ({ data }) => data })
