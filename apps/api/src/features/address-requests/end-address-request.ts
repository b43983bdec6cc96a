import type { OrderId } from '@warda/domain/ids'
import { t } from '@warda/i18n/translate'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { cancelWithRefund } from '../order-changes/index.ts'
import { hasOpenDiscrepancy, lockOrder } from '../orders/index.ts'
import { checkOrderPayment } from '../payments/index.ts'

/**
 * Cancels an order whose recipient did not enter the address in time, and refunds its payments (AGREE-03). Concurrent calls cancel once.
 * An order with an open discrepancy waits until the desk has resolved it.
 */
export async function endAddressRequest(context: AppContext, orderId: OrderId): Promise<void> {
  await checkOrderPayment(context, orderId)
  const now = context.clock.now()
  await inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order || (order.state !== 'placed' && order.state !== 'preparing')) return
    if (order.addressWantedUntil === null || order.addressWantedUntil.getTime() > now) return
    if (await hasOpenDiscrepancy(trx, order.id)) return
    await cancelWithRefund(trx, order, {
      way: 'samePayment',
      reason: t('address_request_ended_reason', order.language),
      by: { actorId: null, actor: 'system', requestId: `address-ended:${orderId}` },
      now,
      cause: 'addressNotGiven',
    })
  })
}
