import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { paymentEntries, post } from '../ledger/index.ts'
import { queueMail } from '../mail/index.ts'
import type { LockedOrder } from '../orders/index.ts'
import { type Attempt, findPayment, insertPayment, moveAttempt, type PaymentRow } from './queries.ts'
import { applyShares, lockShares } from './record-shares.ts'
import { findShares } from './share-queries.ts'

type Captured = Attempt & { trNumber: string }

/**
 * Writes down money that the gateway says has come, once however often it is told (promise P6): applied to the order as far as it owes,
 * the rest, and all of it when the order is cancelled, kept as the buyer's credit (P7). An attempt for several orders is shared out among
 * them. The amount is the attempt's, already matched.
 */
export function recordPayment(context: AppContext, attempt: Captured, requestId: string): Promise<PaymentRow> {
  const at = context.clock.now()
  return inTransaction(context.db, async (trx) => {
    const shares = await findShares(trx, attempt.id)
    const input = shares.length > 0 ? shares : [{ orderId: attempt.orderId, amount: attempt.amount }]
    const orders = await lockShares(trx, input)
    const order = orders.get(attempt.orderId)
    if (!order) throw new Error(`Attempt ${attempt.id} has no order`)
    const known = await findPayment(trx, attempt.gateway, attempt.trNumber)
    if (known) return known
    const { amount, gateway, trNumber } = attempt
    // A cancelled order owes nothing (its sale is reversed), so all that comes for it is credit.
    const applied = await applyShares(trx, input, orders, { attemptId: attempt.id, gateway, trNumber, requestId, at })
    const { id: attemptId, orderId } = attempt
    await insertPayment(trx, { orderId, attemptId, gateway, trNumber, amount, applied, at: new Date(at) })
    await moveAttempt(trx, attempt.id, ['created', 'pending', 'failed', 'canceled', 'expired'], 'captured')
    if (applied < amount) await keepCredit(trx, order, attempt, { credit: amount - applied, requestId, at })
    return { amount, applied }
  })
}

/** What could not be applied is the buyer's credit, and they are told. */
async function keepCredit(
  trx: Transaction,
  order: LockedOrder,
  attempt: Captured,
  kept: { credit: number; requestId: string; at: number },
): Promise<void> {
  await post(trx, {
    kind: 'latePayment',
    once: `payment:${attempt.gateway}:${attempt.trNumber}`,
    orderId: order.id,
    userId: order.userId,
    actor: 'gateway',
    requestId: kept.requestId,
    at: kept.at,
    entries: paymentEntries({ amount: kept.credit, applied: 0 }),
  })
  await tellOfCredit(trx, order, attempt, kept.credit)
}

async function tellOfCredit(trx: Transaction, order: LockedOrder, attempt: Captured, amount: number): Promise<void> {
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
