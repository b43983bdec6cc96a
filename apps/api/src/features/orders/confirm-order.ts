import type { OrderId } from '@warda/domain/ids'
import { checkConfirmation } from '@warda/domain/orders/next-actions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { planByTerms } from '../receivables/index.ts'
import { findOrder, type OrderView } from './list-queries.ts'
import { moveOrder } from './move-order.ts'
import { isOrderOfBuyer, toOwner } from './order-buyer.ts'
import { lockOrder } from './queries.ts'

type ConfirmOrderError =
  | 'not_found'
  | 'order.cancelled'
  | 'order.not_postponed'
  | 'order.not_pending'
  | 'order.needs_approval'

/**
 * Accepts the terms of a postponed order: it goes to preparation and its debts are planned (decisions §5). An order of somebody else is
 * `not_found`.
 */
export async function confirmOrder(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId; requestId: string },
): Promise<Result<OrderView, ConfirmOrderError>> {
  const now = context.clock.now()
  return inResultTransaction<OrderView, ConfirmOrderError>(context.db, async (trx) => {
    const order = await lockOrder(trx, input.orderId)
    if (!order || !isOrderOfBuyer(toOwner(input.actor), order)) return refuse('not_found')
    const money = await getOrderMoney(trx, order.id)
    const standing = { ...order, ...money, agreed: order.agreedAt !== null, expiresAtMs: null, nowMs: now }
    const allowed = checkConfirmation(standing)
    if (!allowed.ok) return allowed
    const by = { actorId: input.actor.userId, actor: input.actor.role, requestId: input.requestId }
    await moveOrder(trx, { orderId: order.id, from: 'placed', to: 'preparing', ...by, at: new Date(now) })
    await planByTerms(trx, { orderId: order.id, terms: order.terms, outstanding: money.outstanding, ...by, at: now })
    const after = await findOrder(trx, order.id)
    return after ? ok(after) : refuse('not_found')
  })
}
