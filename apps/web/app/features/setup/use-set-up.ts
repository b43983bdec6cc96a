import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

/** Whether the shop still waits for its first Admin. */
export const useSetUp = () =>
  useQuery({ queryKey: ['set-up'], queryFn: ({ signal }) => callApi('getSetUp', {}, { signal }) }, queryClient)
