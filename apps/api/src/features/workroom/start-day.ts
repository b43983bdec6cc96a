import { ok, type Result, refuse } from '@warda/domain/result'
import { isDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { type ForEachOrderResult, forEachOrder } from '../board/index.ts'
import { startWork } from '../order-changes/index.ts'
import { MAX_ORDERS } from './get-workroom-day.ts'
import { findNotStarted } from './queries.ts'

/** Starts work on the orders of a day, because their worksheets are printed; an error of one does not affect the others. */
export async function startDay(
  context: AppContext,
  { actor, day, requestId }: { actor: Actor; day: string; requestId: string },
): Promise<Result<ForEachOrderResult[], 'workroom.day_unknown'>> {
  if (!isDate(day)) return refuse('workroom.day_unknown', undefined, 'day')
  const orderIds = await findNotStarted(context.db, day, MAX_ORDERS)
  return ok(
    await forEachOrder(context, orderIds, (orderId) => startWork(context, { actor, orderId, by: 'sheet', requestId })),
  )
}
