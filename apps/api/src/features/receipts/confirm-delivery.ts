import { checkReceipt } from '@warda/domain/orders/next-actions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { completeOrder, deliverOrder, lockOrder, type OrderActor } from '../orders/index.ts'
import { authorizeConfirmation, type Claim } from './authorize-confirmation.ts'
import { findOpenFailure } from './failure-queries.ts'
import { notifyReceived } from './notify-buyer.ts'
import { findBuyer, findReceipt, type ReceiptView } from './queries.ts'

type ConfirmDeliveryError = 'receipt.invalid' | 'order.not_under_way'

/**
 * The buyer says that the flowers came: an order under way is delivered by that and received, a delivered one received (spec §4). Asked again,
 * or while the dispatcher or the 48 hours do the same, it answers the same; there is one "completed" event (I22). Foreign, missing and forged
 * are all `receipt.invalid`; only who has proven to be the buyer hears `order.not_under_way`.
 */
export async function confirmDelivery(
  context: AppContext,
  claim: Claim,
  requestId: string,
): Promise<Result<ReceiptView, ConfirmDeliveryError>> {
  const now = context.clock.now()
  const buyer = await findBuyer(context.db, claim.orderId)
  const proof = buyer && authorizeConfirmation(claim, buyer, context.config.SECRET, now)
  if (!proof) return refuse('receipt.invalid')
  const by: OrderActor =
    proof === 'owner' && claim.actor
      ? { actorId: claim.actor.userId, actor: claim.actor.role, requestId }
      : { actorId: null, actor: 'receipt-link', requestId }
  return inResultTransaction<ReceiptView, ConfirmDeliveryError>(context.db, async (trx) => {
    const order = await lockOrder(trx, claim.orderId)
    if (!order) return refuse('receipt.invalid')
    if (order.state !== 'completed') {
      const open = await findOpenFailure(trx, order.id)
      const allowed = checkReceipt({ state: order.state, failure: open ? { nextWindow: false } : null })
      if (!allowed.ok) return allowed
      if (order.state === 'outForDelivery') await deliverOrder(trx, order, by, now)
      await completeOrder(trx, order, by, now)
      await notifyReceived(trx, order)
    }
    const receipt = await findReceipt(trx, order.id)
    return receipt ? ok(receipt) : refuse('receipt.invalid')
  })
}
