import { keepPreviousData } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

export type ProductRow = Answer<'adminProducts'>['data'][number]
export type ProductQuery = NonNullable<CallInput<'adminProducts'>['query']>
type BulkBody = CallInput<'changeProducts'>['body']
export type BulkFilter = NonNullable<BulkBody['filter']>
/** The products of a change: some by id, or all that match a filter, with their number. */
export type BulkProducts = Pick<BulkBody, 'productIds' | 'filter' | 'expectedCount'>
export type BulkChange = Omit<BulkBody, keyof BulkProducts>

const PAGE_SIZE = '25'

/** One page of products, last changed first. */
export const useProducts = (query: ProductQuery) =>
  useApiQuery('adminProducts', { query: { ...query, pageSize: PAGE_SIZE } }, { placeholderData: keepPreviousData })

/** Refetches every admin query that shows products. */
const refreshProducts = (): void => void invalidate('adminProducts', 'adminCategories', 'adminProduct')

/** Applies a change to all of the products or to none; `skipUnpublishable` leaves out those that cannot be published. */
export const changeProducts = async (products: BulkProducts, change: BulkChange) => {
  const answer = await callApi('changeProducts', { body: { ...products, ...change } })
  refreshProducts()
  return answer
}

/** The number of products of a change, and old and new prices; no request while `change` is undefined. */
export const useBulkPreview = (products: BulkProducts, change: BulkChange | null) =>
  useApiQuery(
    'previewProductsChange',
    { body: { ...products, ...(change ?? {}) } },
    { enabled: change !== null, placeholderData: keepPreviousData, staleTime: 0 },
  )

/** The search and filters of a list, without its page. */
export const toBulkFilter = ({ q, status, categoryId, stock }: ProductQuery): BulkFilter => ({
  ...(q === undefined ? {} : { q }),
  ...(status === undefined ? {} : { status }),
  ...(categoryId === undefined ? {} : { categoryId: Number(categoryId) }),
  ...(stock === undefined ? {} : { stock }),
})
