import { ok, type Result, refuse } from '@warda/domain/result'
import { decideInTransaction } from '../../db/result-transaction.ts'
import { dropNote } from '../../db/audit.ts'
import type { Actor } from '../../http/handler.ts'
import type { World } from '../../context.ts'
import { lockOrder, moveOrder } from '../orders/index.ts'

type Fault = 'not_found' | 'order.cancelled' | 'order.not_preparing'

/** The flowers are bound: preparing → ready. Saying it twice changes nothing. */
export function markReady(
  world: World,
  asked: { actor: Actor; orderId: string; requestId: string },
): Promise<Result<null, Fault>> {
  const at = new Date(world.clock.now())
  const { actor, requestId } = asked
  return decideInTransaction<null, Fault>(world.db, async (trx) => {
    const order = await lockOrder(trx, asked.orderId)
    if (!order) return refuse('not_found')
    if (order.state === 'ready') {
      dropNote()
      return ok(null)
    }
    if (order.state === 'cancelled') return refuse('order.cancelled')
    if (order.state !== 'preparing') return refuse('order.not_preparing')
    const doer = { actorId: actor.userId, actor: actor.role, requestId }
    await moveOrder(trx, { orderId: order.id, from: 'preparing', to: 'ready', ...doer, at })
    return ok(null)
  })
}
