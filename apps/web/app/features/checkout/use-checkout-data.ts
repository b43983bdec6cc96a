import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Quote } from '@warda/contract/orders'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { toSummaryLines } from './checkout-present.ts'

/** The lines of the cart, for the summary. */
export const useSummaryLines = (userId: string) =>
  useQuery(
    {
      queryKey: ['checkout-lines', userId],
      queryFn: async ({ signal }) => toSummaryLines(await callApi('getCart', { params: { userId } }, { signal })),
    },
    queryClient,
  )

/** Days and slots; asked again each minute, because they fill up while somebody decides. */
export const useDeliveryDays = () =>
  useQuery(
    {
      queryKey: ['delivery-days'],
      queryFn: ({ signal }) => callApi('getDeliveryDays', {}, { signal }),
      refetchInterval: 60_000,
    },
    queryClient,
  )

export const refreshDeliveryDays = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['delivery-days'] })

export type Wish = {
  couponCode: string
  usePoints: boolean
  /** Where it goes, when that is known: the fee may depend on it. */
  place: { latitude: number; longitude: number } | null
}

/** The wish for points is answered with as many as can be used, which only the server knows. */
const ask = async (userId: string, wish: Wish, signal: AbortSignal): Promise<Quote> => {
  const { couponCode, usePoints, place } = wish
  const body = { ...(couponCode === '' ? {} : { couponCode }), ...place }
  const params = { id: userId }
  const plain = await callApi('quoteOrder', { params, body }, { signal })
  if (!usePoints || plain.points.usable === 0) return plain
  return callApi('quoteOrder', { params, body: { ...body, redeemPoints: plain.points.usable } }, { signal })
}

/** What the order would cost now. The last answer stays on the screen while a new one is asked for. */
export const useQuote = (userId: string, wish: Wish) =>
  useQuery(
    {
      queryKey: ['quote', userId, wish],
      queryFn: ({ signal }) => ask(userId, wish, signal),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

/** After an order the cart is empty and every answer about it is old. */
export const forgetCart = (userId: string): void => {
  for (const name of ['checkout-lines', 'quote', 'cart', 'orders', 'loyalty']) {
    queryClient.removeQueries({ queryKey: [name, userId] })
  }
}
