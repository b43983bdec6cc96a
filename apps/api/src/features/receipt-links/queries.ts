import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** The buyer of an order for the receipt link; `total` is the order's value after credits. */
export type Receiver = {
  userId: Column<'app_user', 'id'>
  orderNumber: Computed<string>
  total: Computed<Halalas>
} & Columns<'app_user', 'fullName' | 'email'> &
  Columns<'orders', 'language'>

export async function findReceiver(trx: Transaction, orderId: OrderId): Promise<Receiver | undefined> {
  const { rows } = await sql<Receiver>`
    select u.id as "userId", u.full_name as "fullName", u.email, o.number::text as "orderNumber",
      coalesce(m.due, o.total) as total, o.language
    from orders o
    join app_user u on u.id = o.user_id
    left join order_money m on m.order_id = o.id
    where o.id = ${orderId}
  `.execute(trx)
  return rows[0]
}

/** When the links of these mails expire, in ms. */
export async function findLinkTimes(trx: Transaction, dedupeKeys: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ expiresAt: Computed<number> }>`
    select (payload ->> 'expiresAt')::int8 as "expiresAt" from mail where dedupe_key = any(${dedupeKeys}::text[])
  `.execute(trx)
  return rows.map(({ expiresAt }) => expiresAt)
}
