import { boardTransitions } from '@warda/domain/orders/board-transitions'
import type { BoardStage } from '@warda/domain/orders/order-stages'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { deliverOrder, type LockedOrder, moveOrder } from '../orders/index.ts'
import { sendReceiptLink } from '../receipt-links/index.ts'
import { type BoardView, findBoardOrder } from './card-queries.ts'
import { lockOnBoard, type OffBoard } from './lock-board-order.ts'
import { hasOpenFailure, takeUnassigned } from './queries.ts'

export type StageError = OffBoard | 'order.illegal_step' | 'order.awaits_choice'

export type StageRequest = { actor: Actor; orderId: string; stage: BoardStage; requestId: string }

/**
 * Starts or completes a delivery (API-14, BIZ-04). Asking again for the step taken changes nothing, so that of two dispatchers both succeed
 * and one event is written; going back or skipping a tab is refused, and so is completing while the buyer of a failed delivery chooses.
 */
export async function updateStage(context: AppContext, asked: StageRequest): Promise<Result<BoardView, StageError>> {
  const now = context.clock.now()
  return inResultTransaction<BoardView, StageError>(context.db, async (trx) => {
    const moved = await moveOnBoard(trx, asked, now)
    if (!moved.ok) return moved
    const after = await findBoardOrder(trx, asked.orderId)
    return after ? ok(after) : refuse('not_found')
  })
}

async function moveOnBoard(trx: Transaction, asked: StageRequest, now: number): Promise<Result<null, StageError>> {
  const found = await lockOnBoard(trx, asked.orderId)
  if (!found.ok) return found
  const { order, stage } = found.value
  if (asked.stage === 'pending') return stage === 'pending' ? ok(null) : refuse('order.illegal_step')
  const steps = boardTransitions({ state: order.state, agreed: order.agreedAt !== null }, asked.stage)
  if (!steps.ok) return steps
  if (steps.value.length === 0) {
    skipAudit()
    return ok(null)
  }
  if (asked.stage === 'completed' && (await hasOpenFailure(trx, order.id))) return refuse('order.awaits_choice')
  await walk(trx, order, steps.value, asked, now)
  if (asked.stage === 'inDelivery' && asked.actor.role === 'ShippingEmployee')
    await takeUnassigned(trx, order.id, asked.actor.userId)
  return ok(null)
}

async function walk(
  trx: Transaction,
  order: LockedOrder,
  states: readonly LockedOrder['state'][],
  { actor, requestId }: StageRequest,
  now: number,
): Promise<void> {
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  let from = order.state
  for (const to of states) {
    if (to === 'delivered') {
      await deliverOrder(trx, order, by, now)
      await sendReceiptLink(trx, order, now)
    } else await moveOrder(trx, { orderId: order.id, from, to, ...by, at: new Date(now) })
    from = to
  }
}
