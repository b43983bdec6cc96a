import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { callApi } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import type { Session } from '../../lib/session.ts'
import { filterNumber, type Order, type OrderFilter, toOrder } from './orders-present.ts'

const PAGE_SIZE = '10'

/** One page of the person's orders, newest first. The last page stays on the screen while another is asked for. */
export const useOrders = ({ userId, clientId }: Session, filter: OrderFilter, page: number) =>
  useQuery(
    {
      queryKey: ['orders', userId, filter, page],
      queryFn: async ({ signal }) => {
        const query = { status: filterNumber(filter), page: String(page), pageSize: PAGE_SIZE }
        const { data, ...pages } = await callApi('getOrders', { params: { userId, clientId }, query }, { signal })
        return { ...pages, orders: data.map(toOrder) }
      },
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

/** Every list may show it under another filter: all are asked again. */
export const refreshOrders = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['orders', userId] })

/** Cancels or accepts an order and puts the answer into the lists at once. */
export const changeOrder = async (
  name: 'rejectOrder' | 'confirmOrder',
  userId: string,
  orderId: string,
): Promise<string> => {
  const { message, data } = await callApi(name, { params: { userId, orderId } })
  keepOrder(userId, data)
  void refreshOrders(userId)
  return message
}

const keepOrder = (userId: string, wire: Answer<'rejectOrder'>['data']): void => {
  const changed = toOrder(wire)
  queryClient.setQueriesData<{ orders: Order[] }>(
    { queryKey: ['orders', userId] },
    (list) => list && { ...list, orders: list.orders.map((order) => (order.id === changed.id ? changed : order)) },
  )
}
