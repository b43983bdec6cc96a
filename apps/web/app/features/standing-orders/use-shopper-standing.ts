import { keepPreviousData } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { updateAllCached, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { toSubscription } from './shopper-present.ts'

export const useShopperStandingOrders = (userId: string) =>
  useApiQuery('getShopperStandingOrders', { params: { userId } }, { select: ({ data }) => data.map(toSubscription) })

export type QuotedDelivery = CallInput<'quoteShopperStandingOrder'>['body']

/** The price of one delivery; the previous one stays visible while the next one loads. */
export const useStandingQuote = (userId: string, body: QuotedDelivery) =>
  useApiQuery(
    'quoteShopperStandingOrder',
    { params: { userId }, body },
    { placeholderData: keepPreviousData, select: ({ data }) => data },
  )

/** The product of a size, for its other sizes; undefined while it loads, null when it is no longer sold. */
export const useSubscribedProduct = (slug: string) =>
  useApiQuery('getProductBySlug', { params: { slug } }, { select: (answer) => ('variants' in answer ? answer : null) })

export const useAddressBook = (userId: string) =>
  useApiQuery('getAddressBook', { params: { userId } }, { select: ({ data }) => data })

export type ShopperChange = CallInput<'updateShopperStandingOrder'>['body']

export const changeShopperStanding = async (
  userId: string,
  standingId: number,
  body: ShopperChange,
): Promise<string> => {
  const { message, data } = await callApi('updateShopperStandingOrder', { params: { userId, standingId }, body })
  showChanged(data)
  return message
}

/** Shows a changed one at once. */
const showChanged = (changed: Answer<'updateShopperStandingOrder'>['data']): void =>
  updateAllCached('getShopperStandingOrders', (list) => ({
    ...list,
    data: list.data.map((order) => (order.id === changed.id ? changed : order)),
  }))

export const addShopperStanding = async (
  userId: string,
  body: CallInput<'addShopperStandingOrder'>['body'],
): Promise<string> => {
  const { message } = await callApi('addShopperStandingOrder', { params: { userId }, body })
  await invalidate('getShopperStandingOrders', 'getAddressBook')
  return message
}

export const deleteShopperStanding = async (userId: string, standingId: number): Promise<string> => {
  const { message } = await callApi('deleteShopperStandingOrder', { params: { userId, standingId } })
  await invalidate('getShopperStandingOrders')
  return message
}
