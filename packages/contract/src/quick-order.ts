import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { endpoint, selfAccess, selfAs } from './endpoint.ts'
import { PAYMENT_TERMS, recipient } from './orders.ts'
import { amount, day, expectedTotal, rowId, uuid } from './wire/amount.ts'
import { purchaseOrder } from './wire/purchase-order.ts'
import { quantity, text } from './wire/text.ts'

/** A parsed line of text or CSV. */
const quickLine = z.object({
  /** 1 is the first line of the text. */
  line: z.int(),
  text: z.string(),
  sku: z.string(),
  quntity: z.int(),
  name: z.nullable(z.string()),
  size: z.nullable(z.string()),
  /** The matching variant, for lines of a standing order; null for an unknown SKU. */
  variantId: z.optional(z.nullable(z.int())),
  price: z.nullable(amount),
  /** Why the line cannot be ordered, in the request's language; null when it can. */
  problem: z.nullable(z.string()),
})

export const quickPreview = z.object({ lines: z.array(quickLine), total: amount, problems: z.int() })

export type QuickPreview = z.infer<typeof quickPreview>

/** An order of the preview: the lines of one branch. */
const branchPreview = z.object({
  branchId: z.int(),
  branchName: z.string(),
  /** Who receives it when the request names nobody: the manager of the branch, otherwise the branch. */
  recipient: z.object({ fullName: z.string(), phoneNumber: z.string() }),
  purchaseOrder: z.nullable(z.string()),
  lines: z.array(quickLine),
  deliveryFee: amount,
  /** With the delivery fee; of the lines that have a price. */
  total: amount,
  /** Why the order cannot be placed, apart from its lines. */
  problem: z.nullable(z.string()),
  /** Whether the order and all its lines can be placed. */
  canBePlaced: z.boolean(),
})

export const branchOrdersPreview = z.object({
  branches: z.array(branchPreview),
  /** Lines whose branch is unknown. */
  unmatched: z.array(quickLine),
  /** The sum and the number of the orders that can be placed. */
  total: amount,
  orders: z.int(),
})

export type BranchOrdersPreview = z.infer<typeof branchOrdersPreview>

export const branchOrderResults = z.object({
  message: z.string(),
  /** In the order of the request: the order, or why there is none. */
  results: z.array(
    z.object({
      branchId: z.int(),
      branchName: z.string(),
      order: z.nullable(z.object({ id: z.string(), orderNumber: z.string(), total: amount })),
      problem: z.nullable(z.string()),
    }),
  ),
})

export type BranchOrderResults = z.infer<typeof branchOrderResults>

const deliverySlot = z.string('required').check(z.minLength(1, 'required'), z.maxLength(20, 'invalid_choice'))
const paymentTerms = z.enum(PAYMENT_TERMS, 'invalid_choice')

const BUSINESS = ['Customer', 'BranchManager'] as const

const business = selfAs('userId', BUSINESS)

export const quickOrderEndpoints = {
  reorder: endpoint('reorder', {
    access: selfAccess('userId'),
    summary: 'Puts an earlier order’s lines into the cart, as far as they can be had',
    params: z.object({ userId: uuid, orderId: uuid }),
    /** `expectedTotal`: the shown total of the earlier order's lines. */
    body: z.object({ expectedTotal }),
    answer: z.object({ message: z.string(), added: z.int(), problems: z.array(z.string()) }),
    limits: [{ by: 'user', max: 120, seconds: 3600 }],
    idempotent: 'wholeCall',
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
      /** The total of the preview. */
      expectedTotal,
    }),
    answer: z.object({ message: z.string(), added: z.int() }),
    limits: [{ by: 'user', max: 300, seconds: 3600 }],
    idempotent: 'wholeCall',
  }),
  previewBranchOrders: endpoint('previewBranchOrders', {
    access: selfAs('userId', ['Customer']),
    summary: 'Reads lines of branch, SKU and quantity and prices one order for each branch; changes nothing (RUN-04)',
    params: z.object({ userId: uuid }),
    body: z.object({
      text: z.string('required').check(z.maxLength(40_000, 'too_long')),
      deliveryDate: z.optional(day),
      deliverySlot: z.optional(deliverySlot),
      paymentTerms: z.optional(paymentTerms),
    }),
    answer: branchOrdersPreview,
    limits: [{ by: 'user', max: 120, seconds: 3600 }],
  }),
  placeBranchOrders: endpoint('placeBranchOrders', {
    access: selfAs('userId', ['Customer']),
    summary: 'Places one order for each branch; an order that cannot be placed does not prevent the others (RUN-04)',
    params: z.object({ userId: uuid }),
    body: z.object({
      deliveryDate: day,
      deliverySlot,
      paymentTerms,
      /** Receives all orders; otherwise the manager of each branch. */
      recipient: z.optional(recipient),
      orders: z
        .array(
          z.object({
            branchId: rowId,
            purchaseOrder: z.optional(purchaseOrder),
            /** The total of the preview. */
            expectedTotal: z.number('invalid_number').check(z.minimum(0, 'invalid_number')),
            lines: z
              .array(z.object({ variantId: rowId, quntity: quantity }))
              .check(z.minLength(1, 'required'), z.maxLength(LIMITS.cartLines, 'too_many_items')),
          }),
        )
        .check(z.minLength(1, 'required'), z.maxLength(LIMITS.branchOrders, 'too_many_orders')),
    }),
    answer: branchOrderResults,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
    idempotent: true,
  }),
}
