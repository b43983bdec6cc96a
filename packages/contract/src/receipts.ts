import * as z from 'zod/mini'
import { asRole, endpoint, PUBLIC, selfOf } from './endpoint.ts'
import { shopperOrder } from './orders.ts'
import { amount, day, instant, messageAnswer, uuid } from './wire/amount.ts'

export const receipt = z.object({
  orderNumber: z.string(),
  /** Null where the caller may not see prices. */
  totalBalance: z.nullable(amount),
  deliveryDate: day,
  deliverySlot: z.string(),
  deliveredAt: z.nullable(instant),
  receivedAt: instant,
  recipientName: z.string(),
  items: z.array(z.object({ productId: z.int(), name: z.string(), size: z.string(), quntity: z.int() })),
})
export type Receipt = z.infer<typeof receipt>

export const receiptEndpoints = {
  sendConfirmDelivery: endpoint('sendConfirmDelivery', {
    access: asRole(['ShippingEmployee', 'Admin'], 'orders'),
    summary: 'Mails the buyer the link that confirms receipt (API-15)',
    query: z.object({ userId: uuid, orderId: uuid }),
    answer: messageAnswer,
    actsOnGet: true,
    limits: [{ by: 'user', max: 120, seconds: 3600 }],
  }),
  confirmDelivery: endpoint('confirmDelivery', {
    access: PUBLIC,
    summary: 'Confirms receipt, by the link’s token or the signed-in buyer; once, however often asked (API-16)',
    query: z.object({
      userId: uuid,
      orderId: uuid,
      email: z.string().check(z.maxLength(254, 'invalid_email')),
      token: z.optional(z.string().check(z.maxLength(200, 'invalid_token'))),
    }),
    answer: z.object({ message: z.string(), data: receipt }),
    limits: [{ by: 'ip', max: 60, seconds: 60 }],
  }),
  resolveFailedDelivery: endpoint('resolveFailedDelivery', {
    access: selfOf('userId'),
    summary: 'The buyer chooses the next free window or store credit after a failed delivery',
    params: z.object({ userId: uuid, orderId: uuid }),
    body: z.object({ choice: z.enum(['nextWindow', 'credit'], 'required') }),
    answer: z.object({ message: z.string(), data: shopperOrder }),
  }),
}
