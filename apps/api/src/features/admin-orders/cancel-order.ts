import { getDoubleClickStart } from '@warda/domain/double-click'
import type { OrderId } from '@warda/domain/ids'
import { checkCancellation } from '@warda/domain/orders/cancellation'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipRepeatedAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { getOrderMoney, type OrderMoney } from '../ledger/index.ts'
import { cancelOrder, lockOrder } from '../orders/index.ts'
import type { RefundTo } from '../receivables/index.ts'
import { findDeduction } from './credit-queries.ts'

type CancelOrderError =
  | 'not_found'
  | 'order.cancelled'
  | 'order.cancelled_otherwise'
  | 'order.too_late_to_cancel'
  | 'idempotency.mismatch'

export type ShopCancel = {
  actor: Actor
  orderId: OrderId
  reason: string
  refundTo: RefundTo
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/**
 * Cancels an order before it leaves the shop (decisions §3): payments are refunded or become store credit, and stock, slot, coupon and
 * points are returned. A repeat within the double-click interval is answered with success, one with another way of refund is refused.
 */
export function cancelOrderByShop<A>(
  context: AppContext,
  input: ShopCancel,
  answer: (money: OrderMoney) => A,
): Promise<Result<IdempotentResult<A>, CancelOrderError>> {
  const now = context.clock.now()
  return inResultTransaction<IdempotentResult<A>, CancelOrderError>(context.db, (trx) =>
    withIdempotency<A, CancelOrderError>(trx, input.idempotencyKey, async () => {
      const cancelled = await cancel(trx, input, now)
      return cancelled.ok ? ok(answer(cancelled.value)) : cancelled
    }),
  )
}

async function cancel(trx: Transaction, input: ShopCancel, now: number): Promise<Result<OrderMoney, CancelOrderError>> {
  const { actor, reason, refundTo, requestId } = input
  const order = await lockOrder(trx, input.orderId)
  if (!order) return refuse('not_found')
  if (order.state === 'cancelled') {
    const previous = { orderId: order.id, actorId: actor.userId, since: getDoubleClickStart(now) }
    const deduction = await findDeduction(trx, previous)
    if (!deduction) return refuse('order.cancelled')
    return deduction.refundTo === refundTo || deduction.refundTo === 'none'
      ? skipRepeatedAudit(await getOrderMoney(trx, order.id))
      : refuse('order.cancelled_otherwise')
  }
  const allowed = checkCancellation(order.state)
  if (!allowed.ok) return allowed
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  await cancelOrder(trx, order, { refundReason: { reason, refundTo }, by, now })
  // Issues the credit note of an invoiced order.
  await enqueue(trx, 'issue-invoice', { orderId: order.id }, { key: `issue-invoice:${order.id}` })
  return ok(await getOrderMoney(trx, order.id))
}
