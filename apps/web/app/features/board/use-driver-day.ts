import { useQuery } from '@tanstack/react-query'
import { apiKey } from '../../lib/api/api-query.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { callApiWithOfflineCache } from '../../lib/api/read-cached.ts'

/**
 * The driver's whole day. Mounted in the layout, so that one visit of any page stores it on the device, and live events refresh it
 * (RUN-01).
 */
export const useDriverDay = (userId: string) => {
  const input = { params: { userId } }
  return useQuery(
    {
      queryKey: apiKey('getDriverDay', input),
      queryFn: ({ signal }) => callApiWithOfflineCache('getDriverDay', input, { signal }),
      networkMode: 'always',
    },
    queryClient,
  )
}
