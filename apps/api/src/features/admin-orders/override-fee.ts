import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { adjustFee, type FeeChange, type LockedOrder, settleRest } from '../orders/index.ts'
import { cancelOutdatedAttempts } from '../payments/index.ts'

/** Changes the delivery fee, settles an order with nothing left to pay, cancels payment links for the old amount and corrects the invoice. */
export async function overrideFee(trx: Transaction, order: LockedOrder, change: FeeChange): Promise<void> {
  const before = await getOrderMoney(trx, order.id)
  await adjustFee(trx, order, change)
  const { actor, requestId } = change.by
  const { outstanding } = await settleRest(trx, order, before, { actor, requestId, at: change.at })
  await cancelOutdatedAttempts(trx, order.id, outstanding)
  await enqueue(trx, 'issue-invoice', { orderId: order.id }, { key: `issue-invoice:${order.id}` })
}
