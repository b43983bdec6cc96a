import { useApiQuery } from '../../lib/api/api-query.ts'

/** Who is in the back office and what they may do there; `permissions` null is everything. */
export const useAdminMe = () => useApiQuery('adminMe', {}, { staleTime: 60_000 })
