import type { Transaction } from '../../db/database.ts'
import type { OrderMoney } from '../ledger/index.ts'
import { type LockedOrder, settleOrders } from '../orders/index.ts'
import { type PaymentToTake, takePayment } from '../receivables/index.ts'
import { cancelOutdatedAttempts } from './cancel-outdated-attempts.ts'

/**
 * Takes a payment and applies its effects: payment links for the old amount are cancelled and the order changes state. Returns the
 * order's money afterwards. The caller holds the order's lock and has checked the amount.
 */
export async function collectPayment(
  trx: Transaction,
  order: LockedOrder,
  payment: PaymentToTake,
): Promise<OrderMoney> {
  const after = await takePayment(trx, order, payment)
  await cancelOutdatedAttempts(trx, order.id, after.outstanding)
  const { actor, requestId } = payment.by
  await settleOrders(trx, [{ order, paidInFull: after.outstanding === 0 }], { actor, requestId, at: payment.at })
  return after
}
