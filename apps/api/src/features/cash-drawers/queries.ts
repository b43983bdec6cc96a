import type { DrawerPurpose, MovementKind } from '@warda/domain/cash-drawers/cash-drawer'
import type { OrderId, UserId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** A drawer with the sums of its movements; halalas. */
export type DrawerRow = Columns<'cash_drawer', 'id' | 'openedAt' | 'openingFloat' | 'closedAt' | 'counted' | 'note'> & {
  openedBy: Column<'app_user', 'fullName'>
} & Computed<{
    closedBy: string | null
    payIns: Halalas
    payOuts: Halalas
    sales: Halalas
    refunds: Halalas
    expected: Halalas
  }>

const drawers = sql`
  select d.id, d.opened_at as "openedAt", d.opening_float as "openingFloat", d.closed_at as "closedAt", d.counted, d.note,
    o.full_name as "openedBy", c.full_name as "closedBy", m."payIns", m."payOuts", m.sales, m.refunds, m.expected
  from cash_drawer d join app_user o on o.id = d.opened_by left join app_user c on c.id = d.closed_by
  cross join lateral (
    select coalesce(sum(amount) filter (where kind = 'payIn'), 0)::int8 as "payIns",
      coalesce(-sum(amount) filter (where kind = 'payOut'), 0)::int8 as "payOuts",
      coalesce(sum(amount) filter (where kind = 'sale'), 0)::int8 as sales,
      coalesce(-sum(amount) filter (where kind = 'refund'), 0)::int8 as refunds,
      coalesce(sum(amount) filter (where kind not in ('difference', 'closing')), 0)::int8 as expected
    from cash_drawer_movement where drawer_id = d.id
  ) m
`

export async function findDrawer(db: Database, id: number): Promise<DrawerRow | undefined> {
  const { rows } = await sql<DrawerRow>`${drawers} where d.id = ${id}`.execute(db)
  return rows[0]
}

/** The open drawer; one is open at a time. */
export async function findOpenDrawer(db: Database): Promise<DrawerRow | undefined> {
  const { rows } = await sql<DrawerRow>`${drawers} where d.closed_at is null`.execute(db)
  return rows[0]
}

/** The number of drawers, counted up to `atMost`. */
export async function countDrawers(db: Database, atMost: number): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from (select from cash_drawer limit ${atMost}) counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** A page of drawers, newest first. */
export async function findDrawers(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<DrawerRow[]> {
  const { rows } = await sql<DrawerRow>`
    ${drawers} order by d.opened_at desc, d.id desc limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

/** Stores a new drawer at the time of the database; null while another one is open. */
export async function insertDrawer(
  trx: Transaction,
  drawer: { openedBy: UserId; openingFloat: Halalas; requestId: string },
): Promise<Columns<'cash_drawer', 'id' | 'openedAt'> | null> {
  const { rows } = await sql<Columns<'cash_drawer', 'id' | 'openedAt'>>`
    insert into cash_drawer (opened_by, opening_float, request_id)
    values (${drawer.openedBy}, ${drawer.openingFloat}, ${drawer.requestId})
    on conflict ((true)) where closed_at is null do nothing returning id, opened_at as "openedAt"
  `.execute(trx)
  return rows[0] ?? null
}

/** The drawer under a lock, so that its movements and its closing happen one after the other; `at` is the time of the database. */
export type LockedDrawer = Columns<'cash_drawer', 'id'> & Computed<{ isOpen: boolean; at: Date }>

/** Locks a drawer, by default the open one. */
export async function lockDrawer(trx: Transaction, id?: number): Promise<LockedDrawer | undefined> {
  const wanted = id === undefined ? sql`closed_at is null` : sql`id = ${id}`
  const { rows } = await sql<LockedDrawer>`
    select id, closed_at is null as "isOpen", clock_timestamp() as at from cash_drawer where ${wanted} for update
  `.execute(trx)
  return rows[0]
}

/** The cash in a drawer in halalas. The caller holds the lock of {@link lockDrawer}. */
export async function sumMovements(trx: Transaction, drawerId: number): Promise<Halalas> {
  const { rows } = await sql<Computed<{ amount: number }>>`
    select coalesce(sum(amount), 0)::int8 as amount from cash_drawer_movement where drawer_id = ${drawerId}
  `.execute(trx)
  return rows[0]?.amount ?? 0
}

/** `amount` is negative when cash leaves the drawer. */
export type NewMovement = {
  drawerId: number
  kind: MovementKind
  amount: Halalas
  purpose?: DrawerPurpose | undefined
  reason?: string | undefined
  orderId?: OrderId | undefined
  transactionId: number
  actorId: string
  requestId: string
  at: Date
}

export async function insertMovement(trx: Transaction, movement: NewMovement): Promise<void> {
  const { drawerId, kind, amount, purpose, reason, orderId, transactionId, actorId, requestId, at } = movement
  await sql`
    insert into cash_drawer_movement (drawer_id, kind, amount, purpose, reason, order_id, transaction_id, actor_id, request_id, at)
    values (${drawerId}, ${kind}, ${amount}, ${purpose ?? null}, ${reason ?? ''}, ${orderId ?? null}, ${transactionId}, ${actorId}, ${requestId}, ${at})
  `.execute(trx)
}

export async function markClosed(
  trx: Transaction,
  drawer: { id: number; closedBy: UserId; expected: Halalas; counted: Halalas; note: string; at: Date },
): Promise<void> {
  await sql`
    update cash_drawer set closed_by = ${drawer.closedBy}, closed_at = ${drawer.at}, expected = ${drawer.expected},
      counted = ${drawer.counted}, note = ${drawer.note} where id = ${drawer.id}
  `.execute(trx)
}

export type MovementRow = Columns<'cash_drawer_movement', 'id' | 'kind' | 'purpose' | 'amount' | 'reason' | 'at'> & {
  by: Column<'app_user', 'fullName'>
} & Computed<{ order: { id: OrderId; number: number } | null }>

/** The latest movements of a drawer, newest first. */
export async function findMovements(db: Database, drawerId: number, limit: number): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select m.id, m.kind, m.purpose, m.amount, m.reason, m.at, u.full_name as by,
      case when o.id is not null then json_build_object('id', o.id, 'number', o.number) end as order
    from cash_drawer_movement m join app_user u on u.id = m.actor_id left join orders o on o.id = m.order_id
    where m.drawer_id = ${drawerId} order by m.id desc limit ${limit}
  `.execute(db)
  return rows
}

/** The latest cash posting of an order in the drawer that has no movement yet; negative for a refund. */
export async function findOrderPosting(
  trx: Transaction,
  orderId: OrderId,
): Promise<Computed<{ transactionId: number; amount: Halalas }> | undefined> {
  const { rows } = await sql<Computed<{ transactionId: number; amount: Halalas }>>`
    select e.transaction_id as "transactionId", e.amount from ledger_entry e
    where e.order_id = ${orderId} and e.account = 'cashDrawer'
      and not exists (select from cash_drawer_movement m where m.transaction_id = e.transaction_id)
    order by e.id desc limit 1
  `.execute(trx)
  return rows[0]
}

/** Whether an order was sold at the counter. */
export async function isCounterSale(trx: Transaction, orderId: OrderId): Promise<boolean> {
  const { rows } = await sql`select 1 from counter_sale where order_id = ${orderId}`.execute(trx)
  return rows.length > 0
}
