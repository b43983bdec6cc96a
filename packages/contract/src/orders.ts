import { FAILURE_REASONS } from '@warda/domain/delivery/failed-delivery'
import { isShortAddress, normaliseShortAddress } from '@warda/domain/delivery/short-address'
import { isLegalVersion } from '@warda/domain/legal/legal-pages'
import { LIMITS } from '@warda/domain/limits'
import { MESSAGE_CHANNELS, RECIPIENT_NOTICES } from '@warda/domain/order-messages/message-rules'
import { isProfilePhone } from '@warda/domain/phone'
import * as z from 'zod/mini'
import { endpoint, ORDER_MISSING, PUBLIC, selfAccess, selfAs } from './endpoint.ts'
import { invoice } from './invoices.ts'
import { amount, day, expectedTotal, instant, numericId, numericIdOrNone, uuid } from './wire/amount.ts'
import { couponCode } from './wire/coupon-code.ts'
import { orderAmountsOrNull } from './wire/order-amounts.ts'
import { orderDiscounts, storedOrderDiscounts } from './wire/order-discounts.ts'
import { personName, phone } from './wire/person.ts'
import { picture } from './wire/picture.ts'
import { purchaseOrder } from './wire/purchase-order.ts'
import { statusWords } from './wire/status-words.ts'
import { text } from './wire/text.ts'

export const PAYMENT_TERMS = ['online', 'cash', 'postponed', 'monthly'] as const

/** The buyer's choice when a flower of an order is missing. */
export const SUBSTITUTIONS = ['similar', 'call', 'refund'] as const

const ORDER_ACTIONS = [
  'pay',
  'useCredit',
  'reject',
  'confirm',
  'received',
  'redeliver',
  'takeCredit',
  'change',
  'cancel',
] as const

export const recipient = z.object({
  fullName: personName(LIMITS.profileName.min, LIMITS.profileName.max),
  phoneNumber: phone(isProfilePhone, 'phone_profile'),
})

const latitude = z.optional(
  z.number('invalid_number').check(z.minimum(-90, 'invalid_number'), z.maximum(90, 'invalid_number')),
)

const longitude = z.optional(
  z.number('invalid_number').check(z.minimum(-180, 'invalid_number'), z.maximum(180, 'invalid_number')),
)

/** Four letters and four digits, with spaces or dashes, or empty. */
const shortAddress = z.pipe(
  z.pipe(text(0, 20), z.transform(normaliseShortAddress)),
  z.string().check(z.refine((value) => value === '' || isShortAddress(value), { error: 'short_address' })),
)

export const deliveryAddress = z.object({
  line: text(LIMITS.addressLine.min, LIMITS.addressLine.max, { short: 'address_short' }),
  district: z.optional(text(0, 80)),
  city: text(2, 80),
  latitude,
  longitude,
  note: z.optional(text(0, 300)),
  /** Saudi national short address, such as RRRD2929; it is added to the line. */
  shortAddress: z.optional(shortAddress),
})

/** The choice for missing flowers, and a note about allergies and pets (AGREE-18). */
export const substitutionFields = {
  substitution: z.optional(z.enum(SUBSTITUTIONS, 'invalid_choice')),
  allergyNote: z.optional(text(0, LIMITS.allergyNote)),
}

const legalVersion = z.string('required').check(z.refine(isLegalVersion, 'invalid_id'))
const acceptedTexts = z.object({ terms: legalVersion, returns: legalVersion })

/** Decisions §4. The cart is stored on the server; prices in the body are ignored. */
export const orderBody = z.object({
  branchId: z.optional(z.int('invalid_id').check(z.minimum(0, 'invalid_id'), z.maximum(999_999_999, 'invalid_id'))),
  recipient,
  deliveryAddress: z.optional(deliveryAddress),
  /** The recipient enters the address; date and slot are then a proposal (AGREE-03). */
  askRecipient: z.optional(z.boolean('invalid_choice')),
  deliveryDate: day,
  deliverySlot: z.string('required').check(z.minLength(1, 'required'), z.maxLength(20, 'invalid_choice')),
  cardMessage: z.optional(text(0, LIMITS.cardMessage)),
  ...substitutionFields,
  hideSender: z._default(z.boolean('invalid_choice'), false),
  /** What the shop may tell the recipient: nothing by default (OPEN-04). */
  recipientNotice: z.optional(z.enum(RECIPIENT_NOTICES, 'invalid_choice')),
  /** The versions of terms and returns that the buyer saw; refused when there are newer ones. Without them the present ones count. */
  acceptedTexts: z.optional(acceptedTexts),
  /** By which channel the buyer agrees to be told about orders; without it the earlier choice stays. */
  messageChannel: z.optional(z.enum(MESSAGE_CHANNELS, 'invalid_choice')),
  /** The buyer's own number; business orders only, others ignore it. */
  purchaseOrder: z.optional(purchaseOrder),
  couponCode: z.optional(couponCode),
  redeemPoints: z.optional(
    z.int('invalid_number').check(z.minimum(0, 'invalid_number'), z.maximum(10_000_000, 'invalid_number')),
  ),
  paymentTerms: z.enum(PAYMENT_TERMS, 'invalid_choice'),
  expectedTotal,
})

export type OrderBody = z.input<typeof orderBody>

const orderLine = z.object({
  productId: z.int(),
  variantId: z._default(z.int(), 0),
  /** Empty for a free-price line of the counter, which has no product page. */
  slug: z.string(),
  name: z.string(),
  size: z.string(),
  quntity: z.int(),
  price: amount,
  lineTotal: amount,
  /** Taken off because its flowers are missing. */
  isRemoved: z._default(z.boolean(), false),
  picture: z.nullable(picture),
})

/** Fields with a default may be absent in stored answers of earlier versions. */
export const shopperOrder = z.object({
  id: z.string(),
  orderNumber: z.string(),
  userId: z.string(),
  user: z.object({ fullName: z.string(), phoneNumber: z.string(), email: z.string() }),
  branch: z.nullable(z.object({ id: z.int(), branchName: z.string(), address: z.string(), clientId: z.int() })),
  recipient: z.object({ fullName: z.string(), phoneNumber: z.string() }),
  deliveryAddress: z.string(),
  /** The parts of a retail address; null for a branch. */
  address: z._default(
    z.nullable(z.object({ line: z.string(), district: z.string(), city: z.string(), note: z.string() })),
    null,
  ),
  deliveryDate: day,
  deliverySlot: z.string(),
  cardMessage: z.nullable(z.string()),
  substitution: z._default(z.nullable(z.enum(SUBSTITUTIONS)), null),
  allergyNote: z._default(z.nullable(z.string()), null),
  purchaseOrder: z._default(z.nullable(z.string()), null),
  /** Whether the caller may set the purchase order number: until the order is invoiced. */
  isPurchaseOrderOpen: z._default(z.boolean(), false),
  /** The legal texts that the buyer accepted; null when nobody was shown a text. */
  termsVersion: z._default(z.nullable(z.string()), null),
  returnsVersion: z._default(z.nullable(z.string()), null),
  items: z.array(orderLine),
  quntity: z.int(),
  subtotal: amount,
  discount: amount,
  redeemed: amount,
  deliveryFee: amount,
  vat: amount,
  totalBalance: amount,
  paid: amount,
  outstanding: amount,
  amounts: orderAmountsOrNull,
  /** The discounts by name: those on the goods add up to `discount`, the delivery fee is the one after its discount. */
  discounts: storedOrderDiscounts,
  createdAt: instant,
  /** Until when the order waits for its recipient's address; null when it does not. */
  addressWantedUntil: z._default(z.nullable(instant), null),
  /** Deadline for payment, or null. */
  payUntil: z.nullable(instant),
  orderStage: z.int(),
  orderStatus: z.int(),
  statusWords: z._default(statusWords, { word: 'pending', tone: 'pending', money: [] }),
  isPostponed: z.boolean(),
  /** Approval of an order above its branch's budget; absent or null when none is needed. */
  approval: z.optional(z.nullable(z.enum(['waiting', 'approved', 'refused']))),
  paymentTerms: z.enum(PAYMENT_TERMS),
  /** The tax invoice once it is issued. */
  invoice: z.nullable(z.object({ invoiceNumber: z.string(), invoiceUrl: z.string() })),
  /** The tax invoice, credit and debit notes in the order of their issue. */
  documents: z._default(z.array(invoice), []),
  /** Whether the invoice waits for the national address of the client. */
  invoiceWaits: z._default(z.boolean(), false),
  /** A failed delivery: reason and offer. `nextDate` and `nextSlot` are null when no window is offered. */
  failure: z.nullable(
    z.object({
      reason: z.enum(FAILURE_REASONS),
      nextDate: z.nullable(day),
      nextSlot: z.nullable(z.string()),
      credit: amount,
    }),
  ),
  /** Actions that the user may take. */
  actions: z.array(z.enum(ORDER_ACTIONS)),
})

export type ShopperOrder = z.infer<typeof shopperOrder>

/** What the page after an order was placed or paid shows. */
const orderConfirmation = z.object({
  order: shopperOrder,
  /** Points that the caller earns when the order is completed and paid. */
  earns: z.int(),
  hideSender: z.boolean(),
  recipientNotice: z.enum(RECIPIENT_NOTICES),
  isCanceled: z.boolean(),
})

export type OrderConfirmation = z.infer<typeof orderConfirmation>

export const quote = z.object({
  /** The present versions of terms and returns, to be sent with the order. */
  legal: z._default(z.nullable(acceptedTexts), null),
  subtotal: amount,
  discount: amount,
  redeemed: amount,
  deliveryFee: amount,
  vat: amount,
  total: amount,
  discounts: orderDiscounts,
  /** The coupon: its percentage when it applies (0 for another kind of discount), else the reason in the request's language. */
  coupon: z.nullable(z.object({ code: z.string(), percent: z.int(), problem: z.nullable(z.string()) })),
  points: z.object({ balance: z.int(), usable: z.int(), worth: amount }),
  /** Points this order will earn when it completes. */
  earns: z.int(),
  /** Payment terms available to the user. */
  terms: z.array(z.enum(PAYMENT_TERMS)),
  /** Until when the recipient may enter the address; set when the request contains a day. */
  addressWantedUntil: z.nullable(instant),
  /** Whether the client requires a purchase order number; null for a retail buyer, who has none. */
  purchaseOrderRequired: z._default(z.nullable(z.boolean()), null),
})

export type Quote = z.infer<typeof quote>

/** What delivery of a product to a place costs, and from when it is possible. */
const deliveryQuote = z.object({
  /** Why the shop does not deliver there, in the request's language. */
  problem: z.nullable(z.string()),
  fee: amount,
  /** The value of goods from which delivery is free; null when it is free already or never. */
  freeFrom: z.nullable(amount),
  earliest: z.nullable(z.object({ date: day, slot: z.string() })),
})

export type DeliveryQuote = z.infer<typeof deliveryQuote>

const owner = selfAccess('userId')

const one = z.object({ userId: uuid, orderId: uuid })

const changed = z.object({ message: z.string(), data: shopperOrder })

/** A refusal needs a reason, which its manager reads. */
const decision = z
  .object({ approve: z.boolean('required'), reason: z.optional(text(0, LIMITS.deliveryNote)) })
  .check(z.refine(({ approve, reason = '' }) => approve || reason !== '', { error: 'required', path: ['reason'] }))

export const ordersEndpoints = {
  decideApproval: endpoint('decideApproval', {
    access: selfAs('userId', ['Customer']),
    summary: 'The owner’s word on an order above its branch’s budget',
    params: z.object({ userId: uuid, orderId: uuid }),
    body: decision,
    answer: z.object({ message: z.string(), data: shopperOrder }),
  }),
  quoteOrder: endpoint('quoteOrder', {
    access: selfAccess('id'),
    summary: 'What the caller’s cart would cost; changes nothing',
    params: z.object({ id: uuid }),
    body: z.object({
      couponCode: z.optional(couponCode),
      redeemPoints: z.optional(z.int('invalid_number').check(z.minimum(0, 'invalid_number'))),
      /** Destination, on which the fee may depend. */
      latitude,
      longitude,
      city: z.optional(text(0, 80)),
      district: z.optional(text(0, 80)),
      /** The recipient enters the address: the highest fee applies. */
      askRecipient: z.optional(z.boolean('invalid_choice')),
      deliveryDate: z.optional(day),
      deliverySlot: z.optional(text(0, 20)),
    }),
    answer: quote,
  }),
  quoteDelivery: endpoint('quoteDelivery', {
    access: PUBLIC,
    summary: 'Fee and earliest window of a product for a place, by the rules of the checkout',
    query: z.object({
      city: text(2, 80),
      district: z.optional(text(0, 80)),
      variantId: z.optional(numericId),
      quantity: z.optional(numericId),
    }),
    answer: z.object({ data: deliveryQuote }),
    limits: [{ by: 'ip', max: 3_000, seconds: 3_600 }],
  }),
  placeOrder: endpoint('placeOrder', {
    access: selfAccess('id'),
    summary: 'Places the caller’s cart as an order; stock and slot are taken in the same transaction (API-22)',
    params: z.object({ id: uuid }),
    body: orderBody,
    answer: changed,
    idempotent: true,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  getOrders: endpoint('getOrders', {
    access: owner,
    summary: 'The caller’s orders, newest first (ORDERS-01)',
    params: z.object({ userId: uuid, clientId: numericIdOrNone }),
    query: z.object({
      page: z.optional(numericId),
      pageSize: z.optional(numericId),
      status: z.optional(numericIdOrNone),
      branchId: z.optional(numericIdOrNone),
      /** Order number, purchase order number, branch, name or phone number. */
      q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))),
      /** Only orders with a tax invoice. */
      invoiced: z.optional(z.literal('true')),
    }),
    answer: z.object({
      data: z.array(shopperOrder),
      page: z.int(),
      pageCount: z.int(),
      total: z.int(),
      /** Store credit. */
      storeCredit: amount,
    }),
  }),
  getOrderConfirmation: endpoint('getOrderConfirmation', {
    access: owner,
    summary: 'One order of the caller as the thank-you page shows it',
    params: one,
    answer: z.object({ data: orderConfirmation }),
  }),
  setPurchaseOrder: endpoint('setPurchaseOrder', {
    access: selfAs('userId', ['Customer', 'BranchManager'], ['Admin'], 'orders'),
    summary: 'Sets the purchase order number of a business order until it is invoiced; empty removes it (RUN-04)',
    params: one,
    body: z.object({ purchaseOrder }),
    messages: ORDER_MISSING,
    answer: changed,
  }),
  rejectOrder: endpoint('rejectOrder', {
    access: owner,
    summary: 'Cancels a pending order and gives its flowers back',
    params: one,
    answer: changed,
  }),
  confirmOrder: endpoint('confirmOrder', {
    access: owner,
    summary: 'Accepts the terms of a postponed order (ORDERS-05)',
    params: one,
    answer: changed,
  }),
}
