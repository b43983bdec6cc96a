import { keepPreviousData } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { updateAllCached, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { toStandingOrderView } from './standing-present.ts'

const PAGE_SIZE = '20'

export type StandingQuery = { branchId: number; q: string; page: number }

export const useStandingOrders = (userId: string, { branchId, q, page }: StandingQuery) =>
  useApiQuery(
    'getStandingOrders',
    {
      params: { userId },
      query: {
        page: String(page),
        pageSize: PAGE_SIZE,
        ...(branchId > 0 && { branchId: String(branchId) }),
        ...(q !== '' && { q }),
      },
    },
    {
      placeholderData: keepPreviousData,
      select: ({ data, ...pages }) => ({ ...pages, orders: data.map(toStandingOrderView) }),
    },
  )

/** Names of the delivery slots. */
export const useSlots = () => useApiQuery('getDeliveryDays', {})

type WireOrder = Answer<'getStandingOrders'>['data'][number]

/** Shows a changed order at once in every list. */
const cacheOrder = (changed: WireOrder): void =>
  updateAllCached('getStandingOrders', (list) => ({
    ...list,
    data: list.data.map((order) => (order.id === changed.id ? changed : order)),
  }))

export type StandingOrderChange = CallInput<'updateStandingOrder'>['body']

export const changeStanding = async (
  userId: string,
  standingId: number,
  body: StandingOrderChange,
): Promise<string> => {
  const { message, data } = await callApi('updateStandingOrder', { params: { userId, standingId }, body })
  cacheOrder(data)
  return message
}

export const addStanding = async (userId: string, body: CallInput<'addStandingOrder'>['body']): Promise<string> => {
  const { message } = await callApi('addStandingOrder', { params: { userId }, body })
  await invalidate('getStandingOrders')
  return message
}

export const deleteStanding = async (userId: string, standingId: number): Promise<string> => {
  const { message } = await callApi('deleteStandingOrder', { params: { userId, standingId } })
  await invalidate('getStandingOrders')
  return message
}
