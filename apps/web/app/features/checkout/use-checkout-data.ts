import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Quote } from '@warda/contract/orders'
import { apiKey, removeCached, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { toSummaryLines } from './checkout-present.ts'

/** Lines of the cart for the summary. */
export const useSummaryLines = (userId: string) =>
  useApiQuery('getCart', { params: { userId } }, { select: toSummaryLines })

/** Days and slots, refetched every minute because slots fill up. */
export const useDeliveryDays = () => useApiQuery('getDeliveryDays', {}, { refetchInterval: 60_000 })

/** The rules that judge an address; null when they cannot be loaded, and then the server judges alone. */
export const loadZoneRules = async () => {
  const rules = Promise.all([callApi('getDeliveryZones', {}), callApi('getDeliveryDays', {})])
  return rules.then(([zones, days]) => ({ zones: zones.data, days })).catch(() => null)
}

export const refreshDeliveryDays = (): Promise<void> => invalidate('getDeliveryDays')

export type QuoteRequest = {
  couponCode: string
  usePoints: boolean
  /** Coordinates of the delivery, when available: the fee may depend on them. */
  place: { latitude: number; longitude: number } | null
  /** City and district, on which the fee may depend; null for a business. */
  zone: { city: string; district: string } | null
  /** The proposed window when the recipient says where; null otherwise. */
  ask: { deliveryDate: string; deliverySlot: string } | null
}

const toAskedPlace = ({ deliveryDate, deliverySlot }: NonNullable<QuoteRequest['ask']>) => ({
  askRecipient: true,
  ...(deliveryDate === '' ? {} : { deliveryDate, deliverySlot }),
})

/** Points are redeemed up to the usable number, which the first quote returns. */
const fetchQuote = async (userId: string, request: QuoteRequest, signal: AbortSignal): Promise<Quote> => {
  const { couponCode, usePoints, place, zone, ask } = request
  const where = ask === null ? { ...place, ...zone } : toAskedPlace(ask)
  const body = { ...(couponCode === '' ? {} : { couponCode }), ...where }
  const params = { id: userId }
  const baseQuote = await callApi('quoteOrder', { params, body }, { signal })
  if (!usePoints || baseQuote.points.usable === 0) return baseQuote
  return callApi('quoteOrder', { params, body: { ...body, redeemPoints: baseQuote.points.usable } }, { signal })
}

/** The current price of the order; the previous quote stays visible while the next one loads. */
export const useQuote = (userId: string, request: QuoteRequest) =>
  useQuery(
    {
      queryKey: [...apiKey('quoteOrder'), userId, request],
      queryFn: ({ signal }) => fetchQuote(userId, request, signal),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

/** Removes the cached answers that a new order makes outdated. */
export const resetCartQueries = (): void => removeCached('getCart', 'quoteOrder', 'getOrders', 'getLoyaltyPoints')
