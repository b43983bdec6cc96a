import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asAdmin, endpoint, PUBLIC } from './endpoint.ts'
import { amount, instant, rowId, uuid } from './wire/amount.ts'
import { riyalsOrZero } from './wire/riyals-or-zero.ts'
import { quantity } from './wire/text.ts'

/** All lines of the order after the change, and its delivery fee in riyals; without a fee the present one stays. */
const request = {
  lines: z
    .array(z.object({ variantId: rowId, quantity }))
    .check(z.minLength(1, 'required'), z.maxLength(LIMITS.cartLines, 'too_many_items')),
  deliveryFee: z.optional(riyalsOrZero),
}

/** The lines and amounts of an order, in riyals. */
const items = z.object({
  lines: z.array(
    z.object({
      variantId: z.int(),
      name: z.string(),
      size: z.string(),
      quantity: z.int(),
      price: amount,
      lineTotal: amount,
    }),
  ),
  subtotal: amount,
  discount: amount,
  redeemed: amount,
  deliveryFee: amount,
  vat: amount,
  total: amount,
})

export type OrderItems = z.infer<typeof items>

const itemChangeQuote = z.object({
  /** The version of the order that the quote is for. */
  version: z.string(),
  before: items,
  after: items,
  difference: amount,
  /** The overpaid amount. */
  back: amount,
  /** The outstanding amount after the change. */
  outstanding: amount,
  couponLost: z.boolean(),
  /** Whether the buyer has an email address. */
  canMail: z.boolean(),
  /** Errors that prevent saving the change. */
  problems: z.array(
    z.object({ code: z.string(), field: z.nullable(z.string()), variantId: z.nullable(z.int()), message: z.string() }),
  ),
})

export type ItemChangeQuote = z.infer<typeof itemChangeQuote>

const ITEM_CHANGE_STATUSES = ['waiting', 'applied', 'declined', 'withdrawn', 'replaced', 'ended'] as const

const waitingChange = z.object({ before: items, after: items, difference: amount, until: instant, url: z.string() })

export type WaitingItemChange = z.infer<typeof waitingChange>

const itemChange = z.object({
  status: z.enum(ITEM_CHANGE_STATUSES),
  orderNumber: z.string(),
  /** Null unless the change is waiting or applied, so that an old link shows no order. */
  change: z.nullable(z.object({ before: items, after: items, difference: amount, until: instant })),
  /** The payment link for the outstanding amount; null when nothing is to be paid online. */
  payment: z.nullable(z.object({ url: z.string(), amount })),
  phone: z.nullable(z.string()),
})

export type ItemChange = z.infer<typeof itemChange>

const admin = asAdmin('items')

const one = z.object({ orderId: uuid })

const token = z.object({ token: z.string().check(z.minLength(1, 'invalid_token'), z.maxLength(80, 'invalid_token')) })

export const itemChangesEndpoints = {
  waitingItemChange: endpoint('waitingItemChange', {
    access: admin,
    summary: 'The change of an order that waits for its buyer (DESK-02)',
    params: one,
    answer: z.object({ data: z.nullable(waitingChange) }),
  }),
  quoteItemChange: endpoint('quoteItemChange', {
    access: admin,
    summary: 'What an order would cost with other flowers, quantities or fee; changes nothing (DESK-02)',
    params: one,
    body: z.object(request),
    answer: z.object({ data: itemChangeQuote }),
    limits: [{ by: 'user', max: 6000, seconds: 3600 }],
  }),
  changeItems: endpoint('changeItems', {
    access: admin,
    summary:
      'Changes flowers, quantities, add-ons and fee before dispatch; a higher total waits for the buyer (DESK-02)',
    params: one,
    body: z.object({
      ...request,
      /** The version and total of the quote; a different version or total is an error. */
      version: z.string('required').check(z.minLength(1, 'required'), z.maxLength(40, 'invalid_choice')),
      expectedTotal: riyalsOrZero,
      /** How an overpaid amount is refunded; only as store credit without the permission `refunds`. */
      refundTo: z.enum(['credit', 'cash', 'transfer'], 'required'),
      /** The buyer agreed to the higher total by phone. */
      buyerAgreed: z.optional(z.boolean('invalid_choice')),
    }),
    answer: z.object({ message: z.string(), waits: z.boolean() }),
    idempotent: true,
  }),
  decideItemChange: endpoint('decideItemChange', {
    access: admin,
    summary: 'Records an agreement by phone to a waiting change, or withdraws it (DESK-02)',
    params: one,
    body: z.object({ agrees: z.boolean('required') }),
    answer: z.object({ message: z.string() }),
  }),
  getItemChange: endpoint('getItemChange', {
    access: PUBLIC,
    summary: 'The change that a buyer is asked to agree to, by the token of their link (DESK-02)',
    params: token,
    answer: z.object({ data: itemChange }),
    limits: [{ by: 'ip', max: 600, seconds: 3600 }],
  }),
  answerItemChange: endpoint('answerItemChange', {
    access: PUBLIC,
    summary: 'The buyer agrees to a change that costs more, or declines it (DESK-02)',
    params: token,
    body: z.object({ agrees: z.boolean('required') }),
    answer: z.object({ message: z.string(), data: itemChange }),
    limits: [{ by: 'ip', max: 120, seconds: 3600 }],
  }),
}
