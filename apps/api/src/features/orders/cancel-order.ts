import type { Halalas } from '@warda/domain/money'
import type { Transaction } from '../../db/database.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { applyDeductions, type RefundReason } from '../receivables/index.ts'
import { closeOrder } from './close-order.ts'
import { notifyBuyer } from './notify-buyer.ts'
import type { OrderActor } from './place-queries.ts'
import { type LockedOrder, restock } from './queries.ts'

/**
 * Cancels an order, paid or not: closes it, reverses the sale with refunds, restocks the lines and notifies the buyer. Returns the refunded
 * amount, or null without any change when the order has changed state meanwhile. The caller holds the order's lock.
 */
export async function cancelOrder(
  trx: Transaction,
  order: LockedOrder,
  cancel: { refundReason: RefundReason | null; by: OrderActor; now: number; cause?: 'addressNotGiven' },
): Promise<Halalas | null> {
  const { refundReason, by, now, cause } = cancel
  if (!(await closeOrder(trx, order, by, now))) return null
  const { due } = await getOrderMoney(trx, order.id)
  const deduction = {
    kind: 'reversal',
    amount: due,
    idempotencyKey: `reversal:${order.id}`,
    refundReason,
    by,
    at: now,
  } as const
  const refunded = await applyDeductions(trx, order, deduction)
  const asCredit = refundReason?.refundTo === 'credit' ? 0 : Math.min(refundReason?.asCredit ?? 0, refunded)
  const refund = { amount: refunded - asCredit, to: refundReason?.refundTo ?? 'credit', asCredit, cause }
  await notifyBuyer(trx, 'order-cancelled', order.id, now, refund)
  await restock(trx, order.id, new Date(now))
  return refunded
}

/** Cancels an unpaid order; false when it has changed state meanwhile. */
export const cancelUnpaid = async (
  trx: Transaction,
  order: LockedOrder,
  by: OrderActor,
  now: number,
): Promise<boolean> => (await cancelOrder(trx, order, { refundReason: null, by, now })) !== null
