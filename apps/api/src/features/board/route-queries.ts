import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** Maximum number of stops. */
const MOST_STOPS = 200

/** The driver's open orders of a day, with `withEarlier` also of the days before; a planned day counts before the promised one. */
export async function findStops(
  db: Database,
  employeeId: string,
  { day, withEarlier }: { day: string; withEarlier: boolean },
): Promise<string[]> {
  const { rows } = await sql<Columns<'orders', 'id'>>`
    select o.id from orders o
    where o.assigned_to = ${employeeId} 
      and (coalesce(o.planned_date, o.delivery_date) = ${day} or (${withEarlier} and coalesce(o.planned_date, o.delivery_date) < ${day}))
      and o.agreed_at is not null and o.address_wanted_until is null and o.state in ('placed', 'preparing', 'ready', 'outForDelivery')
    order by o.delivery_slot, o.number limit ${MOST_STOPS}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Maximum number of a driver's orders that are no stops of today. */
const MOST_OTHERS = 100

/** The driver's orders of a day that are no stops: delivered since `since`, latest first, then open ones of later days. */
export async function findOtherOrders(
  db: Database,
  employeeId: string,
  { day, since }: { day: string; since: Date },
): Promise<string[]> {
  const { rows } = await sql<Columns<'orders', 'id'>>`
    select o.id from orders o
    where o.assigned_to = ${employeeId} and (
      (o.state in ('delivered', 'completed') and o.delivered_at >= ${since})
      or (o.agreed_at is not null and o.address_wanted_until is null and o.state in ('placed', 'preparing', 'ready', 'outForDelivery')
        and coalesce(o.planned_date, o.delivery_date) > ${day})
    )
    order by o.delivered_at desc nulls last, coalesce(o.planned_date, o.delivery_date), o.delivery_slot, o.number limit ${MOST_OTHERS}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** The number of these orders that are assigned to the driver. */
export async function countAssigned(db: Database, employeeId: string, orderIds: readonly OrderId[]): Promise<number> {
  const { rows } = await sql<Computed<{ n: number }>>`
    select count(*) as n from orders where id = any(${sql.val([...orderIds])}::uuid[]) and assigned_to = ${employeeId}
  `.execute(db)
  return rows[0]?.n ?? 0
}

/** The saved order of stops; empty without one. */
export async function findManualOrder(db: Database, employeeId: string, day: string): Promise<string[]> {
  const { rows } = await sql<Columns<'delivery_route', 'orderIds'>>`
    select order_ids as "orderIds" from delivery_route where employee_id = ${employeeId} and date = ${day}
  `.execute(db)
  return rows[0]?.orderIds ?? []
}

export async function saveManualOrder(
  trx: Transaction,
  employeeId: string,
  day: string,
  orderIds: readonly OrderId[],
  at: Date,
): Promise<void> {
  await sql`
    insert into delivery_route (employee_id, date, order_ids, updated_at)
    values (${employeeId}, ${day}, ${sql.val([...orderIds])}::uuid[], ${at})
    on conflict (employee_id, date) do update set order_ids = excluded.order_ids, updated_at = excluded.updated_at
  `.execute(trx)
}

export async function deleteManualOrder(trx: Transaction, employeeId: string, day: string): Promise<void> {
  await sql`delete from delivery_route where employee_id = ${employeeId} and date = ${day}`.execute(trx)
}
