import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import { addDays, isDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { readDeliveryDay } from '../settings/index.ts'
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

/** How many days ahead can be planned; no calendar of the shop sells further. */
const FURTHEST_DAYS = 60

/**
 * Stores the dispatcher's planned window of an undelivered order: a day up to 60 days ahead, a slot `HH:MM-HH:MM`, or nulls for none (a
 * slot without a day is on the promised day). The promised window does not change.
 */
export async function planOrder(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId; date: string | null; slot: string | null; requestId: string },
): Promise<Result<BoardView, PlanOrderError>> {
  const { orderId, date, slot } = input
  if (date !== null && !isDate(date)) return refuse('board.day_unknown', undefined, 'plannedDate')
  const { day: today } = await readDeliveryDay(context)
  if (date !== null && date < today) return refuse('delivery.past', undefined, 'plannedDate')
  if (date !== null && date > addDays(today, FURTHEST_DAYS))
    return refuse('delivery.too_far_ahead', undefined, 'plannedDate')
  return inResultTransaction<BoardView, PlanOrderError>(context.db, async (trx) => {
    const found = await lockOnBoard(trx, orderId)
    if (!found.ok) return found
    if (found.value.stage === 'completed') return refuse('order.already_delivered')
    await planWindow(trx, orderId, { date, slot })
    const act = { orderId, actorId: input.actor.userId, requestId: input.requestId, at: new Date(context.clock.now()) }
    await insertAction(trx, { ...act, kind: 'plan', detail: { date, slot } })
    const after = await findBoardOrder(trx, orderId)
    return after ? ok(after) : refuse('not_found')
  })
}
