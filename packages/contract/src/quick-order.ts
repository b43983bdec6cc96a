import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { endpoint, selfAccess, selfAs } from './endpoint.ts'
import { amount, expectedTotal, uuid } from './wire/amount.ts'
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
}
