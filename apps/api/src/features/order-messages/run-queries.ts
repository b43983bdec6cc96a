import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** Ids of a driver's open orders of a day, in a fixed order. */
export async function findRunOrders(db: Database, employeeId: string, date: string): Promise<string[]> {
  const { rows } = await sql<Columns<'orders', 'id'>>`
    select id from orders
    where assigned_to = ${employeeId} and coalesce(planned_date, delivery_date) = ${date} and agreed_at is not null
      and address_wanted_until is null and state in ('placed', 'preparing', 'ready', 'outForDelivery')
    order by id
  `.execute(db)
  return rows.map(({ id }) => id)
}

export type RunMessage = Columns<'order_message', 'id'> & Computed<{ orderIds: string[] }>

/** The last message to the driver about this day. */
export async function findLastRunMessage(
  db: Database,
  employeeId: string,
  date: string,
): Promise<RunMessage | undefined> {
  const { rows } = await sql<RunMessage>`
    select id, detail -> 'orderIds' as "orderIds" from order_message
    where user_id = ${employeeId} and detail ->> 'date' = ${date} order by created_at desc, id desc limit 1
  `.execute(db)
  return rows[0]
}

/** Orders among these that the driver has delivered or that were cancelled: they change the run without a message. */
export async function findFinishedOrders(db: Database, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<Columns<'orders', 'id'>>`
    select id from orders where id = any(${sql.val([...orderIds])}::uuid[]) and state in ('delivered', 'completed', 'cancelled')
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Writes the message about a run, once per key; null when it exists. */
export async function insertRunMessage(
  trx: Transaction,
  run: { employeeId: string; event: 'runAssigned' | 'runChanged'; key: string; detail: unknown },
): Promise<string | null> {
  const { rows } = await sql<Columns<'order_message', 'id'>>`
    insert into order_message (dedupe_key, event, audience, user_id, detail)
    values (${run.key}, ${run.event}, 'driver', ${run.employeeId}, ${JSON.stringify(run.detail)}::jsonb)
    on conflict (dedupe_key) do nothing returning id
  `.execute(trx)
  return rows[0]?.id ?? null
}
