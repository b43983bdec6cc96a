import { type FailureReason, listFailedDeliveryOptions } from '@warda/domain/delivery/failed-delivery'
import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { insertDeparture } from '../board/index.ts'
import { freeWindows } from '../delivery/index.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { lockOrder, readChargedFee } from '../orders/index.ts'
import { findLastFailure, insertFailure } from './failure-queries.ts'
import { notifyFailed } from './notify-buyer.ts'

type FailDeliveryError = 'not_found' | 'order.not_under_way' | 'order.awaits_choice'

export type FailureInput = { actor: Actor; orderId: OrderId; reason: FailureReason; note: string; requestId: string }

/**
 * Records a failed delivery: the order stays out for delivery, and its buyer is offered the next free window or store credit (decision 10).
 * The window is not booked yet. A repeated report of the same person before the buyer's choice counts as one failure.
 */
export async function failDelivery(context: AppContext, input: FailureInput): Promise<Result<null, FailDeliveryError>> {
  const now = context.clock.now()
  const { orderId, reason, note, requestId } = input
  const actorId = input.actor.userId
  return inResultTransaction<null, FailDeliveryError>(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order) return refuse('not_found')
    const last = await findLastFailure(trx, orderId)
    if (last?.choice === null)
      return last.actorId === actorId && last.reason === reason ? ok(null) : refuse('order.awaits_choice')
    if (order.state !== 'outForDelivery') return refuse('order.not_under_way')
    const attempt = (last?.attempt ?? 0) + 1
    if (attempt > 1) await insertDeparture(trx, { orderId, attempt, actorId, requestId, at: new Date(now) })
    const { paid } = await getOrderMoney(trx, orderId)
    const deliveryFee = await readChargedFee(trx, order)
    const { nextWindow, credit, kept } = listFailedDeliveryOptions({ reason, attempt, paid, deliveryFee })
    const window = nextWindow ? ((await freeWindows(context, trx, now))[0] ?? null) : null
    await insertFailure(trx, { orderId, attempt, reason, note, actorId, requestId, at: new Date(now), window, credit })
    await notifyFailed(trx, order, { attempt, reason, window, credit, kept })
    return ok(null)
  })
}
