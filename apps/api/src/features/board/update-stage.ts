import { boardSteps } from '@warda/domain/orders/board-steps'
import type { BoardStage } from '@warda/domain/orders/views'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { decideInTransaction } from '../../db/result-transaction.ts'
import { dropNote } from '../../db/audit.ts'
import type { Actor } from '../../http/handler.ts'
import type { World } from '../../context.ts'
import { deliverOrder, type LockedOrder, moveOrder } from '../orders/index.ts'
import { sendReceiptLink } from '../receipts/index.ts'
import { type BoardView, findBoardOrder } from './card-queries.ts'
import { lockOnBoard, type OffBoard } from './lock-board-order.ts'
import { hasOpenFailure, takeUnassigned } from './queries.ts'

export type StageFault = OffBoard | 'order.illegal_step' | 'order.awaits_choice'

export type StageAsked = { actor: Actor; orderId: string; stage: BoardStage; requestId: string }

/**
 * Starts or completes a delivery (API-14, BIZ-04). Asking again for the step taken changes nothing, so that of two dispatchers both succeed
 * and one event is written; going back or skipping a tab is refused, and so is completing while the buyer of a failed delivery chooses.
 */
export async function updateStage(world: World, asked: StageAsked): Promise<Result<BoardView, StageFault>> {
  const now = world.clock.now()
  return decideInTransaction<BoardView, StageFault>(world.db, async (trx) => {
    const moved = await moveOnBoard(trx, asked, now)
    if (!moved.ok) return moved
    const after = await findBoardOrder(trx, asked.orderId)
    return after ? ok(after) : refuse('not_found')
  })
}

async function moveOnBoard(trx: Transaction, asked: StageAsked, now: number): Promise<Result<null, StageFault>> {
  const found = await lockOnBoard(trx, asked.orderId)
  if (!found.ok) return found
  const { order, stage } = found.value
  if (asked.stage === 'pending') return stage === 'pending' ? ok(null) : refuse('order.illegal_step')
  const steps = boardSteps({ state: order.state, agreed: order.agreedAt !== null }, asked.stage)
  if (!steps.ok) return steps
  if (steps.value.length === 0) {
    dropNote()
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
  { actor, requestId }: StageAsked,
  now: number,
): Promise<void> {
  const doer = { actorId: actor.userId, actor: actor.role, requestId }
  let from = order.state
  for (const to of states) {
    if (to === 'delivered') {
      await deliverOrder(trx, order, doer, now)
      await sendReceiptLink(trx, order, now)
    } else await moveOrder(trx, { orderId: order.id, from, to, ...doer, at: new Date(now) })
    from = to
  }
}
