import { useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@warda/contract/admin-orders'
import type { CallInput } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { notify } from '../../ui/feedback/toast.ts'
import { type AdminOrderView, type Payment, toDesk, toPayment } from './order-present.ts'

const keyOf = (orderId: string) => ['admin', 'order', orderId]

/** One order with everything that happened to it. */
export const useOrder = (orderId: string) =>
  useQuery(
    {
      queryKey: keyOf(orderId),
      queryFn: async ({ signal }) => toDesk((await callApi('adminOrder', { params: { orderId } }, { signal })).data),
    },
    queryClient,
  )

/** The order and every list that shows it are asked for again. */
const refresh = (): void => void queryClient.invalidateQueries()

const keep = (orderId: string, { message, data }: { message: string; data: AdminOrder }): void => {
  queryClient.setQueryData(keyOf(orderId), toDesk(data))
  void notify.success(message)
  refresh()
}

export type OrderChange = CallInput<'editOrder'>['body']

export const editOrder = async (orderId: string, body: OrderChange): Promise<void> =>
  keep(orderId, await callApi('editOrder', { params: { orderId }, body }))

export const markReady = async (orderId: string): Promise<void> =>
  keep(orderId, await callApi('markReady', { params: { orderId } }))

export type RefundTo = CallInput<'cancelOrder'>['body']['refundTo']

export async function cancelOrder(
  orderId: string,
  body: { reason: string; refundTo: RefundTo },
  idempotencyKey: string,
): Promise<void> {
  const { message } = await callApi('cancelOrder', { params: { orderId }, body }, { idempotencyKey })
  void notify.success(message)
  refresh()
}

/** Takes `amount` riyals off an order. */
export async function creditOrder(
  orderId: string,
  body: { amount: number; reason: string; refundTo: RefundTo },
  idempotencyKey: string,
): Promise<void> {
  const { message } = await callApi('creditOrder', { params: { orderId }, body }, { idempotencyKey })
  void notify.success(message)
  refresh()
}

/** Money taken at the counter, riyals; `userId` is who took it. */
export async function takePayment(
  userId: string,
  orderId: string,
  payment: Payment,
  idempotencyKey: string,
): Promise<void> {
  const { message } = await callApi(
    'addPaymentPartly',
    { params: { userId }, body: toPayment(orderId, payment) },
    { idempotencyKey },
  )
  void notify.success(message)
  refresh()
}

/** The tax invoice, issued once however often it is asked for. */
export async function makeInvoice({ id, branch }: Pick<AdminOrderView, 'id' | 'branch'>): Promise<void> {
  await callApi('createInvoice', { body: { clientId: branch?.clientId ?? 0, orderId: id } })
  refresh()
}

/** Mails the buyer the link that confirms receipt. */
export async function askForReceipt({ id: orderId, userId }: Pick<AdminOrderView, 'id' | 'userId'>): Promise<void> {
  const { message } = await callApi('sendConfirmDelivery', { query: { userId, orderId } })
  void notify.success(message)
  refresh()
}
