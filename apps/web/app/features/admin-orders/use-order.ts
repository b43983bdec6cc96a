import type { AdminOrder } from '@warda/contract/admin-orders'
import type { CallInput } from '@warda/contract/call'
import { updateCached, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidateAll } from '../../lib/api/invalidate.ts'
import { readSession } from '../../lib/session/session.ts'
import { notify } from '../../ui/feedback/toast.ts'
import { type AdminOrderView, type Payment, toAdminOrderView, toPayment } from './order-present.ts'

export const useOrder = (orderId: string) =>
  useApiQuery('adminOrder', { params: { orderId } }, { select: ({ data }) => toAdminOrderView(data) })

/** Refetches every query, because an order appears in most lists. */
const refresh = (): void => void invalidateAll()

const cacheOrder = (orderId: string, { message, data }: { message: string; data: AdminOrder }): void => {
  updateCached('adminOrder', { params: { orderId } }, (answer) => ({ ...answer, data }))
  void notify.success(message)
  refresh()
}

export type OrderChange = CallInput<'editOrder'>['body']

export const editOrder = async (orderId: string, body: OrderChange): Promise<void> =>
  cacheOrder(orderId, await callApi('editOrder', { params: { orderId }, body }))

export async function setPurchaseOrder(orderId: string, purchaseOrder: string): Promise<void> {
  const userId = readSession()?.userId
  if (userId === undefined) return
  const { message } = await callApi('setPurchaseOrder', { params: { userId, orderId }, body: { purchaseOrder } })
  void notify.success(message)
  refresh()
}

export const markReady = async (orderId: string): Promise<void> =>
  cacheOrder(orderId, await callApi('markReady', { params: { orderId } }))

/** Starts work on an order, which ends the buyer's changes. */
export async function startWork(orderId: string): Promise<void> {
  const { data } = await callApi('startWork', { body: { orderIds: [orderId], by: 'desk' } })
  const [result] = data
  void (result?.ok ? notify.success(result.message) : notify.error(result?.message ?? ''))
  refresh()
}

/** Products that can replace a line of the order. */
export const useSubstitutes = (orderId: string, variantId: number) =>
  useApiQuery('getSubstitutes', { params: { orderId, variantId } }, { staleTime: 0, select: ({ data }) => data })

/** Replaces a line, or takes it off when `substitute` is null. */
export async function substituteLine(
  orderId: string,
  variantId: number,
  change: { substitute: number } | { refundTo: RefundTo },
): Promise<void> {
  const params = { orderId, variantId }
  const { message } =
    'substitute' in change
      ? await callApi('replaceLine', { params, body: { variantId: change.substitute } })
      : await callApi('removeLine', { params, body: change })
  void notify.success(message)
  refresh()
}

export type RefundTo = CallInput<'cancelOrder'>['body']['refundTo']

export async function cancelOrder(orderId: string, body: { reason: string; refundTo: RefundTo }): Promise<void> {
  const { message } = await callApi('cancelOrder', { params: { orderId }, body })
  void notify.success(message)
  refresh()
}

/** Takes `amount` riyals off an order. */
export async function creditOrder(
  orderId: string,
  body: { amount: number; reason: string; refundTo: RefundTo; variantId?: number; pieces?: number },
): Promise<void> {
  const { message } = await callApi('creditOrder', { params: { orderId }, body })
  void notify.success(message)
  refresh()
}

/** Records a payment in riyals that was received by the employee `userId`. */
export async function takePayment(userId: string, orderId: string, payment: Payment): Promise<void> {
  const { message } = await callApi('addPaymentPartly', { params: { userId }, body: toPayment(orderId, payment) })
  void notify.success(message)
  refresh()
}

/** Issues the tax invoice; issuing it again returns the same invoice. */
export async function issueInvoice({ id, branch }: Pick<AdminOrderView, 'id' | 'branch'>): Promise<void> {
  await callApi('createInvoice', { body: { clientId: branch?.clientId ?? 0, orderId: id } })
  refresh()
}

/** Mails the buyer the link that confirms receipt. */
export async function requestReceiptConfirmation({
  id: orderId,
  userId,
}: Pick<AdminOrderView, 'id' | 'userId'>): Promise<void> {
  const { message } = await callApi('sendConfirmDelivery', { query: { userId, orderId } })
  void notify.success(message)
  refresh()
}
