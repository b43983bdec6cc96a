import type { CallInput } from '@warda/contract/call'
import type { ShopperOrder } from '@warda/contract/orders'
import { updateAllCached, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { notify } from '../../ui/feedback/toast.ts'

/** The fields of a buyer's order that its dialogs show. */
export type OwnOrder = Pick<
  ShopperOrder,
  | 'id'
  | 'orderNumber'
  | 'recipient'
  | 'address'
  | 'branch'
  | 'deliveryDate'
  | 'deliverySlot'
  | 'cardMessage'
  | 'addressWantedUntil'
>

/** What cancelling pays back; fetched again whenever the dialog opens. */
export const useCancellationQuote = (userId: string, orderId: string) =>
  useApiQuery('quoteCancellation', { params: { userId, orderId } }, { staleTime: 0, select: ({ data }) => data })

export type RefundWay = CallInput<'cancelOwnOrder'>['body']['refund']

export const cancelOwnOrder = async (
  userId: string,
  orderId: string,
  body: { refund: RefundWay; expectedRefund: number },
): Promise<void> => show(await callApi('cancelOwnOrder', { params: { userId, orderId }, body }))

export type OrderChange = CallInput<'changeOrder'>['body']

export const changeOrder = async (userId: string, orderId: string, body: OrderChange): Promise<void> =>
  show(await callApi('changeOrder', { params: { userId, orderId }, body }))

/** Replaces the order in the cached lists and refetches them. */
const show = ({ message, data }: { message: string; data: ShopperOrder }): void => {
  updateAllCached('getOrders', (page) => ({
    ...page,
    data: page.data.map((order) => (order.id === data.id ? data : order)),
  }))
  void notify.success(message, { where: 'shell' })
  void invalidate('getOrders', 'getDebts')
}
