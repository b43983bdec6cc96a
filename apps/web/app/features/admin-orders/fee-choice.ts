import type { EditQuote } from '@warda/contract/admin-orders'
import { m } from '@warda/i18n/messages'
import { ApiError } from '../../lib/api/call-api.ts'
import type { EditValues } from './edit-schema.ts'
import { fetchEditQuote } from './use-edit-quote.ts'
import type { OrderChange } from './use-order.ts'

type FeeFields = Pick<OrderChange, 'adjustFee' | 'toldDifference' | 'refundTo'>

type FeeInput = {
  orderId: string
  change: OrderChange
  values: EditValues
  displayedQuote: EditQuote | null
  /** The order waits for its address: the lower fee of the place was agreed and needs no choice. */
  isAgreed: boolean
}

/** The fee fields of an order change; throws when no choice was made or the difference is no longer the displayed one. */
export async function getFeeFields({
  orderId,
  change,
  values,
  displayedQuote,
  isAgreed,
}: FeeInput): Promise<FeeFields> {
  const { fee, refundTo } = values
  const currentQuote = await fetchEditQuote(orderId, change)
  const difference = currentQuote?.fee.difference ?? 0
  const isFeeChangeable = difference !== 0 && currentQuote?.feeProblem == null
  if (isFeeChangeable && fee === '' && !isAgreed)
    throw new ApiError(400, 'invalid', m.admin_order_cost_choose(), { fee: [m.admin_order_cost_choose()] })
  if (difference !== (displayedQuote?.fee.difference ?? 0))
    throw new ApiError(409, 'order.price_changed', m.admin_order_cost_changed())
  if (!isFeeChangeable) return {}
  return isAgreed || fee === 'adjust' ? { adjustFee: true, toldDifference: difference, refundTo } : {}
}
