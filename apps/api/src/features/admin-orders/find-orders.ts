import { LIMITS } from '@warda/domain/limits'
import { type OrderSearch, parseOrderSearch } from '@warda/domain/orders/order-search'
import type { OrderState } from '@warda/domain/orders/order-states'
import { ok, type Result, refuse } from '@warda/domain/result'
import { addDays, isDate, riyadhDate, riyadhInstant, riyadhMinuteOfDay, timeOf } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import {
  type AdminOrderFilter,
  findByNumber,
  findByWords,
  findInWindow,
  findPage,
  type MoneyState,
} from './list-queries.ts'
import { type AdminOrderListRow, findRows } from './row-queries.ts'

export type AdminOrderQuery = {
  q: string
  state: OrderState | null
  money: MoneyState | null
  /** Days of Riyadh, both included. */
  from: string | null
  to: string | null
  deliveryDay: string | null
  clientId: number | null
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

/** Counted so far and no further; nobody pages beyond. */
const MOST = 10_000
/** Words are looked for in so many of the newest orders first; that many found there make a word common. */
const WINDOW = 5_000
const COMMON = 25

/**
 * A page of the shop's orders, newest first, at most 100 (ADMIN-02): by number, phone or name, and filters that all hold. A word that many
 * orders hold is looked for in the newest five thousand alone, so that it costs no more than a rare one: `total` is what was found there, and
 * `more` says so. `board.day_unknown` names the field of a date that does not exist.
 */
export async function findOrders(
  context: AppContext,
  asked: AdminOrderQuery,
): Promise<Result<AdminOrderPage, 'board.day_unknown'>> {
  for (const field of ['from', 'to', 'deliveryDay'] as const) {
    const day = asked[field]
    if (day !== null && !isDate(day)) return refuse('board.day_unknown', undefined, field)
  }
  const filter = filterOf(asked, context.clock.now())
  const limit = Math.min(asked.pageSize, LIMITS.pageSize)
  const offset = (asked.page - 1) * limit
  const search = parseOrderSearch(asked.q)
  return inSnapshot(context.db, async (db) => {
    const found =
      search === null ? await browse(db, filter, limit, offset) : await look(db, filter, search, limit, offset)
    const pageCount = Math.max(1, Math.ceil(found.total / limit))
    const { ids, ...counts } = found
    return ok({ orders: await findRows(db, ids), page: asked.page, pageCount, ...counts })
  })
}

type Found = { ids: string[]; total: number; more: boolean }

function filterOf(asked: AdminOrderQuery, now: number): AdminOrderFilter {
  const { state, money, deliveryDay, clientId } = asked
  return {
    state,
    money,
    deliveryDay,
    clientId,
    from: asked.from === null ? null : new Date(riyadhInstant(asked.from, 0)),
    to: asked.to === null ? null : new Date(riyadhInstant(addDays(asked.to, 1), 0)),
    late: asked.late ? { day: riyadhDate(now), time: timeOf(riyadhMinuteOfDay(now)) } : null,
  }
}

async function browse(db: Database, filter: AdminOrderFilter, limit: number, offset: number): Promise<Found> {
  const page = { limit, offset: Math.min(offset, MOST), most: MOST + 1 }
  return counted(await findPage(db, filter, page), offset)
}

async function look(
  db: Database,
  filter: AdminOrderFilter,
  { number, needles }: OrderSearch,
  limit: number,
  offset: number,
): Promise<Found> {
  const one = number === null ? undefined : await findByNumber(db, filter, number)
  if (one !== undefined) return { ids: offset === 0 ? [one] : [], total: 1, more: false }
  if (needles === null) return { ids: [], total: 0, more: false }
  if (needles.every(isPhone))
    return counted(await findByWords(db, filter, needles, { limit, offset, most: MOST + 1 }), offset)
  const near = await findInWindow(db, filter, needles, WINDOW)
  const all = near.looked < WINDOW
  if (all || near.ids.length >= COMMON)
    return { ids: near.ids.slice(offset, offset + limit), total: near.ids.length, more: !all }
  return counted(await findByWords(db, filter, needles, { limit, offset, most: MOST + 1 }), offset)
}

const counted = ({ ids, count }: { ids: string[]; count: number }, offset: number): Found => ({
  ids: offset < MOST ? ids : [],
  total: Math.min(count, MOST),
  more: count > MOST,
})

/** So many digits are in few phones, whatever they are. */
const isPhone = (forms: readonly string[]): boolean => forms.every((form) => /^%\d{7,}%$/.test(form))
