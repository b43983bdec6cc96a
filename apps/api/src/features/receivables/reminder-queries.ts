import type { ClientId, UserId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Columns } from '../../db/row.ts'

/** An open debt and its buyer; a client's debt is its owner's, whoever placed the order. */
export type DebtToRemind = Columns<'debt', 'id' | 'dueDate'> &
  Columns<'app_user', 'email' | 'language'> & {
    clientId: (Column<'orders', 'clientId'> & ClientId) | null
    orderNumber: Column<'orders', 'number'>
    remaining: NonNullable<Column<'debt_balance', 'remaining'>>
    userId: Column<'app_user', 'id'> & UserId
    name: Column<'app_user', 'fullName'>
  }

/** Open debts due between two days, both included, with id above `after`. */
export async function findDebtsDue(
  db: Database,
  input: { from: string; to: string; after: number; limit: number },
): Promise<DebtToRemind[]> {
  const { rows } = await sql<DebtToRemind>`
    select d.id, o.number as "orderNumber", d.remaining, to_char(d.due_date, 'YYYY-MM-DD') as "dueDate",
      o.client_id as "clientId", u.id as "userId", u.full_name as name, u.email, u.language
    from debt_balance d join orders o on o.id = d.order_id join app_user u on u.id = o.user_id
    where d.due_date between ${input.from}::date and ${input.to}::date and d.id > ${input.after} and d.remaining > 0
      and (o.client_id is not null or u.deleted_at is null)
    order by d.id limit ${input.limit}
  `.execute(db)
  return rows
}
