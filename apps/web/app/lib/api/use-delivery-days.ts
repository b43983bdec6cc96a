import { useQuery } from '@tanstack/react-query'
import { callApi } from './call-api.ts'
import { queryClient } from './query-client.ts'

/** Days and slots for the people of the shop; asked again each minute, because they fill up while somebody decides. */
export const useOpenDays = () =>
  useQuery(
    {
      queryKey: ['delivery-days'],
      queryFn: ({ signal }) => callApi('getDeliveryDays', {}, { signal }),
      refetchInterval: 60_000,
    },
    queryClient,
  )
