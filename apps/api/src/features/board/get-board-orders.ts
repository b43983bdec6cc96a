import { parseBoardSearch } from '@warda/domain/delivery/board-search'
import { LIMITS } from '@warda/domain/limits'
import type { BoardStage } from '@warda/domain/orders/order-stages'
import { ok, type Result, refuse } from '@warda/domain/result'
import { isDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { type BoardView, findCards } from './card-queries.ts'
import { countTabs, findPage } from './queries.ts'

export type BoardQuery = {
  /** Whose board: `assigned` "me" means this person. */
  userId: string
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
 * A page of a tab of the board with the counts of all tabs, read in one snapshot, at most 100 orders (API-13). Everybody of the delivery sees
 * every order. A page beyond the last is empty.
 */
export async function getBoardOrders(
  context: AppContext,
  asked: BoardQuery,
): Promise<Result<BoardPage, 'board.day_unknown'>> {
  if (asked.day !== null && !isDate(asked.day)) return refuse('board.day_unknown', undefined, 'day')
  const limit = Math.min(asked.pageSize, LIMITS.pageSize)
  const filter = { search: parseBoardSearch(asked.q), day: asked.day, assigned: assignedOf(asked) }
  return inSnapshot(context.db, async (db) => {
    const counts = await countTabs(db, filter)
    const ids = await findPage(db, asked.stage, filter, { limit, offset: (asked.page - 1) * limit })
    const total = counts[asked.stage]
    const pageCount = Math.max(1, Math.ceil(total / limit))
    return ok({ orders: await findCards(db, ids), page: asked.page, pageCount, total, counts })
  })
}

function assignedOf({ assigned, userId }: BoardQuery): string | null {
  if (assigned === 'all') return null
  return assigned === 'none' ? 'nobody' : userId
}
