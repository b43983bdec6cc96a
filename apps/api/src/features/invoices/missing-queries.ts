import { INVOICEABLE_STATES } from '@warda/domain/invoices/can-invoice'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

export type OwedRow = Columns<'orders', 'id' | 'number'>

/** Paid or closed orders with a value and no invoice, and invoiced orders with a change that no note documents. */
const OWED = sql`
  select o.id, o.number from orders o join order_money m on m.order_id = o.id
  where (m.paid > 0 or o.state = any(${INVOICEABLE_STATES}::text[])) and o.agreed_at is not null
    and (o.state <> 'cancelled' or o.payment_status is not null) and m.due > 0
    and not exists (select from invoice i where i.order_id = o.id and i.corrects is null)
  union
  select o.id, o.number from order_credit c join orders o on o.id = c.order_id
  where exists (select from invoice i where i.order_id = c.order_id and i.corrects is null)
    and not exists (select from invoice n where n.credit_id = c.id)
  union
  select o.id, o.number from order_adjustment a join orders o on o.id = a.order_id
  where not exists (select from invoice n where n.adjustment_id = a.id)
    and not exists (select from adjustment_without_note w where w.adjustment_id = a.id)
`

/** The next orders without their document, by number. */
export async function findMissingDocuments(db: Database, after: number, limit: number): Promise<OwedRow[]> {
  const { rows } = await sql<OwedRow>`
    select id, number from (${OWED}) owed where number > ${after} order by number limit ${limit}
  `.execute(db)
  return rows
}

/** The number of orders without their document, counted up to `most`. */
export async function countMissingDocuments(db: Database, most: number): Promise<number> {
  const { rows } = await sql<
    Computed<{ count: number }>
  >`select count(*)::int as count from (${OWED} limit ${most}) owed`.execute(db)
  return rows[0]?.count ?? 0
}
