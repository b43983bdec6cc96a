import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

export type ProductRow = Answer<'adminProducts'>['data'][number]
export type ProductQuery = NonNullable<CallInput<'adminProducts'>['query']>
export type BulkChange = Omit<CallInput<'changeProducts'>['body'], 'productIds'>

const PAGE_SIZE = '25'
const LIST = ['admin', 'products']

/** One page of the products that fit, the latest change first. */
export const useProducts = (asked: ProductQuery) =>
  useQuery(
    {
      queryKey: [...LIST, asked],
      queryFn: ({ signal }) => callApi('adminProducts', { query: { ...asked, pageSize: PAGE_SIZE } }, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

/** Everything that shows products in the back office is asked again. */
const refreshProducts = (): void => {
  for (const name of ['products', 'categories', 'product']) {
    void queryClient.invalidateQueries({ queryKey: ['admin', name] })
  }
}

/** One change on many products: all of them or none. */
export const changeProducts = async (productIds: readonly number[], change: BulkChange) => {
  const answer = await callApi('changeProducts', { body: { productIds: [...productIds], ...change } })
  refreshProducts()
  return answer
}
