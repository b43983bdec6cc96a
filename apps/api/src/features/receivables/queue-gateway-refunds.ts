import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { REFUNDING_GATEWAYS } from '@warda/domain/payments/refunding-gateways'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { findRefundable, insertGatewayPayout } from './refund-payout-queries.ts'

type Refund = { transactionId: number; orderId: OrderId; at: Date }

/**
 * Splits a refund over the payments of the order at gateways that take refunds, the newest first, and has the job send the parts (decision 59).
 * Returns what no gateway can send. The caller holds the order's lock.
 */
export async function queueGatewayRefunds(trx: Transaction, refund: Refund, amount: Halalas): Promise<Halalas> {
  let rest = amount
  for (const { gateway, trNumber, refundable } of await findRefundable(trx, refund.orderId, REFUNDING_GATEWAYS)) {
    const part = Math.min(rest, refundable)
    if (part <= 0) continue
    await insertGatewayPayout(trx, { ...refund, gateway, trNumber, amount: part })
    rest -= part
  }
  if (rest < amount) await enqueue(trx, 'send-refunds', {}, { key: 'send-refunds' })
  return rest
}
