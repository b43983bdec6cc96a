import { listFailedDeliveryOptions } from '@warda/domain/delivery/failed-delivery'
import { t } from '@warda/i18n/translate'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { closeOrder, type LockedOrder, type OrderActor, readChargedFee } from '../orders/index.ts'
import { applyDeductions } from '../receivables/index.ts'
import type { Failure } from './failure-queries.ts'
import { notifyCancelled } from './notify-buyer.ts'

/**
 * Cancels an order after a failed delivery by the buyer's choice (decision 10): the paid amount becomes store credit, less the delivery fee if
 * it is retained. A retained fee remains a sale, the rest of the sale is reversed. Nothing is restocked. Returns the store credit. The caller
 * holds the order's lock.
 */
export async function cancelFailedDelivery(
  trx: Transaction,
  order: LockedOrder,
  input: { failure: Failure; by: OrderActor; now: number },
): Promise<number> {
  const { failure, by, now } = input
  const { paid, due } = await getOrderMoney(trx, order.id)
  const { credit, kept } = listFailedDeliveryOptions({
    ...failure,
    paid,
    deliveryFee: await readChargedFee(trx, order),
  })
  await closeOrder(trx, order, by, now)
  const reason = t(`delivery_failed_${failure.reason}`, order.language)
  await applyDeductions(trx, order, {
    kind: kept > 0 ? 'creditNote' : 'reversal',
    amount: due - kept,
    idempotencyKey: `reversal:${order.id}`,
    refundReason: { reason, refundTo: 'credit' },
    by,
    at: now,
  })
  // Issues the credit note of an invoiced order.
  await enqueue(trx, 'issue-invoice', { orderId: order.id }, { key: `issue-invoice:${order.id}` })
  await notifyCancelled(trx, order, { credit, kept })
  return credit
}
