import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import type { Column, Columns } from '../../db/row.ts'

const ORDER = columns('orders', [
  'id',
  'number',
  'userId',
  'state',
  'language',
  'recipientName',
  'recipientPhone',
  'recipientNotice',
  'hideSender',
  'deliveryDate',
  'deliverySlot',
  'addressWantedUntil',
  'terms',
  'expiresAt',
  'approval',
])

/** What messages about an order need. */
export type MessageOrder = RowOf<typeof ORDER> & {
  buyerName: Column<'app_user', 'fullName'>
  buyerEmail: Column<'app_user', 'email'>
  buyerPhone: Column<'app_user', 'phone'>
  driverName: Column<'app_user', 'fullName'> | null
}

export async function findMessageOrder(db: Database, orderId: OrderId): Promise<MessageOrder | undefined> {
  const { rows } = await sql<MessageOrder>`
    select ${ORDER.of('o')}, u.full_name as "buyerName", u.email as "buyerEmail", u.phone as "buyerPhone", d.full_name as "driverName"
    from orders o join app_user u on u.id = o.user_id left join app_user d on d.id = o.assigned_to
    where o.id = ${orderId}
  `.execute(db)
  return rows[0]
}

export type MessageDriver = Columns<'app_user', 'id' | 'fullName' | 'email' | 'phone' | 'language'>

/** An active driver. */
export async function findMessageDriver(db: Database, userId: string): Promise<MessageDriver | undefined> {
  const { rows } = await sql<MessageDriver>`
    select id, full_name as "fullName", email, phone, language from app_user where id = ${userId} and deleted_at is null
  `.execute(db)
  return rows[0]
}
