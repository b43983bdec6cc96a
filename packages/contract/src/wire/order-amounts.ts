import * as z from 'zod/mini'
import { amount } from './amount.ts'

/**
 * The amounts of an order, or of several (DESK-06): total − credited − cancelled = due, received − refunded = paid, due − paid = outstanding.
 */
export const orderAmounts = z.object({
  total: amount,
  credited: amount,
  cancelled: amount,
  due: amount,
  received: amount,
  refunded: amount,
  paid: amount,
  outstanding: amount,
})

export type WireOrderAmounts = z.infer<typeof orderAmounts>

/** The same in an answer that is stored: null in those of an earlier version. */
export const orderAmountsOrNull = z._default(z.nullable(orderAmounts), null)
