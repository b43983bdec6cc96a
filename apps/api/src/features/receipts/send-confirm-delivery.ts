import type { OrderId, UserId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { findAttempt } from '../board/index.ts'
import { lockOrder } from '../orders/index.ts'
import { sendReceiptLinkAgain } from '../receipt-links/index.ts'

type SendConfirmDeliveryError = 'receipt.not_sent' | 'order.not_under_way' | 'order.awaits_choice'

const MAILABLE = ['outForDelivery', 'delivered', 'completed']

/**
 * Mails the receipt link to the buyer on request of staff, at most once in ten minutes; not after a failed delivery until the driver has
 * left again. A `userId` other than the buyer's and an unknown order give the same error.
 */
export async function sendConfirmDelivery(
  context: AppContext,
  input: { userId: UserId; orderId: OrderId },
): Promise<Result<null, SendConfirmDeliveryError>> {
  const now = context.clock.now()
  return inResultTransaction<null, SendConfirmDeliveryError>(context.db, async (trx) => {
    const order = await lockOrder(trx, input.orderId)
    if (order?.userId !== input.userId) return refuse('receipt.not_sent')
    if (!MAILABLE.includes(order.state)) return refuse('order.not_under_way')
    if (order.state === 'outForDelivery') {
      const { failed, departed } = await findAttempt(trx, order.id)
      if (failed) return refuse('order.awaits_choice')
      if (!departed) return refuse('order.not_under_way')
    }
    await sendReceiptLinkAgain(trx, order, now)
    return ok(null)
  })
}
