import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/call-api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'

/** How often the morning page looks again by itself, milliseconds. */
const LOOK_AGAIN = 60_000

/** The shop now; asked again every minute while the page is looked at. */
export const useOverview = () =>
  useQuery(
    {
      queryKey: ['admin', 'overview'],
      queryFn: ({ signal }) => callApi('shopOverview', {}, { signal }),
      refetchInterval: LOOK_AGAIN,
    },
    queryClient,
  )
