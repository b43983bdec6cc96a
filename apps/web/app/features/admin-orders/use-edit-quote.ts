import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EditQuote } from '@warda/contract/admin-orders'
import { apiKey } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { getQuotableChange } from './edit-schema.ts'
import type { OrderChange } from './use-order.ts'

const quoteOptions = (orderId: string, request: string) => ({
  queryKey: [...apiKey('quoteEdit'), orderId, request],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi('quoteEdit', { params: { orderId }, body: JSON.parse(request) }, { signal })).data,
})

export type EditQuoted = { quote: EditQuote | null; isCurrent: boolean }

/** The quote of a change after a pause in typing; null when nothing in the change affects the price. */
export const useEditQuote = (orderId: string, change: OrderChange): EditQuoted => {
  const priced = getQuotableChange(change)
  const body = JSON.stringify(priced)
  const request = useDebounced(body, 250)
  const { data, isFetching } = useQuery(
    { ...quoteOptions(orderId, request), enabled: request !== 'null', placeholderData: keepPreviousData, staleTime: 0 },
    queryClient,
  )
  return { quote: priced === null ? null : (data ?? null), isCurrent: body === request && !isFetching }
}

/** The quote of a change without debounce, used before saving; null when nothing in it affects the price. */
export const fetchEditQuote = async (orderId: string, change: OrderChange): Promise<EditQuote | null> => {
  const priced = getQuotableChange(change)
  if (priced?.deliveryAddress === undefined) return null
  return queryClient.fetchQuery({ ...quoteOptions(orderId, JSON.stringify(priced)), staleTime: 0 })
}
