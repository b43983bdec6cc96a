import type { EditQuote } from '@warda/contract/admin-orders'
import { m } from '@warda/i18n/messages'
import { ApiError } from '../../lib/api/call-api.ts'
import type { EditValues } from './edit-schema.ts'
import { fetchEditQuote } from './use-edit-quote.ts'
import type { OrderChange } from './use-order.ts'

type Wish = Pick<OrderChange, 'adjustFee' | 'toldDifference' | 'refundTo'>

/** The fee fields of an order change; throws when no choice was made or the difference is no longer the displayed one. */
export async function feeWish(
  orderId: string,
  change: OrderChange,
  { fee, refundTo }: EditValues,
  shown: EditQuote | null,
): Promise<Wish> {
  const now = await fetchEditQuote(orderId, change)
  const difference = now?.fee.difference ?? 0
  const charges = difference !== 0 && now?.feeProblem == null
  if (charges && fee === '')
    throw new ApiError(400, 'invalid', m.admin_order_cost_choose(), { fee: [m.admin_order_cost_choose()] })
  if (difference !== (shown?.fee.difference ?? 0))
    throw new ApiError(409, 'order.price_changed', m.admin_order_cost_changed())
  if (!charges) return {}
  return fee === 'adjust' ? { adjustFee: true, toldDifference: difference, refundTo } : {}
}
