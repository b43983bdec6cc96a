import { type Halalas, splitVat } from '@warda/domain/money'
import type { Database, Transaction } from '../../db/database.ts'
import { moneyOf, post, saleEntries } from '../ledger/index.ts'
import { applyDeductions, planRest, type RefundTo } from '../receivables/index.ts'
import { raiseFee, sumFeeCredits } from './fee-queries.ts'
import type { OrderActor } from './place-queries.ts'
import { type LockedOrder, updateSoldCount } from './queries.ts'

/** What an order's delivery costs its buyer: the fee it was placed with, what was charged more since, less what was given back of it. */
export const feeCharged = async (db: Database, order: Pick<LockedOrder, 'id' | 'deliveryFee'>): Promise<Halalas> =>
  order.deliveryFee - (await sumFeeCredits(db, order.id))

export type FeeChange = {
  /** Halalas; more when positive, given back when negative. */
  difference: Halalas
  /** What the credit note says of it. */
  reason: string
  refundTo: RefundTo
  by: OrderActor
  /** Milliseconds. */
  at: number
}

/**
 * Charges another fee for an order that goes elsewhere: more is one more sale of the order (what is neither paid nor in a debt becomes one,
 * once something was paid or put off), less is taken off like any amount. A paid one that owes
 * again is counted as sold once it is paid again. Call it under the order's lock, once a request.
 */
export async function adjustFee(trx: Transaction, order: LockedOrder, change: FeeChange): Promise<void> {
  const { difference, reason, refundTo, by, at } = change
  const once = `fee:${order.id}:${by.requestId}`
  const before = await moneyOf(trx, order.id)
  if (difference < 0) {
    const amount = Math.min(-difference, before.due)
    await applyDeductions(trx, order, { kind: 'creditNote', amount, once, why: { reason, refundTo }, by, at })
    return
  }
  // The tax of a fee is rounded once, however it came together.
  const vat = splitVat(order.deliveryFee + difference).vat - splitVat(order.deliveryFee).vat
  await raiseFee(trx, order.id, { fee: difference, vat })
  const books = { orderId: order.id, userId: order.userId, actor: by.actor, requestId: by.requestId, at }
  await post(trx, { ...books, kind: 'sale', once, entries: saleEntries({ total: difference, vat }) })
  if (before.outstanding === 0) await updateSoldCount(trx, order.id, -1)
  const { paid, outstanding } = await moneyOf(trx, order.id)
  if (paid > 0 || order.postponed) await planRest(trx, { ...books, outstanding })
}
