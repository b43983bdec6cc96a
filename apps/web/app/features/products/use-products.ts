import { keepPreviousData } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

export type ProductRow = Answer<'adminProducts'>['data'][number]
export type ProductQuery = NonNullable<CallInput<'adminProducts'>['query']>
export type BulkChange = Omit<CallInput<'changeProducts'>['body'], 'productIds'>

const PAGE_SIZE = '25'

/** One page of products, last changed first. */
export const useProducts = (query: ProductQuery) =>
  useApiQuery('adminProducts', { query: { ...query, pageSize: PAGE_SIZE } }, { placeholderData: keepPreviousData })

/** Refetches every admin query that shows products. */
const refreshProducts = (): void => void invalidate('adminProducts', 'adminCategories', 'adminProduct')

/** Applies a change to all of the products or to none. */
export const changeProducts = async (productIds: readonly number[], change: BulkChange) => {
  const answer = await callApi('changeProducts', { body: { productIds: [...productIds], ...change } })
  refreshProducts()
  return answer
}
