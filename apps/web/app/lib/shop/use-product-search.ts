import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { apiKey, useApiQuery } from '../api/api-query.ts'
import { callApi } from '../api/call-api.ts'
import { queryClient } from '../api/query-client.ts'
import { useDebounced } from '../browser/use-debounced.ts'

const RESULT_LIMIT = 6

type ProductCard = Answer<'getProducts'>['data'][number]

export type FoundProduct = Pick<ProductCard, 'id' | 'name' | 'price' | 'inStock'> & {
  picture: ProductCard['picture'] | null
}

/** Published products whose name in either language matches the search text. */
export const useProductSearch = (searchText: string) => {
  const q = useDebounced(searchText.trim())
  return useApiQuery(
    'getProducts',
    { query: { q } },
    {
      select: ({ data }) => data.slice(0, RESULT_LIMIT),
      enabled: q.length >= 2,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
  )
}

/** A code such as `ROS-12`: a digit or a dash between Latin letters. */
const looksLikeCode = (searchText: string): boolean => /^[a-z0-9]*[-\d][a-z0-9-]*$/i.test(searchText)

/** Published products by code; an error counts as no result, because not every employee has access to the catalogue. */
const searchByCode = async (q: string, signal: AbortSignal): Promise<FoundProduct[]> => {
  if (!looksLikeCode(q)) return []
  const query = { q, status: 'published', pageSize: String(RESULT_LIMIT) } as const
  const { data } = await callApi('adminProducts', { query }, { signal }).catch(() => ({ data: [] }))
  return data.map(({ id, title, price, onHand, picture }) => ({ id, name: title, price, inStock: onHand > 0, picture }))
}

/** For employees: published products whose name in either language or code matches the search text. */
export const useProductOrCodeSearch = (searchText: string) => {
  const q = useDebounced(searchText.trim())
  return useQuery(
    {
      queryKey: [...apiKey('adminProducts'), 'by-code-or-name', q],
      queryFn: async ({ signal }): Promise<FoundProduct[]> => {
        const [coded, named] = await Promise.all([
          searchByCode(q, signal),
          callApi('getProducts', { query: { q } }, { signal }),
        ])
        const knownIds = new Set(coded.map(({ id }) => id))
        return [...coded, ...named.data.filter(({ id }) => !knownIds.has(id))].slice(0, RESULT_LIMIT)
      },
      enabled: q.length >= 2,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

/** A product with its sizes, their prices and stock. */
export const useProductSizes = (productId: number) =>
  useApiQuery('getProduct', { params: { id: productId } }, { staleTime: 10_000 })
