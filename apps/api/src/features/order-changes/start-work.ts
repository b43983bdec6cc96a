import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { insertAction } from '../admin-orders/index.ts'
import { lockOrder } from '../orders/index.ts'
import { setWorkStarted } from './queries.ts'

type StartWorkError = 'not_found' | 'order.cancelled' | 'order.not_on_board' | 'order.address_wanted'

/** Starts work on an order, which ends the buyer's changes (AGREE-06). An order whose work has started stays unchanged. */
export function startWork(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId; by: 'sheet' | 'desk'; requestId: string },
): Promise<Result<null, StartWorkError>> {
  const at = new Date(context.clock.now())
  const { actor, by, requestId } = input
  return inResultTransaction<null, StartWorkError>(context.db, async (trx) => {
    const order = await lockOrder(trx, input.orderId)
    if (!order) return refuse('not_found')
    if (order.state === 'cancelled') return refuse('order.cancelled')
    if (order.addressWantedUntil !== null) return refuse('order.address_wanted')
    if (order.state === 'placed') return refuse('order.not_on_board')
    if (order.state !== 'preparing' || !(await setWorkStarted(trx, order.id, at))) {
      skipAudit()
      return ok(null)
    }
    const action = { orderId: order.id, actorId: actor.userId, requestId, at }
    await insertAction(trx, { ...action, kind: 'start', detail: { by } })
    return ok(null)
  })
}
