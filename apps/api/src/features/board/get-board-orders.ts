import { parseBoardSearch } from '@warda/domain/delivery/board-search'
import type { UserId } from '@warda/domain/ids'
import { LIMITS } from '@warda/domain/limits'
import type { BoardStage } from '@warda/domain/orders/order-stages'
import { ok, type Result, refuse } from '@warda/domain/result'
import { getNightBefore } from '@warda/domain/time/extended-time'
import { addDays, isDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { readDeliveryDay } from '../settings/index.ts'
import { type BoardView, findCards } from './card-queries.ts'
import { type BoardFilter, countTabs, findPage } from './queries.ts'

export type BoardQuery = {
  /** The user for `assigned` "me". */
  userId: UserId
  /** The tab; null for all three. */
  stage: BoardStage | null
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

/** The order of the tabs in a list of all: deliveries in progress first, so that they are among the first 100. */
const ALL_TABS: readonly BoardStage[] = ['inDelivery', 'pending', 'completed']

/**
 * A page of a tab of the board, or of all tabs, at most 100 orders, with the counts of all tabs from one snapshot (API-13). All staff see
 * all orders.
 */
export async function getBoardOrders(
  context: AppContext,
  input: BoardQuery,
): Promise<Result<BoardPage, 'board.day_unknown'>> {
  const dayFilter = await resolveDay(context, input.day)
  if (dayFilter.day !== null && !isDate(dayFilter.day)) return refuse('board.day_unknown', undefined, 'day')
  const limit = Math.min(input.pageSize, LIMITS.pageSize)
  const filter = { search: parseBoardSearch(input.q), ...dayFilter, assigned: toAssignedFilter(input) }
  return inSnapshot(context.db, async (db) => {
    const counts = await countTabs(db, filter)
    const tabs = input.stage === null ? ALL_TABS : [input.stage]
    const ids = await findOnTabs(db, tabs, filter, counts, { limit, offset: (input.page - 1) * limit })
    const total = tabs.reduce((sum, tab) => sum + counts[tab], 0)
    const pageCount = Math.max(1, Math.ceil(total / limit))
    return ok({ orders: await findCards(db, ids), page: input.page, pageCount, total, counts })
  })
}

/**
 * The date of `today` and `tomorrow`, which are delivery days (OPEN-06). Today includes windows of the night before that have not ended: the
 * hours may have been shortened after they were booked.
 */
async function resolveDay(context: AppContext, day: string | null): Promise<Pick<BoardFilter, 'day' | 'nightBefore'>> {
  if (day !== 'today' && day !== 'tomorrow') return { day }
  const { day: today } = await readDeliveryDay(context)
  if (day === 'tomorrow') return { day: addDays(today, 1) }
  return { day: today, nightBefore: getNightBefore(context.clock.now(), today) }
}

/** One page of the orders of these tabs, one tab after the other. */
async function findOnTabs(
  db: Database,
  tabs: readonly BoardStage[],
  filter: BoardFilter,
  counts: Record<BoardStage, number>,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const ids: string[] = []
  let skip = offset
  for (const tab of tabs) {
    const rest = limit - ids.length
    if (rest > 0 && skip < counts[tab]) ids.push(...(await findPage(db, tab, filter, { limit: rest, offset: skip })))
    skip = Math.max(0, skip - counts[tab])
  }
  return ids
}

function toAssignedFilter({ assigned, userId }: BoardQuery): string | null {
  if (assigned === 'all') return null
  return assigned === 'none' ? 'nobody' : userId
}
