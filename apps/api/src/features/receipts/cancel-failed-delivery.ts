import { failedDeliveryOptions } from '@warda/domain/delivery/failed-delivery'
import { t } from '@warda/i18n/translate'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { moneyOf } from '../ledger/index.ts'
import { closeOrder, feeCharged, type LockedOrder, type OrderActor } from '../orders/index.ts'
import { applyDeductions } from '../receivables/index.ts'
import type { Failure } from './failure-queries.ts'
import { notifyCancelled } from './notify-buyer.ts'

/**
 * Ends an order whose delivery failed, by its buyer's choice (decision 10): what was paid becomes store credit, less the fee of the drive
 * where the rule keeps it; that fee stays sold, all else of the sale is undone and nothing more is owed. Its flowers are spent: they do not
 * go back to the stock. Call it under the order's lock; gives the store credit, halalas.
 */
export async function cancelFailedDelivery(
  trx: Transaction,
  order: LockedOrder,
  asked: { failure: Failure; by: OrderActor; now: number },
): Promise<number> {
  const { failure, by, now } = asked
  const { paid, due } = await moneyOf(trx, order.id)
  const { credit, kept } = failedDeliveryOptions({ ...failure, paid, deliveryFee: await feeCharged(trx, order) })
  await closeOrder(trx, order, by, now)
  const reason = t(`delivery_failed_${failure.reason}`, order.language)
  await applyDeductions(trx, order, {
    kind: kept > 0 ? 'creditNote' : 'reversal',
    amount: due - kept,
    once: `reversal:${order.id}`,
    why: { reason, refundTo: 'credit' },
    by,
    at: now,
  })
  // An order that was invoiced before gets its credit note.
  await enqueue(trx, 'issue-invoice', { orderId: order.id }, { key: `issue-invoice:${order.id}` })
  await notifyCancelled(trx, order, { credit, kept })
  return credit
}
