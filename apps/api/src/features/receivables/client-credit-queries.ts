import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * The limit of each client and what it owes of orders on credit, halalas: terms of credit, a payment put off, or a debt that is open.
 * Only orders that owe anything are looked at (`orders.payment_status`). An order whose terms still wait to be confirmed counts too, else a limit could be passed by many at once.
 */
export async function sumCredits(
  db: Database,
  clientIds: readonly number[],
): Promise<{ clientId: number; limit: number; used: number }[]> {
  const { rows } = await sql<{ clientId: number; limit: number; used: number }>`
    select c.id as "clientId", c.credit_limit as limit, coalesce((
      select sum(e.amount) from orders o join ledger_entry e on e.order_id = o.id and e.account = 'receivable'
      where o.client_id = c.id and o.client_id is not null and o.payment_status in ('unpaid', 'partlyPaid') and o.state <> 'cancelled' and (o.postponed or o.terms in ('postponed', 'monthly')
        or exists (select 1 from debt_balance d where d.order_id = o.id and d.remaining > 0))
    ), 0)::int8 as used
    from client c where c.id = any(${clientIds}::int[])
  `.execute(db)
  return rows
}

/** What each client owes of all its orders, halalas. */
export async function sumOwed(db: Database, clientIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ clientId: number; owed: number }>`
    select o.client_id as "clientId", coalesce(sum(e.amount), 0)::int8 as owed
    from orders o join ledger_entry e on e.order_id = o.id and e.account = 'receivable'
    where o.client_id = any(${clientIds}::int[]) and o.client_id is not null and o.payment_status in ('unpaid', 'partlyPaid') group by o.client_id
  `.execute(db)
  return new Map(rows.map(({ clientId, owed }) => [clientId, owed]))
}
