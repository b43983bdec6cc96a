import type { OrderId, UserId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import { isDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { canDrive, type DayRoute, getRoute } from './get-route.ts'
import { countAssigned, deleteManualOrder, saveManualOrder } from './route-queries.ts'

type SaveRouteError = 'not_found' | 'board.day_unknown' | 'board.stop_unknown'

/**
 * Saves the order of a driver's stops; an empty list returns to the computed order. Orders delivered meanwhile are accepted, because a
 * phone may have been offline.
 */
export async function saveRoute(
  context: AppContext,
  input: { actor: Actor; userId: UserId; day: string; orderIds: readonly OrderId[] },
): Promise<Result<DayRoute, SaveRouteError>> {
  const { actor, userId, day } = input
  if (!isDate(day)) return refuse('board.day_unknown', undefined, 'day')
  if (!(await canDrive(context, actor, userId))) return refuse('not_found')
  const orderIds = [...new Set(input.orderIds.map((id) => id.toLowerCase()))]
  const saved = await inResultTransaction<null, SaveRouteError>(context.db, async (trx) => {
    if ((await countAssigned(trx, userId, orderIds)) < orderIds.length)
      return refuse('board.stop_unknown', undefined, 'orderIds')
    if (orderIds.length === 0) await deleteManualOrder(trx, userId, day)
    else await saveManualOrder(trx, userId, day, orderIds, new Date(context.clock.now()))
    return ok(null)
  })
  return saved.ok ? getRoute(context, input) : saved
}
