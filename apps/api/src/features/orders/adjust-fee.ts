import { type Halalas, splitVat } from '@warda/domain/money'
import { t } from '@warda/i18n/translate'
import type { Database, Transaction } from '../../db/database.ts'
import { createSaleEntries, getOrderMoney, post } from '../ledger/index.ts'
import { applyDeductions, planRest, type RefundTo } from '../receivables/index.ts'
import { insertFeeAdjustment, raiseFee, sumFeeCredits } from './fee-queries.ts'
import type { OrderActor } from './place-queries.ts'
import { type LockedOrder, updateSoldCount } from './queries.ts'

/** The delivery fee of an order after later charges and credits. */
export const readChargedFee = async (db: Database, order: Pick<LockedOrder, 'id' | 'deliveryFee'>): Promise<Halalas> =>
  order.deliveryFee - (await sumFeeCredits(db, order.id))

export type FeeChange = {
  /** Positive to charge more, negative to credit. */
  difference: Halalas
  /** Of a lower fee, for the credit note. */
  reason: string
  refundTo: RefundTo
  by: OrderActor
  /** Milliseconds. */
  at: number
}

/**
 * Changes the delivery fee of an order. A higher fee is posted as another sale, documented by a debit note if the order is invoiced, and
 * becomes a debt once something was paid or postponed; a lower fee is a deduction. A paid order that owes again is counted as sold when it
 * is paid again. The caller holds the order's lock; at most once per request.
 */
export async function adjustFee(trx: Transaction, order: LockedOrder, change: FeeChange): Promise<void> {
  const { difference, reason, refundTo, by, at } = change
  const idempotencyKey = `fee:${order.id}:${by.requestId}`
  const before = await getOrderMoney(trx, order.id)
  if (difference < 0) {
    const amount = Math.min(-difference, before.due)
    await applyDeductions(trx, order, {
      kind: 'creditNote',
      amount,
      idempotencyKey,
      refundReason: { reason, refundTo },
      by,
      at,
    })
    return
  }
  // VAT is rounded once on the whole fee.
  const vat = splitVat(order.deliveryFee + difference).vat - splitVat(order.deliveryFee).vat
  await raiseFee(trx, order.id, { fee: difference, vat })
  const books = { orderId: order.id, userId: order.userId, actor: by.actor, requestId: by.requestId, at }
  const entries = createSaleEntries({ total: difference, vat })
  const transactionId = await post(trx, { ...books, kind: 'sale', idempotencyKey, entries })
  if (transactionId !== null) {
    const fee = { transactionId, amount: difference, vat, reason: t('document_reason_fee', order.language) }
    await insertFeeAdjustment(trx, { ...books, ...fee, actorId: by.actorId, at: new Date(at) })
  }
  if (before.outstanding === 0) await updateSoldCount(trx, [order.id], -1)
  const { paid, outstanding } = await getOrderMoney(trx, order.id)
  if (paid > 0 || order.postponed) await planRest(trx, { ...books, outstanding })
}
