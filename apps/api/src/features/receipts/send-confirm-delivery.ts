import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { lockOrder } from '../orders/index.ts'
import { sendReceiptLinkAgain } from '../receipt-links/index.ts'

type SendConfirmDeliveryError = 'receipt.not_sent' | 'order.not_under_way'

const MAILABLE = ['outForDelivery', 'delivered', 'completed']

/**
 * Staff mails the buyer the link that confirms receipt; asked again within ten minutes no second mail leaves. `userId` is a claim: another
 * than the order's buyer, and an order that is none, are refused alike.
 */
export async function sendConfirmDelivery(
  context: AppContext,
  asked: { userId: string; orderId: string },
): Promise<Result<null, SendConfirmDeliveryError>> {
  const now = context.clock.now()
  return inResultTransaction<null, SendConfirmDeliveryError>(context.db, async (trx) => {
    const order = await lockOrder(trx, asked.orderId)
    if (order?.userId !== asked.userId) return refuse('receipt.not_sent')
    if (!MAILABLE.includes(order.state)) return refuse('order.not_under_way')
    await sendReceiptLinkAgain(trx, order, now)
    return ok(null)
  })
}
