import type { ClientId } from '@warda/domain/ids'
import type { OrderState } from '@warda/domain/orders/order-states'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type LateTime, slotHasEnded } from '../../db/late-time-queries.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

type Condition = RawBuilder<SqlBool>

export type MoneyState = 'unpaid' | 'partlyPaid' | 'paid'

/** Filters of the list, combined with "and"; null is no filter. Placed at or after `from` and before `to`. */
export type AdminOrderFilter = {
  state: OrderState | null
  money: MoneyState | null
  from: Date | null
  to: Date | null
  deliveryDay: string | null
  clientId: ClientId | null
  /** Orders on the board whose window is over at this day and time of Riyadh. */
  late: LateTime | null
}

/** Literals instead of parameters, so that the planner knows how common each value is and which partial index applies. */
const MONEY: Record<MoneyState, Condition> = {
  unpaid: sql<SqlBool>`o.payment_status = 'unpaid'`,
  partlyPaid: sql<SqlBool>`o.payment_status = 'partlyPaid'`,
  paid: sql<SqlBool>`o.payment_status = 'paid'`,
}

const lateCondition = (
  now: LateTime,
): Condition => sql<SqlBool>`(o.agreed_at is not null and o.address_wanted_until is null
  and o.state in ('placed', 'preparing', 'ready', 'outForDelivery')
  and ${slotHasEnded(now)})`

const filterCondition = (filter: AdminOrderFilter, others: readonly Condition[] = []): Condition => {
  const conditions: Condition[] = [...others]
  if (filter.state !== null) conditions.push(sql<SqlBool>`o.state = ${filter.state}`)
  if (filter.money !== null) conditions.push(MONEY[filter.money])
  if (filter.from !== null) conditions.push(sql<SqlBool>`o.placed_at >= ${filter.from}`)
  if (filter.to !== null) conditions.push(sql<SqlBool>`o.placed_at < ${filter.to}`)
  if (filter.deliveryDay !== null) conditions.push(sql<SqlBool>`o.delivery_date = ${filter.deliveryDay}::date`)
  if (filter.clientId !== null) conditions.push(sql<SqlBool>`o.client_id = ${filter.clientId}`)
  if (filter.late !== null) conditions.push(lateCondition(filter.late))
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

const textCondition = (needles: readonly (readonly string[])[]): Condition =>
  sql<SqlBool>`${sql.join(
    needles.map(
      (forms) =>
        sql`(${sql.join(
          forms.map((form) => sql`o.search_text like ${form}`),
          sql` or `,
        )})`,
    ),
    sql` and `,
  )}`

type Ids = Computed<{ ids: Column<'orders', 'id'>[]; count: number }>
type WindowIds = Computed<{ ids: Column<'orders', 'id'>[]; scanned: number }>
type Page = { limit: number; offset: number; maxCount: number }

const idsAndCount = async (db: Database, query: RawBuilder<Ids>): Promise<Ids> =>
  (await query.execute(db)).rows[0] ?? { ids: [], count: 0 }

/** A page of the filtered orders, newest first, and their number, counted up to `maxCount`. */
export const pageQuery = (filter: AdminOrderFilter, { limit, offset, maxCount }: Page) => sql<Ids>`
  select (select count(*)::int from (select from orders o where ${filterCondition(filter)} limit ${maxCount}) counted) as count,
    array(select o.id from orders o where ${filterCondition(filter)} order by o.placed_at desc, o.id limit ${limit} offset ${offset}) as ids
`
export const findPage = (db: Database, filter: AdminOrderFilter, page: Page): Promise<Ids> =>
  idsAndCount(db, pageQuery(filter, page))

/**
 * The matches of the text among the newest `window` filtered orders, newest first, and the number of orders scanned. With several filters the
 * ids come from an index-only scan before any row is read, because few rows may match all of them.
 */
export const windowQuery = (filter: AdminOrderFilter, needles: readonly (readonly string[])[], window: number) => {
  const newest = sql`from orders o where ${filterCondition(filter)} order by o.placed_at desc, o.id limit ${window}`
  const chosen = hasSeveralFilters(filter)
    ? sql`select n.id, n.placed_at, x.search_text from (select o.id, o.placed_at ${newest}) n join orders x on x.id = n.id`
    : sql`select o.id, o.placed_at, o.search_text ${newest}`
  return sql<WindowIds>`
    with o as materialized (${chosen})
    select array(select o.id from o where ${textCondition(needles)} order by o.placed_at desc, o.id) as ids, (select count(*)::int from o) as scanned
  `
}

const hasSeveralFilters = ({ state, money, deliveryDay, clientId, late: isLate }: AdminOrderFilter): boolean =>
  [state, money, deliveryDay, clientId, isLate].filter((bound) => bound !== null).length > 1

export async function findInWindow(
  db: Database,
  filter: AdminOrderFilter,
  needles: readonly (readonly string[])[],
  window: number,
): Promise<WindowIds> {
  return (await windowQuery(filter, needles, window).execute(db)).rows[0] ?? { ids: [], scanned: 0 }
}

/** A page of the matches of the text by the trigram index; at most `maxCount` of them are counted and sorted. */
export const textQuery = (
  filter: AdminOrderFilter,
  needles: readonly (readonly string[])[],
  { limit, offset, maxCount }: Page,
) => sql<Ids>`
  with hit as materialized (select o.id, o.placed_at from orders o where ${filterCondition(filter, [textCondition(needles)])} limit ${maxCount})
  select (select count(*)::int from hit) as count,
    array(select id from hit order by placed_at desc, id limit ${limit} offset ${offset}) as ids
`
export const findByText = (
  db: Database,
  filter: AdminOrderFilter,
  needles: readonly (readonly string[])[],
  page: Page,
): Promise<Ids> => idsAndCount(db, textQuery(filter, needles, page))

/** The id of the order with this number, if it passes the filter. */
export async function findByNumber(
  db: Database,
  filter: AdminOrderFilter,
  number: number,
): Promise<string | undefined> {
  const { rows } = await sql<Columns<'orders', 'id'>>`
    select o.id from orders o where ${filterCondition(filter, [sql<SqlBool>`o.number = ${number}`])}
  `.execute(db)
  return rows[0]?.id
}
