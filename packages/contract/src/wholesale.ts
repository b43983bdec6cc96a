import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asRole, endpoint, selfAs, selfOf } from './endpoint.ts'
import { recipient, shopperOrder } from './orders.ts'
import { paymentLink } from './payments.ts'
import { amount, day, numericId, rowId, uuid } from './wire/amount.ts'
import { quantity, text } from './wire/text.ts'

/** A line somebody typed, pasted or sent as CSV, as it was understood. */
const quickLine = z.object({
  /** 1 is the first line of the text. */
  line: z.int(),
  text: z.string(),
  sku: z.string(),
  quntity: z.int(),
  name: z.nullable(z.string()),
  size: z.nullable(z.string()),
  /** What was meant, for a standing order's lines; null when nothing is known by this SKU. */
  variantId: z.optional(z.nullable(z.int())),
  price: z.nullable(amount),
  /** Why it can't be ordered like this, in the caller's language; null when it can. */
  problem: z.nullable(z.string()),
})
export const quickPreview = z.object({ lines: z.array(quickLine), total: amount, problems: z.int() })
export type QuickPreview = z.infer<typeof quickPreview>

const CADENCES = ['weekly', 'monthly'] as const
const STANDING_TERMS = ['cash', 'postponed', 'monthly'] as const

export const standingBody = z.object({
  branchId: rowId,
  name: text(2, 60),
  cadence: z.enum(CADENCES, 'required'),
  /** Weekly: 0 Sunday to 6 Saturday; monthly: 1 to 28. */
  day: z.int('invalid_number').check(z.minimum(0, 'invalid_number'), z.maximum(28, 'invalid_number')),
  slot: z.string('required').check(z.minLength(1, 'required'), z.maxLength(20, 'invalid_choice')),
  paymentTerms: z.enum(STANDING_TERMS, 'invalid_choice'),
  recipient,
  cardMessage: z.optional(text(0, LIMITS.cardMessage)),
  startsOn: day,
  endsOn: z.optional(z.nullable(day)),
  lines: z
    .array(z.object({ variantId: rowId, quntity: quantity }))
    .check(z.minLength(1, 'required'), z.maxLength(LIMITS.cartLines, 'too_many_orders')),
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
  total: amount,
  /** The dates to come, soonest first, with what is known of them. */
  next: z.array(z.object({ date: day, deliveryDate: z.nullable(day), isSkipped: z.boolean() })),
  runs: z.array(z.object({ date: day, orderNumber: z.nullable(z.string()), problem: z.nullable(z.string()) })),
})
export type StandingOrder = z.infer<typeof standingOrder>

const BUSINESS = ['Customer', 'BranchManager'] as const
const business = selfAs('userId', BUSINESS)
const oneStanding = z.object({ userId: uuid, standingId: numericId })
const changed = z.object({ message: z.string(), data: standingOrder })

export const wholesaleEndpoints = {
  reorder: endpoint('reorder', {
    access: selfOf('userId'),
    summary: 'Puts an earlier order’s lines into the cart, as far as they can be had',
    params: z.object({ userId: uuid, orderId: uuid }),
    answer: z.object({ message: z.string(), added: z.int(), problems: z.array(z.string()) }),
    limits: [{ by: 'user', max: 120, seconds: 3600 }],
  }),
  previewQuickOrder: endpoint('previewQuickOrder', {
    access: business,
    summary: 'Reads lines of SKU and quantity (typed, pasted, CSV) and says what is wrong with each; changes nothing',
    params: z.object({ userId: uuid }),
    body: z.object({ text: z.string('required').check(z.maxLength(20_000, 'too_long')) }),
    answer: quickPreview,
    limits: [{ by: 'user', max: 300, seconds: 3600 }],
  }),
  addQuickOrder: endpoint('addQuickOrder', {
    access: business,
    summary: 'Puts lines of SKU and quantity into the cart; all or none',
    params: z.object({ userId: uuid }),
    body: z.object({
      lines: z
        .array(z.object({ sku: text(1, 40), quntity: quantity }))
        .check(z.minLength(1, 'required'), z.maxLength(LIMITS.cartLines, 'too_many_orders')),
    }),
    answer: z.object({ message: z.string(), added: z.int() }),
    limits: [{ by: 'user', max: 300, seconds: 3600 }],
  }),
  decideApproval: endpoint('decideApproval', {
    access: selfAs('userId', ['Customer']),
    summary: 'The owner’s word on an order above its branch’s budget',
    params: z.object({ userId: uuid, orderId: uuid }),
    body: z.object({ approve: z.boolean('required') }),
    answer: z.object({ message: z.string(), data: shopperOrder }),
  }),
  getStandingOrders: endpoint('getStandingOrders', {
    access: business,
    summary: 'Standing orders of the client, or of the manager’s branch',
    params: z.object({ userId: uuid }),
    answer: z.object({ data: z.array(standingOrder) }),
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
    }),
    answer: changed,
  }),
  deleteStandingOrder: endpoint('deleteStandingOrder', {
    access: business,
    summary: 'Ends a standing order; what it ordered stays',
    params: oneStanding,
    answer: z.object({ message: z.string() }),
  }),
  payOrders: endpoint('payOrders', {
    access: selfAs('userId', ['Customer', 'Shopper']),
    summary: 'One payment link for several orders or debts of the caller; `all` takes everything owed',
    params: z.object({ userId: uuid }),
    body: z.object({
      all: z.optional(z.boolean('invalid_choice')),
      orderIds: z.optional(z.array(uuid).check(z.minLength(1, 'required'), z.maxLength(50, 'too_many_orders'))),
    }),
    answer: z.object({ ...paymentLink.shape, amount, orders: z.int() }),
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  emailStatement: endpoint('emailStatement', {
    access: asRole(['Customer']),
    summary: 'Mails last month’s statement with its PDF to the owner now',
    body: z.object({ month: z.string('required').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid_date')) }),
    answer: z.object({ message: z.string() }),
    limits: [{ by: 'user', max: 10, seconds: 3600 }],
  }),
}
