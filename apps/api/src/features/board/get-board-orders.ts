import { parseBoardSearch } from '@warda/domain/delivery/board-search'
import type { UserId } from '@warda/domain/ids'
import { LIMITS } from '@warda/domain/limits'
import type { BoardStage } from '@warda/domain/orders/order-stages'
import { ok, type Result, refuse } from '@warda/domain/result'
import { isDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { type BoardView, findCards } from './card-queries.ts'
import { countTabs, findPage } from './queries.ts'

export type BoardQuery = {
  /** The user for `assigned` "me". */
  userId: UserId
  stage: BoardStage
  page: number
  pageSize: number
  q: string
  day: string | null
  assigned: 'me' | 'none' | 'all'
}

export type BoardPage = {
  orders: BoardView[]
  page: number
  pageCount: number
  total: number
  counts: Record<BoardStage, number>
}

/**
 * A page of a tab of the board, at most 100 orders, with the counts of all tabs from one snapshot (API-13). All staff see all orders.
 */
export async function getBoardOrders(
  context: AppContext,
  input: BoardQuery,
): Promise<Result<BoardPage, 'board.day_unknown'>> {
  if (input.day !== null && !isDate(input.day)) return refuse('board.day_unknown', undefined, 'day')
  const limit = Math.min(input.pageSize, LIMITS.pageSize)
  const filter = { search: parseBoardSearch(input.q), day: input.day, assigned: toAssignedFilter(input) }
  return inSnapshot(context.db, async (db) => {
    const counts = await countTabs(db, filter)
    const ids = await findPage(db, input.stage, filter, { limit, offset: (input.page - 1) * limit })
    const total = counts[input.stage]
    const pageCount = Math.max(1, Math.ceil(total / limit))
    return ok({ orders: await findCards(db, ids), page: input.page, pageCount, total, counts })
  })
}

function toAssignedFilter({ assigned, userId }: BoardQuery): string | null {
  if (assigned === 'all') return null
  return assigned === 'none' ? 'nobody' : userId
}
