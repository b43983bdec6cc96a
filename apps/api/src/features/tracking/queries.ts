import type { OrderId, UserId } from '@warda/domain/ids'
import { sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

const ORDER = columns('orders', [
  'id',
  'number',
  'state',
  'recipientName',
  'recipientPhone',
  'recipientNotice',
  'hideSender',
  'deliveryDate',
  'deliverySlot',
  'addressWantedUntil',
  'deliveredAt',
  'cancelledAt',
  'assignedTo',
])

/** An order without prices, goods and address. `attempt` is the current delivery attempt; the proof is that of the completed one. */
export type TrackedOrder = RowOf<typeof ORDER> & {
  userId: UserId
  buyerName: Column<'app_user', 'fullName'>
  driverName: Column<'app_user', 'fullName'> | null
  driverPhone: Column<'app_user', 'phone'> | null
  takenBy: Column<'delivery_proof', 'recipientName'> | null
  photoId: Column<'delivery_proof', 'fileId'> | null
} & Computed<{ agreed: boolean; hasFailed: boolean; hasDeparted: boolean; hasArrived: boolean }>

export async function findTrackedOrder(db: Database, orderId: OrderId): Promise<TrackedOrder | undefined> {
  const { rows } = await sql<TrackedOrder>`
    with failure as (
      select coalesce(max(attempt), 0) as attempt, coalesce(bool_or(choice is null), false) as open
      from delivery_failure where order_id = ${orderId}
    ), current as (select case when open then attempt else attempt + 1 end as attempt, open from failure)
    select ${ORDER.of('o')}, o.user_id as "userId", u.full_name as "buyerName", o.agreed_at is not null as agreed,
      d.full_name as "driverName", d.phone as "driverPhone", p.recipient_name as "takenBy", p.file_id as "photoId",
      c.open as "hasFailed",
      c.attempt = 1 or exists (select from delivery_departure e where e.order_id = o.id and e.attempt = c.attempt) as "hasDeparted",
      exists (select from delivery_arrival a where a.order_id = o.id and a.attempt = c.attempt) as "hasArrived"
    from orders o cross join current c join app_user u on u.id = o.user_id
      left join app_user d on d.id = o.assigned_to left join completed_proof p on p.order_id = o.id
    where o.id = ${orderId}
  `.execute(db)
  return rows[0]
}

/** Those of these orders that are on the road and did not fail. */
export async function findUnderWay(db: Database, orderIds: readonly string[]): Promise<Columns<'orders', 'id'>[]> {
  const { rows } = await sql<Columns<'orders', 'id'>>`
    select o.id from orders o where o.id = any(${sql.val([...orderIds])}::uuid[]) and o.state = 'outForDelivery'
      and not exists (select from delivery_failure f where f.order_id = o.id and f.choice is null)
  `.execute(db)
  return rows
}
