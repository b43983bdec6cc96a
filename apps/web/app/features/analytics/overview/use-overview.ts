import { useApiQuery } from '../../../lib/api/api-query.ts'

/** Milliseconds. */
const REFETCH_INTERVAL_MS = 60_000

/** Overview of the shop, refetched every minute while the page is visible. */
export const useOverview = () => useApiQuery('shopOverview', {}, { refetchInterval: REFETCH_INTERVAL_MS })
