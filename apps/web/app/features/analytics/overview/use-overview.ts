import { useApiQuery } from '../../../lib/api/api-query.ts'

/** How often the morning page looks again by itself, milliseconds. */
const LOOK_AGAIN = 60_000

/** The shop now; fetched again every minute while the page is visible. */
export const useOverview = () => useApiQuery('shopOverview', {}, { refetchInterval: LOOK_AGAIN })
