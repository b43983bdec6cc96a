import type { Halalas } from '@warda/domain/money'
import type { Transaction } from '../../db/database.ts'
import { moneyOf } from '../ledger/index.ts'
import { applyDeductions, type RefundTo } from '../receivables/index.ts'
import { closeOrder } from './close-order.ts'
import { notifyBuyer } from './notify-buyer.ts'
import type { OrderActor } from './place-queries.ts'
import { type LockedOrder, restock } from './queries.ts'

/**
 * Cancels an order under lock, paid or not: everything of `closeOrder`, the sale is undone and what was paid goes back, the flowers return, the
 * buyer is told. Gives what was refunded, halalas; null, and nothing is done, when the order has moved on meanwhile.
 */
export async function cancelOrder(
  trx: Transaction,
  order: LockedOrder,
  cancel: { why: { reason: string; refundTo: RefundTo } | null; by: OrderActor; now: number },
): Promise<Halalas | null> {
  const { why, by, now } = cancel
  if (!(await closeOrder(trx, order, by, now))) return null
  const { due } = await moneyOf(trx, order.id)
  const off = { kind: 'reversal', amount: due, once: `reversal:${order.id}`, why, by, at: now } as const
  const refunded = await applyDeductions(trx, order, off)
  await notifyBuyer(trx, 'order-cancelled', order.id, { amount: refunded, to: why?.refundTo ?? 'credit' })
  await restock(trx, order.id, new Date(now))
  return refunded
}

/** An order that nobody paid ends by its buyer's word or its time; false when it has moved on meanwhile. */
export const cancelUnpaid = async (
  trx: Transaction,
  order: LockedOrder,
  by: OrderActor,
  now: number,
): Promise<boolean> => (await cancelOrder(trx, order, { why: null, by, now })) !== null
