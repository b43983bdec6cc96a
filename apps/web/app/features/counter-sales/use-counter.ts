import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallInput } from '@warda/contract/call'
import type { CounterCustomer, CounterItem, CounterQuote } from '@warda/contract/counter-sales'
import { apiKey, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { isEmpty } from './basket.ts'
import { type SaleForm, toQuoteBody, toSaleBody } from './sale-form.ts'

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
export function useQuote(sale: SaleForm): QuoteState {
  const body = JSON.stringify(toQuoteBody(sale))
  const quoted = useDebounced(body, 200)
  const isNone = isEmpty(sale.basket)
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

/** Accounts with a phone number, and their past recipients. */
export const findCustomers = async (phoneNumber: string): Promise<CounterCustomer[]> =>
  (await callApi('counterCustomers', { query: { phoneNumber } })).data

/** The past recipients and addresses of a chosen account. */
export const useCustomers = (phoneNumber: string, enabled: boolean) =>
  useApiQuery('counterCustomers', { query: { phoneNumber } }, { enabled, select: ({ data }) => data })

export type SoldSale = {
  orderId: string
  orderNumber: number
  total: number
  change: number
  payLink: string | null
  isPickup: boolean
}

export const placeSale = async (sale: SaleForm, total: number): Promise<SoldSale> => {
  const { data, payLink } = await callApi('placeCounterSale', { body: toSaleBody(sale, total) })
  void invalidate('currentCashDrawer', 'counterPickups', 'counterItems', 'counterCustomers')
  return { ...data, payLink: payLink?.link ?? null, isPickup: sale.handOut.way === 'pickup' }
}

export const usePickups = () => useApiQuery('counterPickups', {}, { refetchInterval: 60_000 })
