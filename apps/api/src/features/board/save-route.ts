import { ok, type Result, refuse } from '@warda/domain/result'
import { isDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { canDrive, type DayRoute, getRoute } from './get-route.ts'
import { countAssigned, deleteManualOrder, saveManualOrder } from './route-queries.ts'

type SaveRouteError = 'not_found' | 'board.day_unknown' | 'board.stop_unknown'

/**
 * Keeps an order of stops made by hand, all of them the employee's; none goes back to the computed one. Orders that were delivered
 * meanwhile may still be named: a phone that was out of reach sends what it knew.
 */
export async function saveRoute(
  context: AppContext,
  asked: { actor: Actor; userId: string; day: string; orderIds: readonly string[] },
): Promise<Result<DayRoute, SaveRouteError>> {
  const { actor, userId, day } = asked
  if (!isDate(day)) return refuse('board.day_unknown', undefined, 'day')
  if (!(await canDrive(context, actor, userId))) return refuse('not_found')
  const orderIds = [...new Set(asked.orderIds.map((id) => id.toLowerCase()))]
  const kept = await inResultTransaction<null, SaveRouteError>(context.db, async (trx) => {
    if ((await countAssigned(trx, userId, orderIds)) < orderIds.length)
      return refuse('board.stop_unknown', undefined, 'orderIds')
    if (orderIds.length === 0) await deleteManualOrder(trx, userId, day)
    else await saveManualOrder(trx, userId, day, orderIds, new Date(context.clock.now()))
    return ok(null)
  })
  return kept.ok ? getRoute(context, asked) : kept
}
