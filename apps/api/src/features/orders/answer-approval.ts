import type { OrderId } from '@warda/domain/ids'
import { expiresAt } from '@warda/domain/orders/expiry'
import { isCreditTerms } from '@warda/domain/orders/payment-terms'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { planByTerms } from '../receivables/index.ts'
import { setApproval, setExpiry } from './approval-queries.ts'
import { cancelUnpaid } from './cancel-order.ts'
import { findOrder, type OrderView } from './list-queries.ts'
import { moveOrder } from './move-order.ts'
import { notifyApprovalDecision } from './notify-client-owner.ts'
import type { OrderActor } from './place-queries.ts'
import { type LockedOrder, lockOrder } from './queries.ts'

type AnswerApprovalError = 'not_found' | 'approval.not_waiting'

/**
 * Approves or refuses an order above its branch's budget, once. An approved order continues by its terms: cash and credit go to
 * preparation, online gets half an hour to be paid. A refused order is cancelled, with a reason for its manager. An order of another client is `not_found`.
 */
export function decideApproval(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId; approve: boolean; reason: string; requestId: string },
): Promise<Result<OrderView, AnswerApprovalError>> {
  const now = context.clock.now()
  const { actor } = input
  const by = { actorId: actor.userId, actor: actor.role, requestId: input.requestId }
  return inResultTransaction<OrderView, AnswerApprovalError>(context.db, async (trx) => {
    const order = await lockOrder(trx, input.orderId)
    const isOwnClient = order !== undefined && actor.clientId > 0 && order.clientId === actor.clientId
    if (!order || !isOwnClient) return refuse('not_found')
    if (order.approval !== 'waiting' || order.state !== 'placed') return refuse('approval.not_waiting')
    const reason = input.approve ? '' : input.reason
    await setApproval(trx, order.id, input.approve ? 'approved' : 'refused', { userId: actor.userId, reason })
    if (input.approve) await goOn(trx, order, by, now)
    else await cancelUnpaid(trx, order, by, now)
    const after = await findOrder(trx, order.id)
    if (!after) return refuse('not_found')
    await notifyApprovalDecision(trx, after, { approved: input.approve, reason })
    return ok(after)
  })
}

async function goOn(trx: Transaction, order: LockedOrder, by: OrderActor, now: number): Promise<void> {
  const { outstanding } = await getOrderMoney(trx, order.id)
  if (order.terms === 'online' && outstanding > 0) {
    const until = expiresAt(now)
    await setExpiry(trx, order.id, new Date(until))
    await enqueue(trx, 'expire-order', { orderId: order.id }, { notBefore: until })
    return
  }
  await moveOrder(trx, { orderId: order.id, from: 'placed', to: 'preparing', ...by, at: new Date(now) })
  if (isCreditTerms(order.terms))
    await planByTerms(trx, { orderId: order.id, terms: order.terms, outstanding, ...by, at: now })
}
