import type { OrderId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import type { Halalas } from '@warda/domain/money'
import type { RefundChoice } from '@warda/domain/orders/buyer-changes'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { findOrder, hasOpenDiscrepancy, lockOrder, type OrderView } from '../orders/index.ts'
import { cancelWithRefund } from './cancel-with-refund.ts'
import { checkOwnOrder, type OwnOrderError } from './check-own-order.ts'

type CancelOwnOrderError = OwnOrderError | 'order.refund_changed' | 'order.payment_in_progress'

type Input = {
  actor: Actor
  orderId: OrderId
  way: RefundChoice['way']
  /** The refund shown to the buyer, in halalas. */
  expectedRefund: Halalas | null
  requestId: string
  /** The reason on the credit note, in the buyer's language. */
  reason(language: Language): string
}

/**
 * Cancels an order for its buyer before work on it starts (AGREE-06): pays back what was paid, and returns stock, window, coupon and points
 * as the shop's cancellation does. Runs under the order's lock, so that a start of work at the same time is either before or after it.
 */
export function cancelOwnOrder(context: AppContext, input: Input): Promise<Result<OrderView, CancelOwnOrderError>> {
  const now = context.clock.now()
  const by = { actorId: input.actor.userId, actor: input.actor.role, requestId: input.requestId }
  return inResultTransaction<OrderView, CancelOwnOrderError>(context.db, async (trx) => {
    const order = await lockOrder(trx, input.orderId)
    if (!order) return refuse('not_found')
    const allowed = checkOwnOrder(input.actor, order, now)
    if (!allowed.ok) return allowed
    if (await hasOpenDiscrepancy(trx, order.id)) return refuse('order.payment_in_progress')
    const { paid } = await getOrderMoney(trx, order.id)
    if (input.expectedRefund !== null && input.expectedRefund !== paid) {
      return refuse('order.refund_changed', { now: paid })
    }
    const cancellation = { way: input.way, reason: input.reason(order.language), by, now }
    if ((await cancelWithRefund(trx, order, cancellation)) === null) return refuse('order.work_started')
    const after = await findOrder(trx, order.id)
    return after ? ok(after) : refuse('not_found')
  })
}
