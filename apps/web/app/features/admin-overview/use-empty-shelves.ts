import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'

/** Whether there is no product of any status; asked again when products change. */
export const useEmptyShelves = () =>
  useQuery(
    {
      queryKey: ['admin', 'products', 'any'],
      queryFn: async ({ signal }) => {
        const { total } = await callApi('adminProducts', { query: { pageSize: '1' } }, { signal })
        return total === 0
      },
    },
    queryClient,
  )
