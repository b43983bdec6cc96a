import type { BoardSearch } from '@warda/domain/delivery/board-search'
import type { OrderId } from '@warda/domain/ids'
import type { BoardStage } from '@warda/domain/orders/order-stages'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

type Condition = RawBuilder<SqlBool>

/**
 * Filters, combined with "and". `day` is promised or planned; `nightBefore` adds orders of the day before whose window ends after its time, in
 * hours past midnight; `assigned` is a user id or `nobody`.
 */
export type BoardFilter = {
  search: BoardSearch | null
  day: string | null
  nightBefore?: { day: string; time: string } | null
  assigned: string | 'nobody' | null
}

/** `getBoardStage` as SQL, written for the partial indexes; a test compares the two. */
const ON_TAB: Record<BoardStage, Condition> = {
  pending: sql<SqlBool>`o.agreed_at is not null and o.state in ('placed', 'preparing', 'ready') and o.address_wanted_until is null and o.pickup_at is null`,
  inDelivery: sql<SqlBool>`o.agreed_at is not null and o.state = 'outForDelivery'`,
  completed: sql<SqlBool>`o.state in ('delivered', 'completed') and o.pickup_at is null`,
}

const dueFirst = sql`o.delivery_date, o.delivery_slot, o.number`
const IN_ORDER: Record<BoardStage, RawBuilder<unknown>> = {
  pending: dueFirst,
  inDelivery: dueFirst,
  completed: sql`o.delivered_at desc, o.number`,
}

const found = (search: BoardSearch): Condition[] => {
  if ('number' in search) return [sql<SqlBool>`o.number = ${search.number}`]
  return search.needles.map(
    (forms) =>
      sql<SqlBool>`(${sql.join(
        forms.map((form) => sql`o.search_text like ${form}`),
        sql` or `,
      )})`,
  )
}

const assignedTo = (who: string): Condition =>
  who === 'nobody' ? sql<SqlBool>`o.assigned_to is null` : sql<SqlBool>`o.assigned_to = ${who}`

const onDay = (day: string, nightBefore: BoardFilter['nightBefore']): Condition => {
  const isOfDay = sql<SqlBool>`(o.delivery_date = ${day} or o.planned_date = ${day})`
  if (!nightBefore) return isOfDay
  return sql<SqlBool>`(${isOfDay} or ((o.delivery_date = ${nightBefore.day} or o.planned_date = ${nightBefore.day})
    and substr(coalesce(o.planned_slot, o.delivery_slot), 7) > ${nightBefore.time}))`
}

const onTab = (tab: BoardStage, { search, day, nightBefore, assigned }: BoardFilter): Condition =>
  sql<SqlBool>`${sql.join(
    [
      ON_TAB[tab],
      ...(search === null ? [] : found(search)),
      ...(day === null ? [] : [onDay(day, nightBefore)]),
      ...(assigned === null ? [] : [assignedTo(assigned)]),
    ],
    sql` and `,
  )}`

/** The number of orders per tab. */
export async function countTabs(db: Database, filter: BoardFilter): Promise<Record<BoardStage, number>> {
  const { rows } = await countsQuery(filter).execute(db)
  return rows[0] ?? { pending: 0, inDelivery: 0, completed: 0 }
}

/** The same query for the test of its plan. */
export const countsQuery = (filter: BoardFilter) => sql<Computed<Record<BoardStage, number>>>`
  select (select count(*) from orders o where ${onTab('pending', filter)}) as pending,
    (select count(*) from orders o where ${onTab('inDelivery', filter)}) as "inDelivery",
    (select count(*) from orders o where ${onTab('completed', filter)}) as completed
`

type Page = { limit: number; offset: number }

/** The ids of one page of a tab, in its order. */
export async function findPage(db: Database, tab: BoardStage, filter: BoardFilter, page: Page): Promise<string[]> {
  const { rows } = await pageQuery(tab, filter, page).execute(db)
  return rows.map(({ id }) => id)
}

/** The same query for the test of its plan. */
export const pageQuery = (tab: BoardStage, filter: BoardFilter, { limit, offset }: Page) => sql<
  Columns<'orders', 'id'>
>`
  select o.id from orders o where ${onTab(tab, filter)} order by ${IN_ORDER[tab]} limit ${limit} offset ${offset}
`

/** Assigns an order, or unassigns it with null; false when nothing changes. */
export async function assignOrder(trx: Transaction, orderId: OrderId, employeeId: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders set assigned_to = ${employeeId} where id = ${orderId} and assigned_to is distinct from ${employeeId}::uuid
  `.execute(trx)
  return numAffectedRows === 1n
}

/** The driver of an order and the day on which it is driven. */
export async function findAssignment(
  trx: Transaction,
  orderId: OrderId,
): Promise<Columns<'orders', 'assignedTo'> & Computed<{ date: string }>> {
  const { rows } = await sql<Columns<'orders', 'assignedTo'> & Computed<{ date: string }>>`
    select assigned_to as "assignedTo", coalesce(planned_date, delivery_date) as date from orders where id = ${orderId}
  `.execute(trx)
  return rows[0] ?? { assignedTo: null, date: '' }
}

/** Assigns an unassigned order. */
export async function takeUnassigned(trx: Transaction, orderId: OrderId, employeeId: string): Promise<void> {
  await sql`update orders set assigned_to = ${employeeId} where id = ${orderId} and assigned_to is null`.execute(trx)
}

/** Stores the planned window of an order; nulls delete it. */
export async function planWindow(
  trx: Transaction,
  orderId: OrderId,
  plan: { date: string | null; slot: string | null },
): Promise<void> {
  await sql`update orders set planned_date = ${plan.date}, planned_slot = ${plan.slot} where id = ${orderId}`.execute(
    trx,
  )
}
