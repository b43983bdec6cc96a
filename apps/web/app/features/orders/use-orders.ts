import { keepPreviousData } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { updateAllCached, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import type { Session } from '../../lib/session/session.ts'
import { filterNumber, type Order, type OrderFilter, toOrder } from './orders-present.ts'

const PAGE_SIZE = '10'

export type OrderQuery = { filter: OrderFilter; branchId: number; q: string; page: number }

/** One page of the user's orders, newest first; the previous page stays visible while the next one loads. */
export const useOrders = ({ userId, clientId }: Session, { filter, branchId, q, page }: OrderQuery) =>
  useApiQuery(
    'getOrders',
    {
      params: { userId, clientId },
      query: {
        status: filterNumber(filter),
        page: String(page),
        pageSize: PAGE_SIZE,
        ...(branchId > 0 && { branchId: String(branchId) }),
        ...(q !== '' && { q }),
      },
    },
    { select: toOrderPage, placeholderData: keepPreviousData },
  )

const toOrderPage = ({ data, ...pages }: Answer<'getOrders'>) => ({ ...pages, orders: data.map(toOrder) })

/** Refetches all lists, because a changed order may belong to another filter. */
export const refreshOrders = (): Promise<void> => invalidate('getOrders', 'getDebts')

/** Actions of the buyer on an order; each returns the server's message. */
export const changes = {
  reject: (userId: string, order: Order) => change(callApi('rejectOrder', orderParams(userId, order))),
  confirm: (userId: string, order: Order) => change(callApi('confirmOrder', orderParams(userId, order))),
  redeliver: (userId: string, order: Order) => change(resolveFailedDelivery(userId, order, 'nextWindow')),
  takeCredit: (userId: string, order: Order) => change(resolveFailedDelivery(userId, order, 'credit')),
  setPurchaseOrder: (userId: string, order: Order, purchaseOrder: string) =>
    change(callApi('setPurchaseOrder', { ...orderParams(userId, order), body: { purchaseOrder } })),
  useCredit: (userId: string, order: Order) => change(callApi('payWithCredit', orderParams(userId, order))),
  received: async (userId: string, order: Order): Promise<string> => {
    const query = { userId, orderId: order.id, email: order.user.email }
    const { message } = await callApi('confirmDelivery', { query })
    void refreshOrders()
    return message
  },
} as const

const orderParams = (userId: string, { id }: Order) => ({ params: { userId, orderId: id } })
const resolveFailedDelivery = (userId: string, order: Order, choice: 'nextWindow' | 'credit') =>
  callApi('resolveFailedDelivery', { ...orderParams(userId, order), body: { choice } })

/** Replaces the changed order in the cached lists. */
const change = async (request: Promise<Answer<'rejectOrder'>>): Promise<string> => {
  const { message, data } = await request
  showOrder(data)
  void refreshOrders()
  return message
}

const showOrder = (changed: Answer<'rejectOrder'>['data']): void =>
  updateAllCached('getOrders', (page) => ({
    ...page,
    data: page.data.map((order) => (order.id === changed.id ? changed : order)),
  }))
