import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallInput } from '@warda/contract/call'
import type { ItemChange, ItemChangeQuote } from '@warda/contract/item-changes'
import { apiKey, useApiQuery, writeCached } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidateAll } from '../../lib/api/invalidate.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { notify } from '../../ui/feedback/toast.ts'

/** The change of an order that waits for its buyer; null without one. */
export const useWaitingChange = (orderId: string) =>
  useApiQuery('waitingItemChange', { params: { orderId } }, { select: ({ data }) => data })

type QuoteBody = CallInput<'quoteItemChange'>['body']

export type QuoteState = {
  quote: ItemChangeQuote | null
  /** Whether the quote is for what is entered. */
  isCurrent: boolean
  error: unknown
  refetch: () => void
}

/** Quotes a change when typing pauses; `body` is null while the form is invalid. */
export function useQuote(orderId: string, body: QuoteBody | null): QuoteState {
  const request = JSON.stringify(body)
  const quoted = useDebounced(request, 250)
  const { data, isFetching, error, refetch } = useQuery(
    {
      queryKey: [...apiKey('quoteItemChange'), orderId, quoted],
      queryFn: async ({ signal }) =>
        (await callApi('quoteItemChange', { params: { orderId }, body: JSON.parse(quoted) as QuoteBody }, { signal }))
          .data,
      enabled: quoted !== 'null',
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queryClient,
  )
  return {
    quote: body === null ? null : (data ?? null),
    isCurrent: body !== null && request === quoted && !isFetching && !error,
    error: isFetching ? null : error,
    refetch: () => void refetch(),
  }
}

/** Refetches every query, because an order appears in most lists. */
const finish = ({ message }: { message: string }): void => {
  void notify.success(message)
  void invalidateAll()
}

export const saveChange = async (orderId: string, body: CallInput<'changeItems'>['body']): Promise<void> =>
  finish(await callApi('changeItems', { params: { orderId }, body }))

/** Records an agreement by phone, or withdraws the change. */
export const decideChange = async (orderId: string, agrees: boolean): Promise<void> =>
  finish(await callApi('decideItemChange', { params: { orderId }, body: { agrees } }))

/** The change of a buyer's link. */
export const useItemChange = (token: string) =>
  useApiQuery('getItemChange', { params: { token } }, { select: ({ data }): ItemChange => data, retry: false })

export async function answerChange(token: string, agrees: boolean): Promise<void> {
  const { data } = await callApi('answerItemChange', { params: { token }, body: { agrees } })
  writeCached('getItemChange', { params: { token } }, { data })
}
