import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { lockOrder, moveOrder } from '../orders/index.ts'

type MarkReadyError = 'not_found' | 'order.cancelled' | 'order.not_preparing' | 'order.address_wanted'

/** Moves an order from preparing to ready; an order that is ready already stays unchanged. */
export function markReady(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId; requestId: string },
): Promise<Result<null, MarkReadyError>> {
  const at = new Date(context.clock.now())
  const { actor, requestId } = input
  return inResultTransaction<null, MarkReadyError>(context.db, async (trx) => {
    const order = await lockOrder(trx, input.orderId)
    if (!order) return refuse('not_found')
    if (order.state === 'ready') {
      skipAudit()
      return ok(null)
    }
    if (order.state === 'cancelled') return refuse('order.cancelled')
    if (order.addressWantedUntil !== null) return refuse('order.address_wanted')
    if (order.state !== 'preparing') return refuse('order.not_preparing')
    const by = { actorId: actor.userId, actor: actor.role, requestId }
    await moveOrder(trx, { orderId: order.id, from: 'preparing', to: 'ready', ...by, at })
    return ok(null)
  })
}
