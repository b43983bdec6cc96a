import * as z from 'zod/mini'
import { amount } from './amount.ts'

const orderDiscount = z.object({
  /** Whether it is taken off the goods or off the delivery fee, which is what is left of it. */
  target: z.enum(['goods', 'delivery']),
  /** In the language of the request. */
  name: z.string(),
  amount,
})

export type WireOrderDiscount = z.infer<typeof orderDiscount>

export const orderDiscounts = z.array(orderDiscount)

/** The same in an answer that is stored: empty in those of an earlier version. */
export const storedOrderDiscounts = z._default(orderDiscounts, [])
