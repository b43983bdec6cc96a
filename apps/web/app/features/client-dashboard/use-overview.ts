import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'

/** Orders, spending, debts and points per branch; a manager is told of the own branch only. */
export const useOverview = (userId: string) =>
  useQuery(
    {
      queryKey: ['client-overview', userId],
      queryFn: ({ signal }) => callApi('getClientOverview', { params: { id: userId } }, { signal }),
    },
    queryClient,
  )
