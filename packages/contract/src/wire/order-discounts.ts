import * as z from 'zod/mini'
import { amount } from './amount.ts'

const orderDiscount = z.object({
  /** Whether the discount reduces the goods or the delivery fee; the fee of the order is the one after it. */
  target: z.enum(['goods', 'delivery']),
  /** In the language of the request. */
  name: z.string(),
  amount,
})

export type WireOrderDiscount = z.infer<typeof orderDiscount>

export const orderDiscounts = z.array(orderDiscount)

/** Like `orderDiscounts`, for stored responses; empty in those of an earlier version. */
export const storedOrderDiscounts = z._default(orderDiscounts, [])
