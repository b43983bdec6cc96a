import { failureOffer } from '@warda/domain/delivery/failure'
import { say } from '@warda/i18n/say'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { moneyOf } from '../ledger/index.ts'
import { type Doer, endOrder, feeCharged, type LockedOrder, takeOff } from '../orders/index.ts'
import type { Failure } from './failure-queries.ts'
import { tellGivenUp } from './notify-buyer.ts'

/**
 * Ends an order whose delivery failed, by its buyer's choice (decision 10): what was paid becomes store credit, less the fee of the drive
 * where the rule keeps it; that fee stays sold, all else of the sale is undone and nothing more is owed. Its flowers are spent: they do not
 * go back to the stock. Call it under the order's lock; gives the store credit, halalas.
 */
export async function giveUp(
  trx: Transaction,
  order: LockedOrder,
  asked: { failure: Failure; doer: Doer; now: number },
): Promise<number> {
  const { failure, doer, now } = asked
  const { paid, due } = await moneyOf(trx, order.id)
  const { credit, kept } = failureOffer({ ...failure, paid, deliveryFee: await feeCharged(trx, order) })
  await endOrder(trx, order, doer, now)
  const reason = say(`delivery_failed_${failure.reason}`, order.language)
  await takeOff(trx, order, {
    kind: kept > 0 ? 'creditNote' : 'reversal',
    amount: due - kept,
    once: `reversal:${order.id}`,
    why: { reason, refundTo: 'credit' },
    doer,
    at: now,
  })
  // An order that was invoiced before gets its credit note.
  await enqueue(trx, 'issue-invoice', { orderId: order.id }, { key: `issue-invoice:${order.id}` })
  await tellGivenUp(trx, order, { credit, kept })
  return credit
}
