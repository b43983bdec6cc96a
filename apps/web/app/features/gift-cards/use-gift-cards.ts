import { keepPreviousData } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { removeCached, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

export type GiftCard = Answer<'getGiftCards'>['data'][number]
export type SoldGiftCard = Answer<'adminGiftCards'>['data'][number]
export type GiftCardForm = CallInput<'buyGiftCard'>['body']

export const useOffer = () => useApiQuery('giftCardOffer', {}, { staleTime: 60_000 })

export const useGiftCards = (userId: string) => useApiQuery('getGiftCards', { params: { userId } })

/** Creates a gift card; returns its id. */
export const buyGiftCard = async (userId: string, body: GiftCardForm): Promise<string> => {
  const { data } = await callApi('buyGiftCard', { params: { userId }, body })
  await invalidate('getGiftCards')
  return data.id
}

/** The URL of the payment page. */
export const getPaymentLink = async (userId: string, giftCardId: string): Promise<string> =>
  (await callApi('payGiftCard', { params: { userId, giftCardId } })).link

export const confirmGiftCard = async (userId: string, giftCardId: string): Promise<GiftCard> => {
  const { data } = await callApi('confirmGiftCard', { params: { userId, giftCardId } })
  void invalidate('getGiftCards')
  return data
}

/** Redeems a code; returns the server's message. */
export const redeemGiftCard = async (userId: string, code: string): Promise<string> => {
  const { message } = await callApi('redeemGiftCard', { params: { userId }, body: { code } })
  removeCached('getOrders')
  await invalidate('getGiftCards')
  return message
}

const PAGE_SIZE = '25'

export type SoldState = NonNullable<NonNullable<CallInput<'adminGiftCards'>['query']>['state']>

/** One page of the sold gift cards, newest first. */
export const useSoldGiftCards = (q: string, state: SoldState | null, page: number) =>
  useApiQuery(
    'adminGiftCards',
    {
      query: {
        page: String(page),
        pageSize: PAGE_SIZE,
        ...(q === '' ? {} : { q }),
        ...(state === null ? {} : { state }),
      },
    },
    { placeholderData: keepPreviousData },
  )

export const cancelGiftCard = async (
  giftCardId: string,
  body: CallInput<'cancelGiftCard'>['body'],
): Promise<string> => {
  const { message } = await callApi('cancelGiftCard', { params: { giftCardId }, body })
  await invalidate('adminGiftCards')
  return message
}
