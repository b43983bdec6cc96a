import { useApiQuery } from '../../lib/api/api-query.ts'

/** Whether the shop has no Admin yet. */
export const useSetUp = () => useApiQuery('getSetUp', {})
