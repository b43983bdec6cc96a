import { LIMITS } from '@warda/domain/limits'
import { acceptsProfilePhone } from '@warda/domain/phone'
import * as z from 'zod/mini'
import { branch } from './branches.ts'
import { clientProfile, clientTerms } from './clients.ts'
import { asAdmin, endpoint } from './endpoint.ts'
import { invoice } from './invoices.ts'
import { deliveryAddress, PAYMENT_TERMS, recipient, shopperOrder } from './orders.ts'
import { paymentLink } from './payments.ts'
import { amount, day, instant, numericId, rowId, uuid } from './wire/amount.ts'
import { paged, pageQuery } from './wire/paging.ts'
import { email, phone, quantity, text } from './wire/text.ts'

/** Canonical states, spelt for the back office alone. */
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
  paymentTerms: z.enum(PAYMENT_TERMS),
  total: amount,
  outstanding: amount,
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
  /** One sentence in the caller's language. */
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
  may: z.array(z.enum(['edit', 'cancel', 'credit', 'pay', 'ready', 'invoice'])),
})
export type AdminOrder = z.infer<typeof adminOrder>

export const adminCustomerRow = z.object({
  userId: z.string(),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  role: z.string(),
  client: z.nullable(z.object({ id: z.int(), name: z.string() })),
  orders: z.int(),
  spent: amount,
  outstanding: amount,
  createdAt: instant,
  lastOrderAt: z.nullable(instant),
})
export type AdminCustomerRow = z.infer<typeof adminCustomerRow>

const couponCode = z.optional(text(0, 40))
/** As many points as there are and the goods can take. */
const usePoints = z.optional(z.boolean('invalid_choice'))

export const phoneOrderBody = z.object({
  /** Somebody known, or a new customer (then without `userId`). */
  userId: z.optional(uuid),
  customer: z.optional(
    z.object({
      fullName: text(LIMITS.profileName.min, LIMITS.profileName.max),
      phoneNumber: phone(acceptsProfilePhone, 'phone_profile'),
      email: z.optional(email),
    }),
  ),
  branchId: z.optional(rowId),
  lines: z
    .array(z.object({ variantId: rowId, quntity: quantity }))
    .check(z.minLength(1, 'required'), z.maxLength(LIMITS.cartLines, 'too_many_items')),
  recipient,
  deliveryAddress: z.optional(deliveryAddress),
  deliveryDate: day,
  deliverySlot: z.string('required').check(z.minLength(1, 'required'), z.maxLength(20, 'invalid_choice')),
  cardMessage: z.optional(text(0, LIMITS.cardMessage)),
  hideSender: z._default(z.boolean('invalid_choice'), false),
  couponCode,
  usePoints,
  paymentTerms: z.enum(PAYMENT_TERMS, 'invalid_choice'),
  /** What the customer was told that it costs: at another price it is not placed (`order.price_changed`). */
  expectedTotal: z.optional(z.number('invalid_number').check(z.minimum(0, 'invalid_number'))),
})

/** The same as far as it is told: what a price hangs on, and nothing is required. Everything else of a half-typed form is dropped unread. */
export const phoneQuoteBody = z.object({
  userId: z.optional(uuid),
  customer: z.optional(
    z.object({ phoneNumber: z.optional(text(0, 200)), email: z.optional(text(0, 400)) }, 'invalid_choice'),
  ),
  branchId: z.optional(rowId),
  lines: z._default(
    z.array(z.object({ variantId: rowId, quntity: quantity })).check(z.maxLength(LIMITS.cartLines, 'too_many_items')),
    [],
  ),
  deliveryAddress: z.optional(z.pick(deliveryAddress, { latitude: true, longitude: true })),
  deliveryDate: z.optional(day),
  deliverySlot: z.optional(z.string('required').check(z.maxLength(20, 'invalid_choice'))),
  couponCode,
  usePoints,
  paymentTerms: z.optional(z.enum(PAYMENT_TERMS, 'invalid_choice')),
})

/** Something in the way of an order, in the caller's language; `field` as placing would name it. */
const remark = z.object({
  code: z.string(),
  field: z.nullable(z.string()),
  /** Of the line that it is about. */
  variantId: z.nullable(z.int()),
  message: z.string(),
  /** Whether placing refuses it; the rest is to be known. */
  blocks: z.boolean(),
})
export type QuoteRemark = z.infer<typeof remark>

export const phoneQuote = z.object({
  /** Who of the customers it is for; null for somebody new. A new name with a known number is who the shop made for that number. */
  buyer: z.nullable(z.object({ userId: z.string(), fullName: z.string(), client: z.nullable(z.int()) })),
  /** Lines that the catalogue knows, in the order asked for. `listPrice` is what everybody pays before an offer of the shop. */
  lines: z.array(
    z.object({
      variantId: z.int(),
      quntity: z.int(),
      listPrice: amount,
      price: amount,
      lineTotal: amount,
      /** Why it costs that: the list's price, an offer, the company's percent, or its price from `fromQuantity` on. */
      because: z.enum(['list', 'offer', 'percent', 'break']),
      percent: z.nullable(z.int()),
      fromQuantity: z.nullable(z.int()),
      onHand: z.int(),
    }),
  ),
  subtotal: amount,
  coupon: z.nullable(z.object({ code: z.string(), percent: z.int() })),
  discount: amount,
  redeemed: amount,
  points: z.object({ balance: z.int(), usable: z.int(), worth: amount }),
  deliveryFee: amount,
  /** The part of town whose fee it is; null for the shop's own fee. */
  zone: z.nullable(z.string()),
  /** Goods from which delivery costs nothing, and what is missing until then; null when it never is free. */
  freeDelivery: z.nullable(z.object({ from: amount, missing: amount })),
  vat: amount,
  total: amount,
  terms: z.array(z.enum(PAYMENT_TERMS)),
  /** Where a company's order may go. */
  branches: z.array(z.object({ id: z.int(), name: z.string() })),
  remarks: z.array(remark),
})
export type PhoneQuote = z.infer<typeof phoneQuote>

const orderEdit = z.object({
  recipient: z.optional(recipient),
  deliveryAddress: z.optional(deliveryAddress),
  deliveryDate: z.optional(day),
  deliverySlot: z.optional(z.string().check(z.minLength(1, 'required'), z.maxLength(20, 'invalid_choice'))),
  cardMessage: z.optional(text(0, LIMITS.cardMessage)),
  shopNote: z.optional(text(0, 1_000)),
})

/** What an edit would do to the money, riyals; `back` goes to the buyer, who has paid it. */
const editQuote = z.object({
  changes: z.array(z.enum(['recipient', 'address', 'window', 'card', 'note'])),
  fee: z.object({ charged: amount, now: amount, difference: amount, zone: z.nullable(z.string()) }),
  before: z.object({ total: amount, outstanding: amount }),
  after: z.object({ total: amount, outstanding: amount, back: amount }),
  /** Why the other fee can't be charged or given back; null when it can. */
  feeProblem: z.nullable(z.string()),
  remarks: z.array(remark),
})
export type EditQuote = z.infer<typeof editQuote>

const admin = asAdmin('orders')
const one = z.object({ orderId: uuid })

export const adminOrderEndpoints = {
  adminOrders: endpoint('adminOrders', {
    access: admin,
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
      /** Charges, or gives back, what delivery to the new address costs more or less; the price stays otherwise. */
      adjustFee: z.optional(z.boolean('invalid_choice')),
      /** What was told of that, riyals: at another difference nothing is saved (`order.price_changed`). */
      toldDifference: z.optional(z.number('invalid_number')),
      /** Where money that was paid goes; store credit unless said. */
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
  placePhoneOrder: endpoint('placePhoneOrder', {
    access: admin,
    summary: 'Takes an order for somebody on the telephone',
    body: phoneOrderBody,
    /** `payLink`: where an online order is paid; mailed too where there is an address. Null for other terms, or when the gateway gave none. */
    answer: z.object({ message: z.string(), data: shopperOrder, payLink: z.nullable(paymentLink) }),
    idempotent: true,
  }),
  quotePhoneOrder: endpoint('quotePhoneOrder', {
    access: admin,
    summary: 'What an order on the telephone would cost and what is in its way, as far as it is told; changes nothing',
    body: phoneQuoteBody,
    answer: z.object({ data: phoneQuote }),
    limits: [{ by: 'user', max: 6000, seconds: 3600 }],
  }),
  sendPayLink: endpoint('sendPayLink', {
    access: admin,
    summary: 'Opens, or finds again, the payment link of an order that owes and mails it to its buyer',
    params: one,
    /** `mailed` is false for a customer without an address; the counter then sends the link by its own ways. */
    answer: z.object({ message: z.string(), data: paymentLink, mailed: z.boolean() }),
    limits: [{ by: 'user', max: 300, seconds: 3600 }],
  }),
  adminCustomers: endpoint('adminCustomers', {
    access: admin,
    summary: 'People who buy, newest first',
    query: z.object({ ...pageQuery, q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))) }),
    answer: paged(adminCustomerRow),
  }),
  adminClient: endpoint('adminClient', {
    access: asAdmin('clients'),
    audited: true,
    summary: 'One client: company, terms, branches with their managers, what is owed',
    params: z.object({ clientId: numericId }),
    answer: z.object({
      data: z.object({
        profile: clientProfile,
        terms: clientTerms,
        ownerUserId: z.string(),
        owner: z.object({ fullName: z.string(), email: z.string(), phoneNumber: z.string() }),
        branches: z.array(branch),
        outstanding: amount,
      }),
    }),
  }),
  adminCustomer: endpoint('adminCustomer', {
    access: admin,
    audited: true,
    summary: 'One customer with their last orders; looking is noted',
    params: z.object({ userId: uuid }),
    answer: z.object({
      data: adminCustomerRow,
      lastOrders: z.array(adminOrderRow),
      points: z.int(),
      storeCredit: amount,
    }),
  }),
}
