import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { apiKey, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidateAll } from '../../lib/api/invalidate.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'

const RESULT_LIMIT = 6

/** Customers whose phone number or name matches the search text. */
export const useCustomerSearch = (searchText: string) => {
  const q = useDebounced(searchText.trim())
  return useApiQuery(
    'adminCustomers',
    { query: { q, pageSize: String(RESULT_LIMIT) } },
    { select: ({ data }) => data, enabled: q.length >= 2, placeholderData: keepPreviousData },
  )
}

export type FoundProduct = {
  id: number
  name: string
  price: number
  inStock: boolean
  picture: Answer<'getProducts'>['data'][number]['picture'] | null
}

/** A code such as `ROS-12`: a digit or a dash between Latin letters. */
const looksLikeCode = (searchText: string): boolean => /^[a-z0-9]*[-\d][a-z0-9-]*$/i.test(searchText)

/** Published products by code; a refusal counts as no result, because not every employee may see the catalogue. */
const searchByCode = async (q: string, signal: AbortSignal): Promise<FoundProduct[]> => {
  if (!looksLikeCode(q)) return []
  const query = { q, status: 'published', pageSize: String(RESULT_LIMIT) } as const
  const { data } = await callApi('adminProducts', { query }, { signal }).catch(() => ({ data: [] }))
  return data.map(({ id, title, price, onHand, picture }) => ({ id, name: title, price, inStock: onHand > 0, picture }))
}

/** Products whose name in either language or code matches the search text. */
export const useProductSearch = (searchText: string) => {
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

export const useSizes = (productId: number) =>
  useApiQuery('getProduct', { params: { id: productId } }, { staleTime: 10_000 })

export const placePhoneOrder = async (body: CallInput<'placePhoneOrder'>['body']) => {
  const { data } = await callApi('placePhoneOrder', { body })
  void invalidateAll()
  return data
}
export type PlacedPhoneOrder = Awaited<ReturnType<typeof placePhoneOrder>>
