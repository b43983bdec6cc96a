import { useQuery } from '@tanstack/react-query'
import type { CallInput } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { type Standing, toStanding } from './standing-present.ts'

const keyOf = (userId: string) => ['standing-orders', userId]

export const useStandingOrders = (userId: string) =>
  useQuery(
    {
      queryKey: keyOf(userId),
      queryFn: async ({ signal }) =>
        (await callApi('getStandingOrders', { params: { userId } }, { signal })).data.map(toStanding),
    },
    queryClient,
  )

/** The branches that an order may be for. */
export const useBranchChoice = (userId: string) =>
  useQuery(
    {
      queryKey: ['branches', userId],
      queryFn: async ({ signal }) => (await callApi('getBranches', { params: { id: userId } }, { signal })).data,
    },
    queryClient,
  )

/** The names of the slots that deliveries go out in. */
export const useSlots = () =>
  useQuery(
    {
      queryKey: ['delivery-days'],
      queryFn: ({ signal }) => callApi('getDeliveryDays', {}, { signal }),
    },
    queryClient,
  )

const keep = (userId: string, changed: Standing): void => {
  queryClient.setQueryData<Standing[]>(keyOf(userId), (all) => {
    if (all === undefined) return all
    const known = all.some(({ id }) => id === changed.id)
    return known ? all.map((each) => (each.id === changed.id ? changed : each)) : [changed, ...all]
  })
}

export type StandingOrderChange = CallInput<'updateStandingOrder'>['body']

export const changeStanding = async (
  userId: string,
  standingId: number,
  body: StandingOrderChange,
): Promise<string> => {
  const { message, data } = await callApi('updateStandingOrder', { params: { userId, standingId }, body })
  keep(userId, toStanding(data))
  return message
}

export const addStanding = async (userId: string, body: CallInput<'addStandingOrder'>['body']): Promise<string> => {
  const { message, data } = await callApi('addStandingOrder', { params: { userId }, body })
  keep(userId, toStanding(data))
  return message
}

export const deleteStanding = async (userId: string, standingId: number): Promise<string> => {
  const { message } = await callApi('deleteStandingOrder', { params: { userId, standingId } })
  queryClient.setQueryData<Standing[]>(keyOf(userId), (all) => all?.filter(({ id }) => id !== standingId))
  return message
}
