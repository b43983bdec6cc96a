import type { OrderId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { findAttemptOfOrder, findPaidAmounts, findToPay, type PaidAmounts, type ToPay } from './queries.ts'
import { type SettlementResult, settleAttempt } from './settle-attempt.ts'

const DECLINED = { outcome: 'declined', errorCode: 'declined' } as const

export type PaymentConfirmation = SettlementResult & {
  orderNumber: number | null
  /** After a payment that failed. */
  toPay: ToPay | null
  /** After a payment that succeeded. */
  amounts: PaidAmounts | null
}

/**
 * The result of a payment for the page that the buyer returns to (decisions §5). The caller is not authenticated: order id and
 * transaction number together give the order's number and sums and nothing else. A transaction of another order is answered like an unknown one.
 */
export async function confirmPayment(
  context: AppContext,
  input: { orderId: OrderId; trNumber: string; requestId: string },
): Promise<PaymentConfirmation> {
  const attempt = await findAttemptOfOrder(context.db, input)
  if (!attempt) {
    return { outcome: 'unknown', errorCode: 'unknown', orderNumber: null, toPay: null, amounts: null }
  }
  const settled = await settleAttempt(context, attempt, input.requestId)
  const { orderNumber } = attempt
  if (settled.outcome === 'done') {
    return { ...settled, orderNumber, toPay: null, amounts: await findPaidAmounts(context.db, attempt) }
  }
  const toPay = (await findToPay(context.db, attempt.orderId)) ?? null
  // After a declined card the payment stays pending at a gateway whose link takes another card.
  const declined = settled.outcome === 'pending' && settled.decline ? DECLINED : null
  return { ...settled, ...declined, orderNumber, toPay, amounts: null }
}
