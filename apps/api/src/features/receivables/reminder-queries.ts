import type { Language } from '@warda/domain/language'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export type DebtToRemind = {
  id: number
  orderNumber: number
  remaining: number
  dueDate: string
  userId: string
  name: string
  email: string
  language: Language
}

/** Open debts due from a day to a day, both included, by id after `after`; the buyer in their own language. */
export async function findDebtsDue(
  db: Database,
  asked: { from: string; to: string; after: number; limit: number },
): Promise<DebtToRemind[]> {
  const { rows } = await sql<DebtToRemind>`
    select d.id, o.number as "orderNumber", d.remaining, to_char(d.due_date, 'YYYY-MM-DD') as "dueDate",
      u.id as "userId", u.full_name as name, u.email, u.language
    from debt_balance d join orders o on o.id = d.order_id join app_user u on u.id = o.user_id
    where d.due_date between ${asked.from}::date and ${asked.to}::date and d.id > ${asked.after} and d.remaining > 0
      and u.deleted_at is null
    order by d.id limit ${asked.limit}
  `.execute(db)
  return rows
}
