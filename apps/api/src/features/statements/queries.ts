import type { ClientId, UserId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

export type StatementReader = Columns<'app_user', 'email' | 'language'> & {
  clientId: Column<'client', 'id'> & ClientId
  userId: Column<'app_user', 'id'> & UserId
  name: Column<'app_user', 'fullName'>
} & Computed<{ owed: number }>

/** The owners of clients that owe something or moved money since `since`, with what each client owes (halalas); one client when named. */
export async function findReaders(
  db: Database,
  which: { since: Date } | { clientId: ClientId },
): Promise<StatementReader[]> {
  const requested =
    'clientId' in which ? sql`c.id = ${which.clientId}` : sql`(coalesce(w.owed, 0) > 0 or m.moved_at >= ${which.since})`
  const { rows } = await sql<StatementReader>`
    select distinct on (c.id) c.id as "clientId", u.id as "userId", u.full_name as name, u.email, u.language, coalesce(w.owed, 0) as owed
    from client c
    join app_user u on u.client_id = c.id and u.role = 'Customer' and u.deleted_at is null
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
    order by c.id, u.created_at, u.id
  `.execute(db)
  return rows
}
