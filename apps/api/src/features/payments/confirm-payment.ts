import type { OrderId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { findAttemptByNumber } from './queries.ts'
import { type Settled, settleAttempt } from './settle-attempt.ts'

export type Confirmed = Settled & { orderNumber: number | null }

/**
 * The result of a payment for the page that the buyer returns to (decisions §5). The caller is not authenticated and learns nothing else; a
 * transaction of another order is answered like an unknown one.
 */
export async function confirmPayment(
  context: AppContext,
  input: { orderId: OrderId; trNumber: string; requestId: string },
): Promise<Confirmed> {
  const attempt = await findAttemptByNumber(context.db, context.gateway.name, input.trNumber)
  if (attempt?.orderId !== input.orderId.toLowerCase()) {
    return { outcome: 'unknown', errorCode: 'unknown', orderNumber: null }
  }
  return { ...(await settleAttempt(context, attempt, input.requestId)), orderNumber: attempt.orderNumber }
}
