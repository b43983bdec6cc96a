import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { World } from '../../world.ts'
import { coverDebts } from '../debts/index.ts'
import { moneyOf, paymentEntries, post } from '../ledger/index.ts'
import { writeMail } from '../notifications/index.ts'
import { type LockedOrder, lockOrder, settleOrder } from '../orders/index.ts'
import { endOutdated } from './end-outdated.ts'
import { type Attempt, findPayment, insertPayment, moveAttempt, type PaymentRow } from './queries.ts'

type Captured = Attempt & { trNumber: string }

/**
 * Writes down money that the gateway says has come, once however often it is told (promise P6): applied to the order as far as it owes,
 * the rest, and all of it when the order is cancelled, kept as the buyer's credit (P7). The amount is the attempt's, already matched.
 */
export function recordPayment(world: World, attempt: Captured, requestId: string): Promise<PaymentRow> {
  const now = world.clock.now()
  return inTransaction(world.db, async (trx) => {
    const order = await lockOrder(trx, attempt.orderId)
    if (!order) throw new Error(`Attempt ${attempt.id} has no order`)
    const known = await findPayment(trx, attempt.gateway, attempt.trNumber)
    if (known) return known
    const { outstanding } = await moneyOf(trx, order.id)
    const { amount } = attempt
    // A cancelled order owes nothing (its sale is reversed), so all that comes for it is credit.
    const applied = Math.min(amount, Math.max(outstanding, 0))
    const { gateway, trNumber } = attempt
    await insertPayment(trx, {
      orderId: order.id,
      attemptId: attempt.id,
      gateway,
      trNumber,
      amount,
      applied,
      at: new Date(now),
    })
    const transactionId = await post(trx, {
      kind: applied > 0 ? 'payment' : 'latePayment',
      once: `payment:${gateway}:${trNumber}`,
      orderId: order.id,
      userId: order.userId,
      actor: 'gateway',
      requestId,
      at: now,
      entries: paymentEntries({ amount, applied }),
    })
    await moveAttempt(trx, attempt.id, ['created', 'pending', 'failed', 'canceled', 'expired'], 'captured')
    if (applied > 0 && transactionId !== null) {
      await coverDebts(trx, { orderId: order.id, transactionId, kind: 'payment', requestId, at: now })
      await endOutdated(trx, order.id, outstanding - applied)
      const paidInFull = applied === outstanding
      await settleOrder(trx, order, { paidInFull, actor: 'gateway', requestId, at: now })
    }
    if (applied < amount) await tellOfCredit(trx, order, attempt, amount - applied)
    return { amount, applied }
  })
}

async function tellOfCredit(trx: Transaction, order: LockedOrder, attempt: Captured, amount: number): Promise<void> {
  await writeMail(trx, {
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
