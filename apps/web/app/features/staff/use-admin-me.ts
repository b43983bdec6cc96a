import { useApiQuery } from '../../lib/api/api-query.ts'

/** The current back-office user; `permissions` null means all. */
export const useAdminMe = ({ enabled = true } = {}) => useApiQuery('adminMe', {}, { staleTime: 60_000, enabled })
