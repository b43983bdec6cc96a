import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { findAttempt, insertArrival } from './attempt-queries.ts'
import { type BoardView, findBoardOrder } from './card-queries.ts'
import { lockOnBoard, type OffBoard } from './lock-board-order.ts'

type RecordArrivalError =
  | OffBoard
  | 'order.not_under_way'
  | 'order.awaits_choice'
  | 'order.attempt_changed'
  | 'order.with_other_driver'

export type ArrivalRequest = {
  actor: Actor
  orderId: OrderId
  /** The attempt that the caller saw; undefined means the current one. */
  attempt: number | undefined
  requestId: string
}

/**
 * Records that the driver is at the door, once per attempt; a repeated report changes nothing (RUN-02). A driver reports only orders that are
 * assigned to them or to nobody.
 */
export function recordArrival(
  context: AppContext,
  input: ArrivalRequest,
): Promise<Result<BoardView, RecordArrivalError>> {
  const { orderId, actor, requestId } = input
  return inResultTransaction<BoardView, RecordArrivalError>(context.db, async (trx) => {
    const found = await lockOnBoard(trx, orderId)
    if (!found.ok) return found
    const assignee = (await findBoardOrder(trx, orderId))?.assignee ?? null
    if (actor.role === 'ShippingEmployee' && assignee !== null && assignee.userId !== actor.userId)
      return refuse('order.with_other_driver')
    const { attempt, failed, departed } = await findAttempt(trx, orderId)
    if (input.attempt !== undefined && input.attempt !== attempt) return refuse('order.attempt_changed')
    if (failed) return refuse('order.awaits_choice')
    if (found.value.stage !== 'inDelivery' || !departed) return refuse('order.not_under_way')
    if (!(await insertArrival(trx, { orderId, attempt, actorId: actor.userId, requestId }))) skipAudit()
    const after = await findBoardOrder(trx, orderId)
    return after ? ok(after) : refuse('not_found')
  })
}
