import { STAFF_ROLES } from '@warda/domain/access/roles'
import { FAILURE_REASONS } from '@warda/domain/delivery/failed-delivery'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { boardOrder } from './board.ts'
import { asRole, endpoint, ORDER_MISSING, PUBLIC, selfAccess } from './endpoint.ts'
import { shopperOrder } from './orders.ts'
import { amount, day, instant, messageAnswer, numericId, rowId, uuid } from './wire/amount.ts'
import { early } from './wire/early.ts'
import { pictureFile } from './wire/file.ts'
import { personName } from './wire/person.ts'
import { text } from './wire/text.ts'

const staff = asRole(STAFF_ROLES, 'orders')

/** A number in JSON or in a form field. */
const attemptNumber = z.union([rowId, numericId], 'invalid_id')

const changed = z.object({ message: z.string(), data: boardOrder })

/** Proof of delivery: recipient and optional photo. `attempt` is the one that the caller saw; without it the current one is meant. */
export const proofBody = z.object({
  recipientName: personName(LIMITS.ownerName.min, LIMITS.ownerName.max),
  note: z.optional(text(0, LIMITS.deliveryNote)),
  photo: z.optional(pictureFile),
  attempt: z.optional(attemptNumber),
  early: z.optional(early),
})

export const failBody = z.object({
  orderId: uuid,
  reason: z.enum(FAILURE_REASONS, 'required'),
  note: z.optional(text(0, LIMITS.deliveryNote)),
})

export const receipt = z.object({
  orderNumber: z.string(),
  purchaseOrder: z._default(z.nullable(z.string()), null),
  /** Null when the user may not see prices. */
  totalBalance: z.nullable(amount),
  deliveryDate: day,
  deliverySlot: z.string(),
  deliveredAt: z.nullable(instant),
  receivedAt: instant,
  recipientName: z.string(),
  items: z.array(
    z.object({ productId: z.int(), slug: z.string(), name: z.string(), size: z.string(), quntity: z.int() }),
  ),
})

export type Receipt = z.infer<typeof receipt>

export const receiptsEndpoints = {
  addProof: endpoint('addProof', {
    access: staff,
    summary: 'Completes a delivery with who took the flowers and a photo, or adds them once to a delivered order',
    params: z.object({ orderId: uuid }),
    body: proofBody,
    messages: ORDER_MISSING,
    accepts: 'multipart',
    answer: changed,
    limits: [{ by: 'user', max: 300, seconds: 3600 }],
  }),
  failDelivery: endpoint('failDelivery', {
    access: staff,
    summary: 'A delivery failed; the buyer is offered the next free window or store credit by rule',
    body: failBody,
    messages: ORDER_MISSING,
    answer: changed,
  }),
  sendConfirmDelivery: endpoint('sendConfirmDelivery', {
    access: asRole(STAFF_ROLES, 'orders'),
    summary: 'Mails the buyer the link that confirms receipt (API-15)',
    query: z.object({ userId: uuid, orderId: uuid }),
    messages: { invalid: 'board_fill_all' },
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
      token: z.optional(z.string()),
    }),
    messages: { invalid: 'error_receipt_invalid' },
    answer: z.object({ message: z.string(), data: receipt }),
    limits: [{ by: 'ip', max: 60, seconds: 60 }],
  }),
  resolveFailedDelivery: endpoint('resolveFailedDelivery', {
    access: selfAccess('userId'),
    summary: 'The buyer chooses the next free window or store credit after a failed delivery',
    params: z.object({ userId: uuid, orderId: uuid }),
    body: z.object({ choice: z.enum(['nextWindow', 'credit'], 'required') }),
    answer: z.object({ message: z.string(), data: shopperOrder }),
    idempotent: 'wholeCall',
  }),
}
