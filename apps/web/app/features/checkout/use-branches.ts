import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

/** The branches that a business may have flowers delivered to (spec §7 `Branch/getalltouser`). */
export const useBranches = (userId: string) =>
  useQuery(
    {
      queryKey: ['branch-choice', userId],
      queryFn: async ({ signal }) => (await callApi('getBranches', { params: { id: userId } }, { signal })).data,
    },
    queryClient,
  )
