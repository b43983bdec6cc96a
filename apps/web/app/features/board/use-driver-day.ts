import { useQuery } from '@tanstack/react-query'
import type { DriverDay } from '@warda/contract/board'
import { assumeDeliveryDay } from '@warda/domain/time/extended-time'
import { apiKey } from '../../lib/api/api-query.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { callApiWithOfflineCache } from '../../lib/api/read-cached.ts'
import { readSession } from '../../lib/session/session.ts'

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

/** The delivery day now, as far as it is known without a network: a driver's stored day may last beyond midnight (OPEN-06). */
export function getDeliveryDayOffline(): string {
  const userId = readSession()?.userId ?? ''
  const day = queryClient.getQueryData<DriverDay>(apiKey('getDriverDay', { params: { userId } }))
  return assumeDeliveryDay(Date.now(), day?.route.date ?? null)
}
