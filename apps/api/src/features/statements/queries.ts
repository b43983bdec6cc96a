import type { ClientId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Computed } from '../../db/row.ts'

/** A client whose statement is sent, and what it owes (halalas). */
export type StatementClient = { clientId: Column<'client', 'id'> & ClientId } & Computed<{ owed: number }>

/** Clients that owe something or moved money since `since`; one client when named. */
export async function findStatementClients(
  db: Database,
  which: { since: Date } | { clientId: ClientId },
): Promise<StatementClient[]> {
  const requested =
    'clientId' in which ? sql`c.id = ${which.clientId}` : sql`(coalesce(w.owed, 0) > 0 or m.moved_at >= ${which.since})`
  const { rows } = await sql<StatementClient>`
    select c.id as "clientId", coalesce(w.owed, 0) as owed
    from client c
    left join lateral (
      select max(t.at) as moved_at
      from orders o
      join ledger_entry e on e.order_id = o.id and e.account = 'receivable'
      join ledger_transaction t on t.id = e.transaction_id
      where o.client_id = c.id and o.agreed_at is not null
    ) m on true
    left join lateral (
      select sum(w.owed)::int8 as owed from orders o join owed_order w on w.order_id = o.id where o.client_id = c.id
    ) w on true
    where ${requested}
    order by c.id
  `.execute(db)
  return rows
}
