import type { GatewayState } from '../../adapters/gateway.ts'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { createPaymentEntries, post } from '../ledger/index.ts'
import { queueMail } from '../mail/index.ts'
import { type LockedOrder, lockOrder } from '../orders/index.ts'
import { insertDiscrepancy } from './discrepancy-queries.ts'
import { type Attempt, findPayment, insertPayment, moveAttempt } from './queries.ts'

/**
 * Stores money that the gateway captured in another amount or currency than asked (decisions §12): riyals become the buyer's store credit at
 * once, another currency is only recorded. The order does not expire until the desk has resolved it.
 */
export function recordDiscrepancy(
  context: AppContext,
  attempt: Attempt & { trNumber: string },
  state: GatewayState,
  requestId: string,
): Promise<void> {
  const now = context.clock.now()
  const at = new Date(now)
  return inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, attempt.orderId)
    if (!order) throw new Error(`Attempt ${attempt.id} has no order`)
    const { id: attemptId, orderId, amount: expected, gateway, trNumber } = attempt
    const { amount: captured, currency } = state
    if (await findPayment(trx, gateway, trNumber)) return
    if (!(await insertDiscrepancy(trx, { attemptId, orderId, expected, captured, currency, at }))) return
    await mailBuyer(trx, order, { expected, captured, currency, key: `${gateway}:${trNumber}` })
    if (currency !== 'SAR') {
      await moveAttempt(trx, attemptId, ['created', 'pending'], 'failed', 'mismatch')
      return
    }
    await insertPayment(trx, { orderId, attemptId, gateway, trNumber, amount: captured, applied: 0, at })
    await moveAttempt(trx, attemptId, ['created', 'pending', 'failed', 'canceled', 'expired'], 'captured', 'mismatch')
    await post(trx, {
      kind: 'latePayment',
      idempotencyKey: `payment:${gateway}:${trNumber}`,
      orderId,
      userId: order.userId,
      actor: 'gateway',
      requestId,
      at: now,
      entries: createPaymentEntries({ amount: captured, applied: 0 }),
    })
  })
}

const mailBuyer = (
  trx: Transaction,
  order: LockedOrder,
  { key, ...amounts }: { expected: number; captured: number; currency: string; key: string },
): Promise<unknown> =>
  queueMail(trx, {
    kind: 'payment-differs',
    dedupeKey: `payment-differs:${key}`,
    to: { name: order.buyerName, address: order.buyerEmail },
    language: order.language,
    payload: {
      fullName: order.buyerName,
      orderNumber: String(order.number),
      orderPath: `/orders/${order.userId}`,
      ...amounts,
    },
  })
