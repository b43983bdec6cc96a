import { doubleClickStart } from '@warda/domain/double-click'
import { checkCancellation } from '@warda/domain/orders/cancellation'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { repeatedAnswer } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { moneyOf, type OrderMoney } from '../ledger/index.ts'
import { cancelOrder, lockOrder } from '../orders/index.ts'
import type { RefundTo } from '../receivables/index.ts'
import { wasCredited } from './credit-queries.ts'

type CancelOrderError = 'not_found' | 'order.cancelled' | 'order.too_late_to_cancel' | 'idempotency.mismatch'

export type ShopCancel = {
  actor: Actor
  orderId: string
  reason: string
  refundTo: RefundTo
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/**
 * The shop cancels an order before it leaves (decisions §3): what was paid is given back or becomes store credit, nothing more is owed, and
 * flowers, place, coupon and points go back. A double click does one thing and is answered twice.
 */
export function cancelOrderByShop<A>(
  context: AppContext,
  asked: ShopCancel,
  answer: (money: OrderMoney) => A,
): Promise<Result<IdempotentResult<A>, CancelOrderError>> {
  const now = context.clock.now()
  return inResultTransaction<IdempotentResult<A>, CancelOrderError>(context.db, (trx) =>
    withIdempotency<A, CancelOrderError>(trx, asked.idempotencyKey, async () => {
      const done = await cancel(trx, asked, now)
      return done.ok ? ok(answer(done.value)) : done
    }),
  )
}

async function cancel(trx: Transaction, asked: ShopCancel, now: number): Promise<Result<OrderMoney, CancelOrderError>> {
  const { actor, reason, refundTo, requestId } = asked
  const order = await lockOrder(trx, asked.orderId)
  if (!order) return refuse('not_found')
  if (order.state === 'cancelled') {
    const same = { orderId: order.id, actorId: actor.userId, amount: null, since: doubleClickStart(now) }
    return (await wasCredited(trx, same)) ? repeatedAnswer(await moneyOf(trx, order.id)) : refuse('order.cancelled')
  }
  const allowed = checkCancellation(order.state)
  if (!allowed.ok) return allowed
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  await cancelOrder(trx, order, { why: { reason, refundTo }, by, now })
  // An order that was invoiced before gets its credit note.
  await enqueue(trx, 'issue-invoice', { orderId: order.id }, { key: `issue-invoice:${order.id}` })
  return ok(await moneyOf(trx, order.id))
}
