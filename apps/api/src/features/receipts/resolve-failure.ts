import { DOUBLE_CLICK_MS } from '@warda/domain/double-click'
import type { OrderId } from '@warda/domain/ids'
import { checkFailedDeliveryChoice } from '@warda/domain/orders/cancellation'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { findOrder, isOrderOfBuyer, type LockedOrder, lockOrder, type OrderView, toOwner } from '../orders/index.ts'
import { cancelFailedDelivery } from './cancel-failed-delivery.ts'
import { closeFailure, type FailureChoice, findLastFailure } from './failure-queries.ts'
import { rescheduleDelivery } from './reschedule-delivery.ts'

type ResolveFailureError = 'not_found' | 'order.not_failed' | 'order.no_window_offered'

/**
 * The choice of the buyer or the client's owner after a failed delivery: another window, which is booked now, or a cancellation for store
 * credit (decision 10). A second choice that is no double click is `order.not_failed`; an order of somebody else is `not_found`. Returns
 * the order and the granted credit.
 */
export async function resolveFailure(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId; choice: FailureChoice; requestId: string },
): Promise<Result<{ order: OrderView; credit: number }, ResolveFailureError>> {
  const now = context.clock.now()
  return inResultTransaction<{ order: OrderView; credit: number }, ResolveFailureError>(context.db, async (trx) => {
    const order = await lockOrder(trx, input.orderId)
    if (!order || !isOrderOfBuyer(toOwner(input.actor), order)) return refuse('not_found')
    const result = await choose(context, trx, order, { ...input, now })
    if (!result.ok) return result
    const after = await findOrder(trx, order.id)
    return after ? ok({ order: after, credit: result.value }) : refuse('not_found')
  })
}

async function choose(
  context: AppContext,
  trx: Transaction,
  order: LockedOrder,
  input: { actor: Actor; choice: FailureChoice; requestId: string; now: number },
): Promise<Result<number, ResolveFailureError>> {
  const { choice, now } = input
  const failure = await findLastFailure(trx, order.id)
  const again = failure?.chosenAt && failure.choice === choice && now - failure.chosenAt.getTime() < DOUBLE_CLICK_MS
  if (failure && again) return ok(failure.credit)
  const allowed = checkFailedDeliveryChoice({ state: order.state, failed: failure?.choice === null })
  if (!allowed.ok) return allowed
  if (!failure) return refuse('order.not_failed')
  const at = new Date(now)
  if (choice === 'nextWindow') {
    const promised = await rescheduleDelivery(context, trx, order, { failure, now })
    if (!promised.ok) return promised
    await closeFailure(trx, failure.id, { choice, at })
    return ok(0)
  }
  const by = { actorId: input.actor.userId, actor: input.actor.role, requestId: input.requestId }
  const credit = await cancelFailedDelivery(trx, order, { failure, by, now })
  await closeFailure(trx, failure.id, { choice, credit, at })
  return ok(credit)
}
