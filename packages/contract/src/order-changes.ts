import { STAFF_ROLES } from '@warda/domain/access/roles'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asRole, endpoint, ORDER_MISSING, selfAccess } from './endpoint.ts'
import { deliveryAddress, recipient, shopperOrder } from './orders.ts'
import { amount, day, uuid } from './wire/amount.ts'
import { text } from './wire/text.ts'

const REFUND_WAYS = ['samePayment', 'credit'] as const

const ownOrder = { access: selfAccess('userId'), params: z.object({ userId: uuid, orderId: uuid }) }
const changed = z.object({ message: z.string(), data: shopperOrder })

/** Fields that a buyer may change; absent fields stay. */
const orderChange = z.object({
  recipient: z.optional(recipient),
  deliveryAddress: z.optional(deliveryAddress),
  deliveryDate: z.optional(day),
  deliverySlot: z.optional(z.string().check(z.minLength(1, 'required'), z.maxLength(20, 'invalid_choice'))),
  cardMessage: z.optional(text(0, LIMITS.cardMessage)),
})

export const orderChangesEndpoints = {
  quoteCancellation: endpoint('quoteCancellation', {
    ...ownOrder,
    summary: 'What cancelling the order pays back, and the ways; changes nothing (AGREE-06)',
    answer: z.object({
      data: z.object({
        paid: amount,
        /** `amount` goes to `to`, `asCredit` becomes store credit; empty when nothing is paid. */
        choices: z.array(
          z.object({ way: z.enum(REFUND_WAYS), to: z.enum(['transfer', 'cash', 'credit']), amount, asCredit: amount }),
        ),
      }),
    }),
  }),
  cancelOwnOrder: endpoint('cancelOwnOrder', {
    ...ownOrder,
    summary: 'Cancels the buyer’s order before work on it starts and pays back what was paid (AGREE-06)',
    body: z.object({
      refund: z.enum(REFUND_WAYS, 'invalid_choice'),
      /** The refund that the buyer saw, in riyals; another one is an error (`order.refund_changed`). */
      expectedRefund: z.optional(z.number('invalid_number')),
    }),
    answer: changed,
  }),
  changeOrder: endpoint('changeOrder', {
    ...ownOrder,
    summary: 'Changes recipient, place, window or card of the buyer’s order before work on it starts (AGREE-06)',
    body: orderChange,
    answer: changed,
  }),
  startWork: endpoint('startWork', {
    access: asRole(STAFF_ROLES, 'orders'),
    summary: 'Starts work on orders, which ends the buyer’s changes; each order has its own result',
    body: z.object({
      orderIds: z.array(uuid).check(z.minLength(1, 'required'), z.maxLength(50, 'too_many_orders')),
      /** The event that starts work: the printed day sheet, or the button of the back office. */
      by: z.enum(['sheet', 'desk'], 'invalid_choice'),
    }),
    messages: ORDER_MISSING,
    answer: z.object({
      message: z.string(),
      data: z.array(z.object({ orderId: z.string(), ok: z.boolean(), message: z.string() })),
    }),
  }),
}
