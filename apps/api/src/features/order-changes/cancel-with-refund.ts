import type { Halalas } from '@warda/domain/money'
import { listRefundChoices, type RefundChoice } from '@warda/domain/orders/buyer-changes'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { cancelOrder, type LockedOrder, type OrderActor } from '../orders/index.ts'
import { sumPaidWith } from './queries.ts'

type Cancellation = {
  way: RefundChoice['way']
  /** The reason on the credit note, in the buyer's language. */
  reason: string
  by: OrderActor
  now: number
  cause?: 'addressNotGiven'
}

/**
 * Cancels an order and pays back what was paid by the rule of `listRefundChoices`. Returns the refunded amount, or null without any change when
 * the order has changed state meanwhile. The caller holds the order's lock.
 */
export async function cancelWithRefund(
  trx: Transaction,
  order: LockedOrder,
  { way, reason, ...cancellation }: Cancellation,
): Promise<Halalas | null> {
  const { paid } = await getOrderMoney(trx, order.id)
  const choices = listRefundChoices({ paid, ...(await sumPaidWith(trx, order.id)) })
  const choice = choices.find((each) => each.way === way) ?? choices[0]
  const refundReason = { reason, refundTo: choice?.to ?? ('credit' as const), asCredit: choice?.asCredit ?? 0 }
  const refunded = await cancelOrder(trx, order, { ...cancellation, refundReason })
  if (refunded !== null)
    await enqueue(trx, 'issue-invoice', { orderId: order.id }, { key: `issue-invoice:${order.id}` })
  return refunded
}
