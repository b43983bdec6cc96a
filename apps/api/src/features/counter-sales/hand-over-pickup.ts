import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { completeOrder, lockOrder, moveOrder } from '../orders/index.ts'
import { isPickup } from './queries.ts'

type HandOverError = 'not_found' | 'order.cancelled' | 'order.not_preparing'

/** Hands over a pickup, which completes its order: the customer is there. One that was handed over stays unchanged. */
export function handOverPickup(
  context: AppContext,
  { actor, orderId, requestId }: { actor: Actor; orderId: OrderId; requestId: string },
): Promise<Result<{ number: number }, HandOverError>> {
  const now = context.clock.now()
  return inResultTransaction<{ number: number }, HandOverError>(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order || !(await isPickup(trx, orderId))) return refuse('not_found')
    setAuditSubject(`order:${orderId}`)
    if (order.state === 'completed') {
      skipAudit()
      return ok({ number: order.number })
    }
    if (order.state === 'cancelled') return refuse('order.cancelled')
    const by = { actorId: actor.userId, actor: actor.role, requestId }
    const move = { orderId, isPickup: true, ...by, at: new Date(now) }
    if (order.state === 'preparing') await moveOrder(trx, { ...move, from: 'preparing', to: 'ready' })
    if (!(await moveOrder(trx, { ...move, from: 'ready', to: 'delivered' }))) return refuse('order.not_preparing')
    await completeOrder(trx, order, by, now)
    return ok({ number: order.number })
  })
}
