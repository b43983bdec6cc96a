import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

export type Customer = Answer<'adminCustomers'>['data'][number]
export type CustomerDetails = Answer<'adminCustomer'>
export type LastOrders = CustomerDetails['lastOrders']

const PAGE_SIZE = '25'

/** One page of people who buy, newest first. */
export const useCustomers = (q: string, page: number) =>
  useQuery(
    {
      queryKey: ['admin', 'customers', q, page],
      queryFn: ({ signal }) =>
        callApi(
          'adminCustomers',
          { query: { ...(q === '' ? {} : { q }), page: String(page), pageSize: PAGE_SIZE } },
          { signal },
        ),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

/** One customer; looking is noted by the server, so it is asked for once and not again by itself. */
export const useCustomer = (userId: string) =>
  useQuery(
    {
      queryKey: ['admin', 'customer', userId],
      queryFn: ({ signal }) => callApi('adminCustomer', { params: { userId } }, { signal }),
      refetchOnWindowFocus: false,
    },
    queryClient,
  )
