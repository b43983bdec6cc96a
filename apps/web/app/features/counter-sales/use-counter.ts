import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallInput } from '@warda/contract/call'
import type { CounterItem, CounterQuote } from '@warda/contract/counter-sales'
import { apiKey, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { type Basket, isEmpty, toBasketBody } from './basket.ts'

/** Best sellers, or what a search finds, when typing pauses. */
export const useItems = (typed: string) => {
  const q = useDebounced(typed.trim())
  return useApiQuery('counterItems', { query: q === '' ? {} : { q } }, { placeholderData: keepPreviousData })
}

/** The size whose SKU or barcode was typed or scanned. */
export const findBySku = async (sku: string): Promise<CounterItem | null> => {
  const { data, isExact } = await callApi('counterItems', { query: { q: sku } })
  return isExact ? (data[0] ?? null) : null
}

export type QuoteState = { quote: CounterQuote | null; isCurrent: boolean; error: unknown; refetch: () => void }

/** Quotes the sale when a change pauses. */
export function useQuote(basket: Basket): QuoteState {
  const body = JSON.stringify(toBasketBody(basket))
  const quoted = useDebounced(body, 200)
  const isNone = isEmpty(basket)
  const { data, isFetching, error, refetch } = useQuery(
    {
      queryKey: [...apiKey('quoteCounterSale'), quoted],
      queryFn: async ({ signal }) =>
        (
          await callApi(
            'quoteCounterSale',
            { body: JSON.parse(quoted) as CallInput<'quoteCounterSale'>['body'] },
            { signal },
          )
        ).data,
      enabled: !isNone,
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queryClient,
  )
  const isCurrent = !isNone && body === quoted && !isFetching && !error
  return {
    quote: isNone ? null : (data ?? null),
    isCurrent,
    error: isFetching ? null : error,
    refetch: () => void refetch(),
  }
}

/** The name of the customer whom the shop knows by a phone number; null when it knows none. */
export const findName = async (phoneNumber: string): Promise<string | null> =>
  (await callApi('counterCustomer', { query: { phoneNumber } })).data?.fullName ?? null

export type SoldSale = { orderId: string; orderNumber: number; total: number; change: number }

export const placeSale = async (body: CallInput<'placeCounterSale'>['body']): Promise<SoldSale> => {
  const { data } = await callApi('placeCounterSale', { body })
  void invalidate('currentCashDrawer', 'counterPickups', 'counterItems')
  return data
}

export const usePickups = () => useApiQuery('counterPickups', {}, { refetchInterval: 60_000 })
