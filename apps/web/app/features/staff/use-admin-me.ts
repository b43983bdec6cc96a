import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

/** Who is in the back office and what they may do there; `permissions` null is everything. */
export const useAdminMe = () =>
  useQuery(
    {
      queryKey: ['admin', 'me'],
      queryFn: ({ signal }) => callApi('adminMe', {}, { signal }),
      staleTime: 60_000,
    },
    queryClient,
  )
