import type { OrderId } from '@warda/domain/ids'
import { checkRejection } from '@warda/domain/orders/cancellation'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { lockUserRow } from '../../db/lock-user.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { cancelUnpaid } from './cancel-order.ts'
import { findOrder, type OrderView } from './list-queries.ts'
import { isOrderOfBuyer, toOwner } from './order-buyer.ts'
import { hasOpenDiscrepancy, lockOrder, restoreCart } from './queries.ts'

type RejectOrderError = 'not_found' | 'order.not_pending' | 'order.already_paid' | 'order.payment_in_progress'

/**
 * Cancels a pending order for its buyer (spec §4). A waiting payment attempt ends; a payment that arrives later is kept as store credit
 * (decisions §3, promise P7). Its lines go back into the buyer's cart. An order of somebody else is `not_found`.
 */
export async function rejectOrder(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId; requestId: string },
): Promise<Result<OrderView, RejectOrderError>> {
  const now = context.clock.now()
  const by = { actorId: input.actor.userId, actor: input.actor.role, requestId: input.requestId }
  return inResultTransaction<OrderView, RejectOrderError>(context.db, async (trx) => {
    const order = await lockOrder(trx, input.orderId)
    if (!order || !isOrderOfBuyer(toOwner(input.actor), order)) return refuse('not_found')
    const { paid } = await getOrderMoney(trx, order.id)
    if (await hasOpenDiscrepancy(trx, order.id)) return refuse('order.payment_in_progress')
    const allowed = checkRejection({ state: order.state, paid, hasLiveAttempt: false })
    if (!allowed.ok) return allowed
    // Before stock and slot, as placing does: the cart is written after them, and the buyer's next order must not hold it meanwhile.
    await lockUserRow(trx, order.userId)
    const cancelled = await cancelUnpaid(trx, order, by, now)
    if (cancelled) await restoreCart(trx, order.id, order.userId)
    const after = await findOrder(trx, order.id)
    return cancelled && after ? ok(after) : refuse('order.not_pending')
  })
}
