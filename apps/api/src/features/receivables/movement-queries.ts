import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Computed } from '../../db/row.ts'
import { type CreditOwner, isOwnedBy } from './credit-queries.ts'

export type MovementRow = Computed<{
  at: string
  kind: Column<'ledger_transaction', 'kind'>
  orderId: Column<'orders', 'id'> & OrderId
  orderNumber: Column<'orders', 'number'>
  /** Null when no money moved. */
  account: Column<'ledger_entry', 'account'> | null
  amount: Column<'ledger_entry', 'amount'>
}>

/** The balance at the end of a period and its movements, oldest first. */
export type Movements = Computed<{ closing: number; rows: MovementRow[] }>

/**
 * The movements of an owner's receivables on agreed orders, in one query; `from` included, `until` excluded. Only the newest `limit` are
 * returned.
 */
export async function findMovements(
  db: Database,
  owner: CreditOwner,
  period: { from: Date; until: Date; limit: number },
): Promise<Movements> {
  const { rows } = await sql<Movements>`
    with moves as (
      select t.id, t.at, t.kind, e.order_id, o.number, e.amount
      from orders o join ledger_entry e on e.order_id = o.id and e.account = 'receivable'
      join ledger_transaction t on t.id = e.transaction_id
      where ${isOwnedBy(owner)} and o.agreed_at is not null and t.at < ${period.until}
    )
    select coalesce((select sum(amount) from moves), 0)::int8 as closing, (
      select coalesce(json_agg(json_build_object('at', m.at, 'kind', m.kind, 'orderId', m.order_id, 'orderNumber', m.number,
        'amount', m.amount, 'account', (
          select account from ledger_entry s
          where s.transaction_id = m.id and s.account in ('gateway', 'cash', 'card', 'bank', 'customerCredit')
          order by s.account = 'customerCredit' limit 1
        )) order by m.at, m.id), '[]'::json)
      from (select * from moves where at >= ${period.from} order by at desc, id desc limit ${period.limit}) m
    ) as rows
  `.execute(db)
  return rows[0] ?? { closing: 0, rows: [] }
}
