import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

/** Orders, spending, debts and points per branch; a manager is told of the own branch only. */
export const useOverview = (userId: string) =>
  useQuery(
    {
      queryKey: ['client-overview', userId],
      queryFn: ({ signal }) => callApi('getClientOverview', { params: { id: userId } }, { signal }),
    },
    queryClient,
  )
