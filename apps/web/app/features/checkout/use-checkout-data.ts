import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Quote } from '@warda/contract/orders'
import { apiKey, removeCached, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { toSummaryLines } from './checkout-present.ts'

/** The lines of the cart, for the summary. */
export const useSummaryLines = (userId: string) =>
  useApiQuery('getCart', { params: { userId } }, { select: toSummaryLines })

/** Days and slots, fetched again every minute, because they fill up while a buyer decides. */
export const useDeliveryDays = () => useApiQuery('getDeliveryDays', {}, { refetchInterval: 60_000 })

export const refreshDeliveryDays = (): Promise<void> => invalidate('getDeliveryDays')

export type QuoteRequest = {
  couponCode: string
  usePoints: boolean
  /** Where it goes, when that is known: the fee may depend on it. */
  place: { latitude: number; longitude: number } | null
}

/** Points are redeemed as far as they can be used, which the server says in a first quote. */
const fetchQuote = async (userId: string, request: QuoteRequest, signal: AbortSignal): Promise<Quote> => {
  const { couponCode, usePoints, place } = request
  const body = { ...(couponCode === '' ? {} : { couponCode }), ...place }
  const params = { id: userId }
  const plain = await callApi('quoteOrder', { params, body }, { signal })
  if (!usePoints || plain.points.usable === 0) return plain
  return callApi('quoteOrder', { params, body: { ...body, redeemPoints: plain.points.usable } }, { signal })
}

/** What the order would cost now. The last answer stays on the screen while the next one loads. */
export const useQuote = (userId: string, request: QuoteRequest) =>
  useQuery(
    {
      queryKey: [...apiKey('quoteOrder'), userId, request],
      queryFn: ({ signal }) => fetchQuote(userId, request, signal),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

/** Drops every cached answer that a new order makes out of date. */
export const forgetCart = (): void => removeCached('getCart', 'quoteOrder', 'getOrders', 'getLoyaltyPoints')
