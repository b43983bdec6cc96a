import type { Language } from '@warda/domain/language'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

/** The buyer of an order as a receipt link needs them; `total` is what the order costs after credits, halalas. */
export type Receiver = {
  userId: string
  fullName: string
  email: string
  orderNumber: string
  total: number
  language: Language
}

export async function findReceiver(trx: Transaction, orderId: string): Promise<Receiver | undefined> {
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

/** Until when the links of these mails are good, milliseconds. */
export async function findLinkTimes(trx: Transaction, dedupeKeys: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ expiresAt: number }>`
    select (payload ->> 'expiresAt')::int8 as "expiresAt" from mail where dedupe_key = any(${dedupeKeys}::text[])
  `.execute(trx)
  return rows.map(({ expiresAt }) => expiresAt)
}
