import type { ClientId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Computed } from '../../db/row.ts'

type ClientCredit = {
  clientId: Column<'client', 'id'> & ClientId
  limit: Column<'client', 'creditLimit'>
} & Computed<{ used: number }>

/**
 * The credit limit of each client and the amount owed on its credit orders: credit terms, postponed, or with an open debt. Orders whose terms
 * are not confirmed yet count too, so that several of them cannot exceed the limit together. Reads only orders that owe
 * (`orders.payment_status`).
 */
export async function sumCredits(db: Database, clientIds: readonly ClientId[]): Promise<ClientCredit[]> {
  const { rows } = await sql<ClientCredit>`
    select c.id as "clientId", c.credit_limit as limit, coalesce((
      select sum(e.amount) from orders o join ledger_entry e on e.order_id = o.id and e.account = 'receivable'
      where o.client_id = c.id and o.client_id is not null and o.payment_status in ('unpaid', 'partlyPaid') and o.state <> 'cancelled' and (o.postponed or o.terms in ('postponed', 'monthly')
        or exists (select 1 from debt_balance d where d.order_id = o.id and d.remaining > 0))
    ), 0)::int8 as used
    from client c where c.id = any(${clientIds}::int[])
  `.execute(db)
  return rows
}
