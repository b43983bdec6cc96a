import { DOUBLE_CLICK_MS } from '@warda/domain/double-click'
import { checkFailedDeliveryChoice } from '@warda/domain/orders/cancellation'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { findOrder, type LockedOrder, lockOrder, type OrderView, ownerOf, owns } from '../orders/index.ts'
import { cancelFailedDelivery } from './cancel-failed-delivery.ts'
import { closeFailure, type FailureChoice, findLastFailure } from './failure-queries.ts'
import { rescheduleDelivery } from './reschedule-delivery.ts'

type ResolveFailureError = 'not_found' | 'order.not_failed' | 'order.no_window_offered'

/**
 * The buyer (or their client's owner) chooses after a failed delivery: another window, which is taken now, or to give the order up for store
 * credit (decision 10). Whoever chooses second, other than by a double click, hears `order.not_failed`. Somebody else's order does not exist.
 * Gives the order and the credit that was granted, halalas.
 */
export async function resolveFailure(
  context: AppContext,
  asked: { actor: Actor; orderId: string; choice: FailureChoice; requestId: string },
): Promise<Result<{ order: OrderView; credit: number }, ResolveFailureError>> {
  const now = context.clock.now()
  return inResultTransaction<{ order: OrderView; credit: number }, ResolveFailureError>(context.db, async (trx) => {
    const order = await lockOrder(trx, asked.orderId)
    if (!order || !owns(ownerOf(asked.actor), order)) return refuse('not_found')
    const done = await choose(context, trx, order, { ...asked, now })
    if (!done.ok) return done
    const after = await findOrder(trx, order.id)
    return after ? ok({ order: after, credit: done.value }) : refuse('not_found')
  })
}

async function choose(
  context: AppContext,
  trx: Transaction,
  order: LockedOrder,
  asked: { actor: Actor; choice: FailureChoice; requestId: string; now: number },
): Promise<Result<number, ResolveFailureError>> {
  const { choice, now } = asked
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
  const by = { actorId: asked.actor.userId, actor: asked.actor.role, requestId: asked.requestId }
  const credit = await cancelFailedDelivery(trx, order, { failure, by, now })
  await closeFailure(trx, failure.id, { choice, credit, at })
  return ok(credit)
}
