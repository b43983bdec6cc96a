import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns } from '../../db/row.ts'

const REQUEST = columns('orders', [
  'id',
  'number',
  'state',
  'recipientName',
  'recipientPhone',
  'hideSender',
  'recipientNotice',
  'language',
  'addressLine',
  'district',
  'city',
  'latitude',
  'longitude',
  'addressNote',
  'deliveryDate',
  'deliverySlot',
  'changeUntil',
  'workStartedAt',
  'cancelledAt',
  'addressWantedUntil',
  'addressAnsweredAt',
])

/** An order with an address request, without its prices. */
export type AddressRequestRow = RowOf<typeof REQUEST> & { senderName: Column<'app_user', 'fullName'> }

/** The order with this number, if it has or had an address request. */
export async function findRequest(db: Database, number: number): Promise<AddressRequestRow | undefined> {
  const { rows } = await sql<AddressRequestRow>`
    select ${REQUEST.of('o')}, u.full_name as "senderName"
    from orders o join app_user u on u.id = o.user_id
    where o.number = ${number} and (o.address_wanted_until is not null or o.address_answered_at is not null)
  `.execute(db)
  return rows[0]
}

/** Orders whose end date has passed, oldest first, without those with an open discrepancy, which wait for the desk. */
export async function findEndedRequests(db: Database, now: Date, limit: number): Promise<OrderId[]> {
  const { rows } = await sql<Columns<'orders', 'id'>>`
    select o.id from orders o
    where o.state in ('placed', 'preparing') and o.address_wanted_until <= ${now}
      and not exists (select from payment_discrepancy d where d.order_id = o.id and d.resolution is null)
    order by o.address_wanted_until limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Orders whose sender is due for a reminder: half of the time has passed, and the order has no payment deadline. */
export async function findDueReminders(db: Database, now: Date, limit: number): Promise<OrderId[]> {
  const { rows } = await sql<Columns<'orders', 'id'>>`
    select id from orders
    where state in ('placed', 'preparing') and address_wanted_until > ${now} and address_reminded_at is null and expires_at is null
      and placed_at + (address_wanted_until - placed_at) / 2 <= ${now}
    order by address_wanted_until limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Records the reminder of a waiting order; false when it was already sent or the order does not wait any more. */
export async function markReminded(trx: Transaction, orderId: OrderId, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders set address_reminded_at = ${at}
    where id = ${orderId} and address_reminded_at is null and address_wanted_until > ${at} and state in ('placed', 'preparing')
  `.execute(trx)
  return numAffectedRows === 1n
}
