import type { TestAnswer } from './api-client.ts'
import type { TestUser } from './make-user.ts'

export type ItemRequest = { lines: { variantId: number; quantity: number }[]; deliveryFee?: number }

/** Quotes a change of an order's items. */
export const quoteItems = (admin: TestUser, orderId: string, body: ItemRequest): Promise<TestAnswer> =>
  admin.visitor.call('quoteItemChange', { params: { orderId }, body })

/** Quotes a change of an order's items and saves what was quoted; a quote that fails is the answer. */
export async function changeItems(
  admin: TestUser,
  orderId: string,
  request: ItemRequest,
  choice: { refundTo?: string; buyerAgreed?: boolean } = {},
): Promise<TestAnswer> {
  const quoted = await quoteItems(admin, orderId, request)
  if (quoted.status !== 200) return quoted
  const { version, after } = quoted.body.data
  const body = { ...request, version, expectedTotal: after.total, refundTo: 'credit', ...choice }
  return admin.visitor.call('changeItems', { params: { orderId }, body })
}
