import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { endpoint, selfAs } from './endpoint.ts'
import { deliveryAddress, recipient, SUBSTITUTIONS, substitutionFields } from './orders.ts'
import { amount, day, expectedTotal, numericId, numericIdOrNone, rowId, uuid } from './wire/amount.ts'
import { purchaseOrder } from './wire/purchase-order.ts'
import { quantity, text } from './wire/text.ts'

const CADENCES = ['weekly', 'fortnightly', 'monthly'] as const

const STANDING_TERMS = ['cash', 'postponed', 'monthly'] as const

const rhythmFields = {
  cadence: z.enum(CADENCES, 'required'),
  /** Every week or two weeks: 0 Sunday to 6 Saturday; monthly: 1 to 28. */
  day: z.int('invalid_number').check(z.minimum(0, 'invalid_number'), z.maximum(28, 'invalid_number')),
  slot: z.string('required').check(z.minLength(1, 'required'), z.maxLength(20, 'invalid_choice')),
  startsOn: day,
  endsOn: z.optional(z.nullable(day)),
}

const standingLines = z
  .array(z.object({ variantId: rowId, quntity: quantity }))
  .check(z.minLength(1, 'required'), z.maxLength(LIMITS.cartLines, 'too_many_orders'))

export const standingBody = z.object({
  branchId: rowId,
  name: text(2, 60),
  ...rhythmFields,
  paymentTerms: z.enum(STANDING_TERMS, 'invalid_choice'),
  recipient,
  cardMessage: z.optional(text(0, LIMITS.cardMessage)),
  purchaseOrder: z.optional(purchaseOrder),
  ...substitutionFields,
  lines: standingLines,
})

/** A shopper's own input: an address instead of a branch, paid by link or from store credit. */
export const shopperStandingBody = z.object({
  ...rhythmFields,
  recipient,
  deliveryAddress,
  cardMessage: z.optional(text(0, LIMITS.cardMessage)),
  ...substitutionFields,
  lines: standingLines,
  /** Store credit pays each order that it covers; the others are paid by a link. */
  paysFromCredit: z.boolean('required'),
  expectedTotal,
})

export const standingOrder = z.object({
  id: z.int(),
  branch: z.object({ id: z.int(), branchName: z.string() }),
  name: z.string(),
  cadence: z.enum(CADENCES),
  day: z.int(),
  slot: z.string(),
  paymentTerms: z.enum(STANDING_TERMS),
  recipient: z.object({ fullName: z.string(), phoneNumber: z.string() }),
  cardMessage: z.nullable(z.string()),
  purchaseOrder: z._default(z.nullable(z.string()), null),
  substitution: z._default(z.nullable(z.enum(SUBSTITUTIONS)), null),
  allergyNote: z._default(z.nullable(z.string()), null),
  startsOn: day,
  endsOn: z.nullable(day),
  isPaused: z.boolean(),
  lines: z.array(
    z.object({
      variantId: z.int(),
      sku: z.string(),
      name: z.string(),
      size: z.string(),
      quntity: z.int(),
      price: amount,
    }),
  ),
  /** Goods only. */
  total: amount,
  /** Current total of one delivery, with delivery fee and VAT. */
  orderTotal: amount,
  /** Maximum total of one delivery; above it nothing is placed until the price is accepted. Null for an older standing order before its first order. */
  agreedTotal: z.nullable(amount),
  /** Coming dates, earliest first, with their status. */
  next: z.array(z.object({ date: day, deliveryDate: z.nullable(day), isSkipped: z.boolean() })),
  runs: z.array(z.object({ date: day, orderNumber: z.nullable(z.string()), problem: z.nullable(z.string()) })),
})

export type StandingOrder = z.infer<typeof standingOrder>

/** A standing order of a shopper. */
const shopperStandingOrder = z.object({
  id: z.int(),
  cadence: z.enum(CADENCES),
  day: z.int(),
  slot: z.string(),
  recipient: z.object({ fullName: z.string(), phoneNumber: z.string() }),
  deliveryAddress: z.object({
    line: z.string(),
    district: z.nullable(z.string()),
    city: z.string(),
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
    note: z.nullable(z.string()),
  }),
  cardMessage: z.nullable(z.string()),
  substitution: z.nullable(z.enum(SUBSTITUTIONS)),
  allergyNote: z.nullable(z.string()),
  paysFromCredit: z.boolean(),
  startsOn: day,
  endsOn: z.nullable(day),
  isPaused: z.boolean(),
  lines: z.array(
    z.object({
      variantId: z.int(),
      productId: z.int(),
      slug: z.string(),
      name: z.string(),
      size: z.string(),
      quntity: z.int(),
      price: amount,
    }),
  ),
  /** Current total of one delivery, with delivery fee and VAT. */
  orderTotal: amount,
  /** Maximum total of one delivery; above it nothing is placed until the price is accepted. */
  agreedTotal: z.nullable(amount),
  /** Coming dates, earliest first, with their status. */
  next: z.array(z.object({ date: day, deliveryDate: z.nullable(day), isSkipped: z.boolean(), isPlaced: z.boolean() })),
  /** Latest dates first: the order with its state, or why there is none. */
  runs: z.array(
    z.object({
      date: day,
      order: z.nullable(
        z.object({ id: z.string(), number: z.string(), state: z.enum(['unpaid', 'placed', 'canceled', 'notPaid']) }),
      ),
      problem: z.nullable(z.string()),
    }),
  ),
})

export type ShopperStandingOrder = z.infer<typeof shopperStandingOrder>

/** What one delivery costs now, and why it cannot be delivered there, in the request's language. */
const standingQuote = z.object({
  subtotal: amount,
  discount: amount,
  deliveryFee: amount,
  vat: amount,
  total: amount,
  storeCredit: amount,
  problem: z.nullable(z.string()),
})

export type StandingQuote = z.infer<typeof standingQuote>

const BUSINESS = ['Customer', 'BranchManager'] as const

const business = selfAs('userId', BUSINESS)

const oneStanding = z.object({ userId: uuid, standingId: numericId })

const changed = z.object({ message: z.string(), data: standingOrder })

const shopper = selfAs('userId', ['Shopper'])

const shopperChanged = z.object({ message: z.string(), data: shopperStandingOrder })

export const standingOrdersEndpoints = {
  getStandingOrders: endpoint('getStandingOrders', {
    access: business,
    summary: 'Standing orders of the client, or of the manager’s branch',
    params: z.object({ userId: uuid }),
    query: z.object({
      branchId: z.optional(numericIdOrNone),
      /** Words of name, branch, recipient or purchase order number. */
      q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))),
      page: z.optional(numericId),
      pageSize: z.optional(numericId),
    }),
    answer: z.object({ data: z.array(standingOrder), page: z.int(), pageCount: z.int(), total: z.int() }),
  }),
  addStandingOrder: endpoint('addStandingOrder', {
    access: business,
    summary: 'An order that places itself every week or month',
    params: z.object({ userId: uuid }),
    body: standingBody,
    answer: changed,
    idempotent: true,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  updateStandingOrder: endpoint('updateStandingOrder', {
    access: business,
    summary: 'Changes, pauses or goes on with a standing order, or skips one date of it',
    params: oneStanding,
    body: z.object({
      isPaused: z.optional(z.boolean('invalid_choice')),
      skip: z.optional(day),
      unskip: z.optional(day),
      change: z.optional(standingBody),
      /** Accepts this total of one delivery in riyals, which must be the present one. */
      acceptTotal: z.optional(amount),
    }),
    answer: changed,
  }),
  deleteStandingOrder: endpoint('deleteStandingOrder', {
    access: business,
    summary: 'Ends a standing order; what it ordered stays',
    params: oneStanding,
    answer: z.object({ message: z.string() }),
  }),
  getShopperStandingOrders: endpoint('getShopperStandingOrders', {
    access: shopper,
    summary: 'The subscriptions of a shopper (DESK-09)',
    params: z.object({ userId: uuid }),
    answer: z.object({ data: z.array(shopperStandingOrder), storeCredit: amount }),
  }),
  quoteShopperStandingOrder: endpoint('quoteShopperStandingOrder', {
    access: shopper,
    summary: 'What one delivery of a subscription would cost; changes nothing',
    params: z.object({ userId: uuid }),
    body: z.object({
      lines: standingLines,
      city: z.optional(text(0, 80)),
      district: z.optional(text(0, 80)),
      latitude: deliveryAddress.shape.latitude,
      longitude: deliveryAddress.shape.longitude,
    }),
    answer: z.object({ data: standingQuote }),
    limits: [{ by: 'user', max: 600, seconds: 3600 }],
  }),
  addShopperStandingOrder: endpoint('addShopperStandingOrder', {
    access: shopper,
    summary: 'A subscription: an order that places itself every week, two weeks or month (DESK-09)',
    params: z.object({ userId: uuid }),
    body: shopperStandingBody,
    answer: shopperChanged,
    idempotent: true,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  updateShopperStandingOrder: endpoint('updateShopperStandingOrder', {
    access: shopper,
    summary: 'Changes, pauses or goes on with a subscription, or skips one date of it',
    params: oneStanding,
    body: z.object({
      isPaused: z.optional(z.boolean('invalid_choice')),
      skip: z.optional(day),
      unskip: z.optional(day),
      change: z.optional(shopperStandingBody),
      /** Accepts this total of one delivery in riyals, which must be the present one. */
      acceptTotal: z.optional(amount),
    }),
    answer: shopperChanged,
  }),
  deleteShopperStandingOrder: endpoint('deleteShopperStandingOrder', {
    access: shopper,
    summary: 'Ends a subscription; what it ordered stays',
    params: oneStanding,
    answer: z.object({ message: z.string() }),
  }),
}
