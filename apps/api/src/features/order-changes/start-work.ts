import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { insertAction } from '../admin-orders/index.ts'
import { type LockedOrder, lockOrder } from '../orders/index.ts'
import { setWorkStarted } from './queries.ts'

type StartWorkError = 'not_found' | 'order.cancelled' | 'order.not_on_board' | 'order.address_wanted'

type Start = { actor: Actor; by: 'sheet' | 'desk' | 'workroom'; requestId: string; at: Date }

/** Starts work on an order, which ends the buyer's changes (AGREE-06). An order whose work has started stays unchanged. */
export function startWork(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId; by: 'sheet' | 'desk'; requestId: string },
): Promise<Result<null, StartWorkError>> {
  const at = new Date(context.clock.now())
  return inResultTransaction<null, StartWorkError>(context.db, async (trx) => {
    const order = await lockOrder(trx, input.orderId)
    if (!order) return refuse('not_found')
    const checked = checkOnBoard(order)
    if (!checked.ok) return checked
    if (order.state !== 'preparing' || !(await recordStart(trx, order, { ...input, at }))) skipAudit()
    return ok(null)
  })
}

/** Whether work on an order may start. */
export function checkOnBoard(
  order: LockedOrder,
): Result<null, 'order.cancelled' | 'order.address_wanted' | 'order.not_on_board'> {
  if (order.state === 'cancelled') return refuse('order.cancelled')
  if (order.addressWantedUntil !== null) return refuse('order.address_wanted')
  if (order.state === 'placed') return refuse('order.not_on_board')
  return ok(null)
}

/** Records the start of work on a locked order; false when it had started. */
export async function recordStart(
  trx: Transaction,
  order: LockedOrder,
  { actor, by, requestId, at }: Start,
): Promise<boolean> {
  if (!(await setWorkStarted(trx, order.id, at))) return false
  await insertAction(trx, { orderId: order.id, kind: 'start', detail: { by }, actorId: actor.userId, requestId, at })
  return true
}
