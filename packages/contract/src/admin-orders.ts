import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { invoice } from './invoices.ts'
import { deliveryAddress, PAYMENT_TERMS, recipient, shopperOrder } from './orders.ts'
import { paymentLink } from './payments.ts'
import { amount, day, instant, numericId, rowId, uuid } from './wire/amount.ts'
import { orderAmounts } from './wire/order-amounts.ts'
import { paged, pageQuery } from './wire/paging.ts'
import { riyals } from './wire/riyals.ts'
import { statusWords } from './wire/status-words.ts'
import { text } from './wire/text.ts'

/** Order states of the back office. */
export const ORDER_STATES = [
  'placed',
  'preparing',
  'ready',
  'outForDelivery',
  'delivered',
  'completed',
  'cancelled',
] as const

export const MONEY_FILTERS = ['unpaid', 'partlyPaid', 'paid'] as const

export const adminOrderRow = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customer: z.object({ userId: z.string(), fullName: z.string(), phoneNumber: z.string() }),
  client: z.nullable(z.object({ id: z.int(), name: z.string() })),
  state: z.enum(ORDER_STATES),
  statusWords,
  paymentTerms: z.enum(PAYMENT_TERMS),
  total: amount,
  outstanding: amount,
  amounts: orderAmounts,
  deliveryDate: day,
  deliverySlot: z.string(),
  isLate: z.boolean(),
  waitsForApproval: z.boolean(),
  placedAt: instant,
})

export type AdminOrderRow = z.infer<typeof adminOrderRow>

const timelineEntry = z.object({
  at: instant,
  /** `state`, `payment`, `refund`, `credit`, `debt`, `mail`, `edit`, `assign`, `plan`, `proof`, `failure`, `choice`, `invoice`, `note`. */
  kind: z.string(),
  /** A message in the request's language. */
  text: z.string(),
  actor: z.nullable(z.string()),
})

export const adminOrder = z.object({
  order: shopperOrder,
  state: z.enum(ORDER_STATES),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  addressNote: z.nullable(z.string()),
  /** The parts of a retail address; null for a branch. */
  address: z.optional(z.nullable(z.object({ line: z.string(), district: z.string(), city: z.string() }))),
  hideSender: z.optional(z.boolean()),
  shopNote: z.string(),
  timeline: z.array(timelineEntry),
  invoices: z.array(invoice),
  /** The tax documents less the credit notes, and the part of the value that none of them contains yet; null in old answers. */
  invoiced: z._default(z.nullable(z.object({ documents: amount, open: amount })), null),
  /** The lines that were not taken off, with their pieces and their value after discounts that no credit named. */
  creditable: z._default(z.array(z.object({ variantId: z.int(), pieces: z.int(), value: amount })), []),
  may: z.array(z.enum(['edit', 'cancel', 'credit', 'pay', 'start', 'ready', 'invoice'])),
})

export type AdminOrder = z.infer<typeof adminOrder>

/** A problem of an order, in the request's language; `field` is the field of `placeOrder`. */
export const remark = z.object({
  code: z.string(),
  field: z.nullable(z.string()),
  /** The line with the problem. */
  variantId: z.nullable(z.int()),
  message: z.string(),
  /** Whether placing fails; otherwise it is a notice. */
  blocks: z.boolean(),
})

export type QuoteRemark = z.infer<typeof remark>

const orderEdit = z.object({
  recipient: z.optional(recipient),
  deliveryAddress: z.optional(deliveryAddress),
  deliveryDate: z.optional(day),
  deliverySlot: z.optional(z.string().check(z.minLength(1, 'required'), z.maxLength(20, 'invalid_choice'))),
  cardMessage: z.optional(text(0, LIMITS.cardMessage)),
  shopNote: z.optional(text(0, 1_000)),
})

/** Effect of an edit on amounts in riyals; `back` is refunded to the buyer. */
const editQuote = z.object({
  changes: z.array(z.enum(['recipient', 'address', 'window', 'card', 'note'])),
  fee: z.object({ charged: amount, now: amount, difference: amount, zone: z.nullable(z.string()) }),
  before: z.object({ total: amount, outstanding: amount }),
  after: z.object({ total: amount, outstanding: amount, back: amount }),
  /** Why the fee difference cannot be charged or refunded; null when it can. */
  feeProblem: z.nullable(z.string()),
  remarks: z.array(remark),
})

export type EditQuote = z.infer<typeof editQuote>

const admin = asAdmin('orders')

const one = z.object({ orderId: uuid })

const moneyOfOrder = z.object({ total: amount, paid: amount, outstanding: amount })

const reason = text(3, LIMITS.deliveryNote)

const REFUND_TO = ['credit', 'cash', 'transfer'] as const

export const adminOrdersEndpoints = {
  adminOrders: endpoint('adminOrders', {
    access: admin,
    replica: true,
    summary: 'All orders, newest first; one box finds number, phone, name (ADMIN-02)',
    query: z.object({
      ...pageQuery,
      q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))),
      state: z.optional(z.enum(ORDER_STATES, 'invalid_choice')),
      money: z.optional(z.enum(MONEY_FILTERS, 'invalid_choice')),
      from: z.optional(day),
      to: z.optional(day),
      deliveryDay: z.optional(day),
      clientId: z.optional(numericId),
      late: z.optional(z.enum(['1'], 'invalid_choice')),
    }),
    answer: paged(adminOrderRow),
  }),
  adminOrder: endpoint('adminOrder', {
    access: admin,
    audited: true,
    summary: 'One order with everything that happened to it',
    params: one,
    answer: z.object({ data: adminOrder }),
  }),
  editOrder: endpoint('editOrder', {
    access: admin,
    summary:
      'Changes recipient, address, time, card or note before dispatch; the price stays unless the fee is asked for',
    params: one,
    body: z.extend(orderEdit, {
      /** Charges or refunds the difference of the delivery fee; otherwise the price does not change. */
      adjustFee: z.optional(z.boolean('invalid_choice')),
      /** The expected difference in riyals; another one is an error (`order.price_changed`). */
      toldDifference: z.optional(z.number('invalid_number')),
      /** Where a refund goes; default store credit. */
      refundTo: z.optional(z.enum(['credit', 'transfer', 'cash'], 'invalid_choice')),
    }),
    answer: z.object({ message: z.string(), data: adminOrder }),
  }),
  quoteEdit: endpoint('quoteEdit', {
    access: admin,
    summary: 'What a change of an order would cost or give back; changes nothing',
    params: one,
    body: orderEdit,
    answer: z.object({ data: editQuote }),
    limits: [{ by: 'user', max: 6000, seconds: 3600 }],
  }),
  markReady: endpoint('markReady', {
    access: admin,
    summary: 'The flowers are bound: preparing → ready',
    params: one,
    answer: z.object({ message: z.string(), data: adminOrder }),
  }),
  sendPayLink: endpoint('sendPayLink', {
    access: admin,
    summary: 'Opens, or finds again, the payment link of an order that owes and mails it to its buyer',
    params: one,
    /** `mailed` is false for a customer without an email address. */
    answer: z.object({ message: z.string(), data: paymentLink, mailed: z.boolean() }),
    limits: [{ by: 'user', max: 300, seconds: 3600 }],
  }),
  cancelOrder: endpoint('cancelOrder', {
    access: asAdmin('refunds'),
    summary: 'The shop cancels an order before it leaves; what was paid is refunded or becomes store credit',
    params: z.object({ orderId: uuid }),
    body: z.object({ reason, refundTo: z.enum(REFUND_TO, 'required') }),
    answer: z.object({ message: z.string(), data: moneyOfOrder }),
    idempotent: true,
  }),
  creditOrder: endpoint('creditOrder', {
    access: asAdmin('refunds'),
    summary: 'Takes an amount off an order (a credit note); what was paid too much is refunded or becomes store credit',
    params: z.object({ orderId: uuid }),
    /** `variantId` is the line that the credit note names, `pieces` of it or a lower price; without it the note names all goods. */
    body: z.object({
      amount: riyals,
      reason,
      refundTo: z.enum(REFUND_TO, 'required'),
      variantId: z.optional(rowId),
      pieces: z.optional(
        z.int('invalid_number').check(z.minimum(1, 'invalid_number'), z.maximum(999, 'invalid_number')),
      ),
    }),
    answer: z.object({ message: z.string(), data: moneyOfOrder }),
    idempotent: true,
  }),
}
