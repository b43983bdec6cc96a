import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { apiKey, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidateAll } from '../../lib/api/invalidate.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'

const SHOWN = 6

/** People who fit what is typed: a phone in any form, or a name. */
export const useFoundCustomers = (words: string) => {
  const q = useDebounced(words.trim())
  return useApiQuery(
    'adminCustomers',
    { query: { q, pageSize: String(SHOWN) } },
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
const looksLikeCode = (words: string): boolean => /^[a-z0-9]*[-\d][a-z0-9-]*$/i.test(words)

/** Products by code, for staff who may see the catalogue; a refusal counts as nothing found. */
const foundByCode = async (q: string, signal: AbortSignal): Promise<FoundProduct[]> => {
  if (!looksLikeCode(q)) return []
  const query = { q, status: 'published', pageSize: String(SHOWN) } as const
  const { data } = await callApi('adminProducts', { query }, { signal }).catch(() => ({ data: [] }))
  return data.map(({ id, title, price, onHand, picture }) => ({ id, name: title, price, inStock: onHand > 0, picture }))
}

/** Flowers that fit what is typed: a name in either language, or the beginning of a code. */
export const useFoundProducts = (words: string) => {
  const q = useDebounced(words.trim())
  return useQuery(
    {
      queryKey: [...apiKey('adminProducts'), 'by-code-or-name', q],
      queryFn: async ({ signal }): Promise<FoundProduct[]> => {
        const [coded, named] = await Promise.all([
          foundByCode(q, signal),
          callApi('getProducts', { query: { q } }, { signal }),
        ])
        const known = new Set(coded.map(({ id }) => id))
        return [...coded, ...named.data.filter(({ id }) => !known.has(id))].slice(0, SHOWN)
      },
      enabled: q.length >= 2,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

/** A product's sizes with what there is of each. */
export const useSizes = (productId: number) =>
  useApiQuery('getProduct', { params: { id: productId } }, { staleTime: 10_000 })

export const placePhoneOrder = async (body: CallInput<'placePhoneOrder'>['body']) => {
  const { data } = await callApi('placePhoneOrder', { body })
  void invalidateAll()
  return data
}
export type Placed = Awaited<ReturnType<typeof placePhoneOrder>>
