import { useApiQuery } from '../../lib/api/api-query.ts'

/** Branches that a business can have flowers delivered to (spec §7 `Branch/getalltouser`). */
export const useBranches = (userId: string) =>
  useApiQuery('getBranches', { params: { id: userId } }, { select: ({ data }) => data })
