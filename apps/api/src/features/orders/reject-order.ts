import { checkRejection } from '@warda/domain/orders/cancellation'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { moneyOf } from '../ledger/index.ts'
import { cancelUnpaid } from './cancel-order.ts'
import { findOrder, type OrderView } from './list-queries.ts'
import { ownerOf, owns } from './order-buyer.ts'
import { lockOrder } from './queries.ts'

type RejectOrderError = 'not_found' | 'order.not_pending' | 'order.already_paid' | 'order.payment_in_progress'

/**
 * The buyer calls a pending order off (spec §4). A waiting payment ends with it; money that comes all the same is kept as credit
 * (decisions §3, promise P7). Somebody else's order does not exist.
 */
export async function rejectOrder(
  context: AppContext,
  asked: { actor: Actor; orderId: string; requestId: string },
): Promise<Result<OrderView, RejectOrderError>> {
  const now = context.clock.now()
  const by = { actorId: asked.actor.userId, actor: asked.actor.role, requestId: asked.requestId }
  return inResultTransaction<OrderView, RejectOrderError>(context.db, async (trx) => {
    const order = await lockOrder(trx, asked.orderId)
    if (!order || !owns(ownerOf(asked.actor), order)) return refuse('not_found')
    const { paid } = await moneyOf(trx, order.id)
    const allowed = checkRejection({ state: order.state, paid, hasLiveAttempt: false })
    if (!allowed.ok) return allowed
    const cancelled = await cancelUnpaid(trx, order, by, now)
    const after = await findOrder(trx, order.id)
    return cancelled && after ? ok(after) : refuse('order.not_pending')
  })
}
