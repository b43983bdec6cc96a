import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { createPaymentEntries, post } from '../ledger/index.ts'
import { queueMail } from '../mail/index.ts'
import type { LockedOrder } from '../orders/index.ts'
import { type Attempt, findPayment, insertPayment, moveAttempt, type PaymentRow } from './queries.ts'
import { applyShares, lockShares } from './record-shares.ts'
import { findShares } from './share-queries.ts'

type CapturedAttempt = Attempt & { trNumber: string }

/**
 * Records a payment reported by the gateway, once however often it is reported (promise P6). It is applied as far as the orders owe; the
 * rest, and everything for cancelled orders, becomes store credit (P7). The amount was checked against the attempt.
 */
export function recordPayment(context: AppContext, attempt: CapturedAttempt, requestId: string): Promise<PaymentRow> {
  const at = context.clock.now()
  return inTransaction(context.db, async (trx) => {
    const shares = await findShares(trx, attempt.id)
    const input = shares.length > 0 ? shares : [{ orderId: attempt.orderId, amount: attempt.amount, debtIds: null }]
    const orders = await lockShares(trx, input)
    const order = orders.get(attempt.orderId)
    if (!order) throw new Error(`Attempt ${attempt.id} has no order`)
    const existing = await findPayment(trx, attempt.gateway, attempt.trNumber)
    if (existing) return existing
    const { amount, gateway, trNumber } = attempt
    // A cancelled order owes nothing, so its payment becomes store credit.
    const applied = await applyShares(trx, input, orders, { attemptId: attempt.id, gateway, trNumber, requestId, at })
    const { id: attemptId, orderId } = attempt
    await insertPayment(trx, { orderId, attemptId, gateway, trNumber, amount, applied, at: new Date(at) })
    await moveAttempt(trx, attempt.id, ['created', 'pending', 'failed', 'canceled', 'expired'], 'captured')
    if (applied < amount) await keepCredit(trx, order, attempt, { credit: amount - applied, requestId, at })
    return { amount, applied }
  })
}

/** Posts the rest as store credit and notifies the buyer. */
async function keepCredit(
  trx: Transaction,
  order: LockedOrder,
  attempt: CapturedAttempt,
  excess: { credit: number; requestId: string; at: number },
): Promise<void> {
  await post(trx, {
    kind: 'latePayment',
    idempotencyKey: `payment:${attempt.gateway}:${attempt.trNumber}`,
    orderId: order.id,
    userId: order.userId,
    actor: 'gateway',
    requestId: excess.requestId,
    at: excess.at,
    entries: createPaymentEntries({ amount: excess.credit, applied: 0 }),
  })
  await notifyOfCredit(trx, order, attempt, excess.credit)
}

async function notifyOfCredit(
  trx: Transaction,
  order: LockedOrder,
  attempt: CapturedAttempt,
  amount: number,
): Promise<void> {
  await queueMail(trx, {
    kind: 'payment-late-credit',
    dedupeKey: `payment-late-credit:${attempt.gateway}:${attempt.trNumber}`,
    to: { name: order.buyerName, address: order.buyerEmail },
    language: order.language,
    payload: {
      fullName: order.buyerName,
      orderNumber: String(order.number),
      amount,
      orderPath: `/orders/${order.userId}`,
    },
  })
}
