import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { moneyOf } from '../ledger/index.ts'
import { adjustFee, type FeeChange, type LockedOrder, settleOrder } from '../orders/index.ts'
import { endOutdated } from '../payments/index.ts'

/** Charges another fee and does what follows from it: links for another amount end, what is now paid in full is settled, papers are corrected. */
export async function chargeOtherFee(trx: Transaction, order: LockedOrder, change: FeeChange): Promise<void> {
  const before = await moneyOf(trx, order.id)
  await adjustFee(trx, order, change)
  const after = await moneyOf(trx, order.id)
  await endOutdated(trx, order.id, after.outstanding)
  const paidInFull = before.outstanding > 0 && after.outstanding === 0 && after.paid > 0
  const { actor, requestId } = change.doer
  if (paidInFull) await settleOrder(trx, order, { paidInFull, actor, requestId, at: change.at })
  await enqueue(trx, 'issue-invoice', { orderId: order.id }, { key: `issue-invoice:${order.id}` })
}
