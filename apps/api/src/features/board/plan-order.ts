import { ok, type Result, refuse } from '@warda/domain/result'
import { addDays, isDate, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { insertAction } from './action-queries.ts'
import { type BoardView, findBoardOrder } from './card-queries.ts'
import { lockOnBoard, type OffBoard } from './lock-board-order.ts'
import { planWindow } from './queries.ts'

type PlanOrderError =
  | OffBoard
  | 'order.already_delivered'
  | 'board.day_unknown'
  | 'delivery.past'
  | 'delivery.too_far_ahead'

/** How far ahead a dispatcher plans, days: no calendar of the shop sells further. */
const FURTHEST_DAYS = 60

/**
 * Keeps the dispatcher's own window of an order that is not delivered yet: a day from today to 60 days on, a slot `HH:MM-HH:MM`, or nulls for none
 * (a slot alone is on the promised day). What was promised to the buyer stays.
 */
export async function planOrder(
  context: AppContext,
  asked: { actor: Actor; orderId: string; date: string | null; slot: string | null; requestId: string },
): Promise<Result<BoardView, PlanOrderError>> {
  const { orderId, date, slot } = asked
  if (date !== null && !isDate(date)) return refuse('board.day_unknown', undefined, 'plannedDate')
  if (date !== null && date < riyadhDate(context.clock.now())) return refuse('delivery.past', undefined, 'plannedDate')
  if (date !== null && date > addDays(riyadhDate(context.clock.now()), FURTHEST_DAYS))
    return refuse('delivery.too_far_ahead', undefined, 'plannedDate')
  return inResultTransaction<BoardView, PlanOrderError>(context.db, async (trx) => {
    const found = await lockOnBoard(trx, orderId)
    if (!found.ok) return found
    if (found.value.stage === 'completed') return refuse('order.already_delivered')
    await planWindow(trx, orderId, { date, slot })
    const act = { orderId, actorId: asked.actor.userId, requestId: asked.requestId, at: new Date(context.clock.now()) }
    await insertAction(trx, { ...act, kind: 'plan', detail: { date, slot } })
    const after = await findBoardOrder(trx, orderId)
    return after ? ok(after) : refuse('not_found')
  })
}
