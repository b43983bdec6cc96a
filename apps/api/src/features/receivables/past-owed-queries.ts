import type { AgeingItem } from '@warda/domain/payments/debt-ageing'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'
import { type CreditOwner, isOwnedBy } from './credit-queries.ts'

/**
 * The amounts that an owner owed at an instant, by due date: open debts of that time, and amounts without a debt with the Riyadh day of
 * delivery. The orders and movements are those of the statement, so that the sum equals its closing balance.
 */
export async function findPastOwed(db: Database, owner: CreditOwner, before: Date): Promise<AgeingItem[]> {
  const { rows } = await sql<Computed<AgeingItem>>`
    with account as (
      select o.id, (case when o.delivered_at < ${before} then o.delivered_at end at time zone 'Asia/Riyadh')::date as delivered, (
        select coalesce(sum(e.amount), 0) from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where e.order_id = o.id and e.account = 'receivable' and t.at < ${before}
      ) as outstanding
      from orders o where ${isOwnedBy(owner)} and o.agreed_at is not null and o.placed_at < ${before}
    ), part as (
      select d.order_id, d.due_date as due, d.original - coalesce((
        select sum(s.amount) from debt_settlement s where s.debt_id = d.id and s.at < ${before}
      ), 0) as amount
      from debt d join account a on a.id = d.order_id where d.created_at < ${before}
    )
    select amount::int8 as amount, to_char(due, 'YYYY-MM-DD') as due from part where amount > 0
    union all
    select rest::int8, to_char(delivered, 'YYYY-MM-DD') from (
      select a.delivered, a.outstanding - coalesce((select sum(amount) from part where order_id = a.id), 0) as rest from account a
    ) unscheduled where rest > 0
  `.execute(db)
  return rows
}
