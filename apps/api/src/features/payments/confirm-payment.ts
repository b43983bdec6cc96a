import type { OrderId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { findAttemptByNumber } from './queries.ts'
import { type Settled, settleAttempt } from './settle-attempt.ts'

export type Confirmed = Settled & { orderNumber: number | null }

/**
 * What became of a payment, for the page the buyer comes back to (decisions §5). The caller proves nothing and is told nothing but
 * that; a transaction of another order is answered like one that does not exist.
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
