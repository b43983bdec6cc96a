import * as z from 'zod/mini'
import { endpoint, PUBLIC, selfOf } from './endpoint.ts'
import { uuid } from './wire/amount.ts'

/** A payment link as the wire spells it (spec §3). */
export const paymentLink = z.object({ link: z.string(), mopileUrl: z.string(), qrUrl: z.string() })
export type PaymentLink = z.infer<typeof paymentLink>

/** `trNumber` is the gateway's; letters, digits and dashes. */
const transactionNumber = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalid_id'))

export const confirmation = z.object({
  isSuccess: z.boolean(),
  message: z.string(),
  orderNumber: z.nullable(z.string()),
  errorCode: z.string(),
})
export type Confirmation = z.infer<typeof confirmation>

export const paymentEndpoints = {
  addPayment: endpoint('addPayment', {
    access: selfOf('userId'),
    summary: 'Opens or re-uses a payment attempt for what is outstanding (API-23)',
    params: z.object({ userId: uuid, orderId: uuid }),
    answer: paymentLink,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  confirmPayment: endpoint('confirmPayment', {
    access: PUBLIC,
    summary: 'Asks the gateway what became of an attempt and records it once (decisions §5)',
    params: z.object({ orderId: uuid, trNumber: transactionNumber }),
    answer: confirmation,
    actsOnGet: true,
    limits: [{ by: 'ip', max: 60, seconds: 60 }],
  }),
  paylinkWebhook: endpoint('paylinkWebhook', {
    access: PUBLIC,
    summary: 'Paylink’s notice; proven by its header, believed only after asking back',
    body: z.looseObject({ transactionNo: transactionNumber, merchantOrderNumber: z.optional(z.string()) }),
    answer: z.object({ received: z.boolean() }),
    raw: true,
  }),
}
