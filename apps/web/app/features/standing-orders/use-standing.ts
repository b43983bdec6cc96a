import type { Answer, CallInput } from '@warda/contract/call'
import { updateCached, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { toStanding } from './standing-present.ts'

export const useStandingOrders = (userId: string) =>
  useApiQuery('getStandingOrders', { params: { userId } }, { select: ({ data }) => data.map(toStanding) })

/** Branches that an order can be for. */
export const useBranchChoice = (userId: string) =>
  useApiQuery('getBranches', { params: { id: userId } }, { select: ({ data }) => data })

/** Names of the delivery slots. */
export const useSlots = () => useApiQuery('getDeliveryDays', {})

type WireOrder = Answer<'getStandingOrders'>['data'][number]

const cacheOrder = (userId: string, changed: WireOrder): void =>
  updateCached('getStandingOrders', { params: { userId } }, ({ data, ...rest }) => {
    const isListed = data.some(({ id }) => id === changed.id)
    const orders = isListed ? data.map((order) => (order.id === changed.id ? changed : order)) : [changed, ...data]
    return { ...rest, data: orders }
  })

export type StandingOrderChange = CallInput<'updateStandingOrder'>['body']

export const changeStanding = async (
  userId: string,
  standingId: number,
  body: StandingOrderChange,
): Promise<string> => {
  const { message, data } = await callApi('updateStandingOrder', { params: { userId, standingId }, body })
  cacheOrder(userId, data)
  return message
}

export const addStanding = async (userId: string, body: CallInput<'addStandingOrder'>['body']): Promise<string> => {
  const { message, data } = await callApi('addStandingOrder', { params: { userId }, body })
  cacheOrder(userId, data)
  return message
}

export const deleteStanding = async (userId: string, standingId: number): Promise<string> => {
  const { message } = await callApi('deleteStandingOrder', { params: { userId, standingId } })
  updateCached('getStandingOrders', { params: { userId } }, ({ data, ...rest }) => ({
    ...rest,
    data: data.filter(({ id }) => id !== standingId),
  }))
  return message
}
