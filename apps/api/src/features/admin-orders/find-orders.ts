import type { ClientId } from '@warda/domain/ids'
import { LIMITS } from '@warda/domain/limits'
import { type OrderSearch, parseOrderSearch } from '@warda/domain/orders/order-search'
import type { OrderState } from '@warda/domain/orders/order-states'
import { MAX_COUNTED_ROWS } from '@warda/domain/pagination'
import { ok, type Result, refuse } from '@warda/domain/result'
import { addDays, isDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { getLateTime } from '../../db/late-time-queries.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import {
  type AdminOrderFilter,
  findByNumber,
  findByText,
  findInWindow,
  findPage,
  type MoneyState,
} from './list-queries.ts'
import { type AdminOrderListRow, findRows } from './row-queries.ts'

export type AdminOrderQuery = {
  q: string
  state: OrderState | null
  money: MoneyState | null
  /** First and last day in Riyadh time, both inclusive. */
  from: string | null
  to: string | null
  deliveryDay: string | null
  clientId: ClientId | null
  late: boolean
  page: number
  pageSize: number
}

export type AdminOrderPage = {
  orders: AdminOrderListRow[]
  page: number
  pageCount: number
  total: number
  more: boolean
}

/** Text search looks in this many of the newest orders first. */
const WINDOW = 5_000
/** Text with this many matches in the window is common and is not searched in older orders. */
const COMMON_MATCHES = 25

/**
 * Finds a page of at most 100 orders by number, phone or name and by filters, newest first (ADMIN-02). Common text is searched only in the
 * newest `WINDOW` orders; `total` then counts those matches and `more` is true. `board.day_unknown` names the field of a date that does not exist.
 */
export async function findOrders(
  context: AppContext,
  input: AdminOrderQuery,
): Promise<Result<AdminOrderPage, 'board.day_unknown'>> {
  for (const field of ['from', 'to', 'deliveryDay'] as const) {
    const day = input[field]
    if (day !== null && !isDate(day)) return refuse('board.day_unknown', undefined, field)
  }
  const filter = buildFilter(input, context.clock.now())
  const limit = Math.min(input.pageSize, LIMITS.pageSize)
  const offset = (input.page - 1) * limit
  const search = parseOrderSearch(input.q)
  return inSnapshot(context.db, async (db) => {
    const matches =
      search === null ? await browse(db, filter, limit, offset) : await searchOrders(db, filter, search, limit, offset)
    const pageCount = Math.max(1, Math.ceil(matches.total / limit))
    const { ids, ...counts } = matches
    return ok({ orders: await findRows(db, ids), page: input.page, pageCount, ...counts })
  })
}

type MatchedOrders = { ids: string[]; total: number; more: boolean }

function buildFilter(input: AdminOrderQuery, now: number): AdminOrderFilter {
  const { state, money, deliveryDay, clientId } = input
  return {
    state,
    money,
    deliveryDay,
    clientId,
    from: input.from === null ? null : new Date(riyadhInstant(input.from, 0)),
    to: input.to === null ? null : new Date(riyadhInstant(addDays(input.to, 1), 0)),
    late: input.late ? getLateTime(now) : null,
  }
}

async function browse(db: Database, filter: AdminOrderFilter, limit: number, offset: number): Promise<MatchedOrders> {
  const page = { limit, offset: Math.min(offset, MAX_COUNTED_ROWS), maxCount: MAX_COUNTED_ROWS + 1 }
  return limitCount(await findPage(db, filter, page), offset)
}

async function searchOrders(
  db: Database,
  filter: AdminOrderFilter,
  { number, needles }: OrderSearch,
  limit: number,
  offset: number,
): Promise<MatchedOrders> {
  const exactMatch = number === null ? undefined : await findByNumber(db, filter, number)
  if (exactMatch !== undefined) return { ids: offset === 0 ? [exactMatch] : [], total: 1, more: false }
  if (needles === null) return { ids: [], total: 0, more: false }
  if (needles.every(isPhone))
    return limitCount(await findByText(db, filter, needles, { limit, offset, maxCount: MAX_COUNTED_ROWS + 1 }), offset)
  const recent = await findInWindow(db, filter, needles, WINDOW)
  const searchedAll = recent.scanned < WINDOW
  if (searchedAll || recent.ids.length >= COMMON_MATCHES)
    return { ids: recent.ids.slice(offset, offset + limit), total: recent.ids.length, more: !searchedAll }
  return limitCount(await findByText(db, filter, needles, { limit, offset, maxCount: MAX_COUNTED_ROWS + 1 }), offset)
}

const limitCount = ({ ids, count }: { ids: string[]; count: number }, offset: number): MatchedOrders => ({
  ids: offset < MAX_COUNTED_ROWS ? ids : [],
  total: Math.min(count, MAX_COUNTED_ROWS),
  more: count > MAX_COUNTED_ROWS,
})

/** Seven or more digits match few phone numbers. */
const isPhone = (forms: readonly string[]): boolean => forms.every((form) => /^%\d{7,}%$/.test(form))
