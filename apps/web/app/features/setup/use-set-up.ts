import { useApiQuery } from '../../lib/api/api-query.ts'

/** Whether the shop still waits for its first Admin. */
export const useSetUp = () => useApiQuery('getSetUp', {})
