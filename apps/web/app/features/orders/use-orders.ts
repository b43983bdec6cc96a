import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import type { Session } from '../../lib/session/session.ts'
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
export const refreshOrders = async (userId: string): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['orders', userId] }),
    queryClient.invalidateQueries({ queryKey: ['own-debts', userId] }),
  ])
}

/** A change of one order that the buyer may make; answers the server's sentence. */
export const changes = {
  reject: (userId: string, order: Order) => change(userId, callApi('rejectOrder', of(userId, order))),
  confirm: (userId: string, order: Order) => change(userId, callApi('confirmOrder', of(userId, order))),
  redeliver: (userId: string, order: Order) => change(userId, resolve(userId, order, 'nextWindow')),
  takeCredit: (userId: string, order: Order) => change(userId, resolve(userId, order, 'credit')),
  useCredit: (userId: string, order: Order) => change(userId, callApi('payWithCredit', of(userId, order))),
  received: async (userId: string, order: Order): Promise<string> => {
    const query = { userId, orderId: order.id, email: order.user.email }
    const { message } = await callApi('confirmDelivery', { query })
    void refreshOrders(userId)
    return message
  },
} as const

const of = (userId: string, { id }: Order) => ({ params: { userId, orderId: id } })
const resolve = (userId: string, order: Order, choice: 'nextWindow' | 'credit') =>
  callApi('resolveFailedDelivery', { ...of(userId, order), body: { choice } })

/** Puts the answer into the lists at once. */
const change = async (userId: string, asked: Promise<Answer<'rejectOrder'>>): Promise<string> => {
  const { message, data } = await asked
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
