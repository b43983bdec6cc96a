import { useApiQuery } from '../../lib/api/api-query.ts'

/** The open drawer and its movements; `data` is null when none is open. */
export const useDrawer = () => useApiQuery('currentCashDrawer', {}, { refetchInterval: 60_000 })
