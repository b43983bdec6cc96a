import { keepPreviousData } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'

export type Customer = Answer<'adminCustomers'>['data'][number]
export type CustomerDetails = Answer<'adminCustomer'>
export type LastOrders = CustomerDetails['lastOrders']

const PAGE_SIZE = '25'

/** One page of people who buy, newest first. */
export const useCustomers = (q: string, page: number) =>
  useApiQuery(
    'adminCustomers',
    { query: { ...(q === '' ? {} : { q }), page: String(page), pageSize: PAGE_SIZE } },
    { placeholderData: keepPreviousData },
  )

/** One customer; looking is noted by the server, so it is asked for once and not again by itself. */
export const useCustomer = (userId: string) =>
  useApiQuery('adminCustomer', { params: { userId } }, { refetchOnWindowFocus: false })
