import { keepPreviousData } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'

export type Customer = Answer<'adminCustomers'>['data'][number]
export type CustomerDetails = Answer<'adminCustomer'>
export type LastOrders = CustomerDetails['lastOrders']

const PAGE_SIZE = '25'

/** One page of customers, newest first. */
export const useCustomers = (q: string, page: number) =>
  useApiQuery(
    'adminCustomers',
    { query: { ...(q === '' ? {} : { q }), page: String(page), pageSize: PAGE_SIZE } },
    { placeholderData: keepPreviousData },
  )

/** One customer. Every read is audited, so it is not fetched again on focus. */
export const useCustomer = (userId: string) =>
  useApiQuery('adminCustomer', { params: { userId } }, { refetchOnWindowFocus: false })
