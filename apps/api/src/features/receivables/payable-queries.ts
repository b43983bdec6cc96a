import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { IsoDate } from '@warda/domain/time/riyadh-time'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'
import { type CreditOwner, isOwnedBy } from './credit-queries.ts'

/** The orders that one payment link can be for, oldest first, and what it would ask (decision 44). */
export type Payable = Computed<{ orders: number; amount: Halalas }>

/** Orders that owe, with the part that was due before `today`: the SQL of `selectOverdue` (domain). */
const owing = (owner: CreditOwner, today: IsoDate): RawBuilder<unknown> => sql`
  select o.id, o.placed_at, w.owed, coalesce(d.late, 0)
    + case when (w.delivered_at at time zone 'Asia/Riyadh')::date < ${today}::date then greatest(w.owed - coalesce(d.scheduled, 0), 0) else 0 end as overdue
  from orders o join owed_order w on w.order_id = o.id
  left join lateral (
    select sum(remaining) as scheduled, sum(remaining) filter (where due_date < ${today}::date) as late
    from debt_balance where order_id = o.id and remaining > 0
  ) d on true
  where ${isOwnedBy(owner)} and w.owed > 0
`

const first = (owner: CreditOwner, today: IsoDate, overdue: boolean, limit: number): RawBuilder<unknown> => sql`
  select id, ${overdue ? sql`overdue` : sql`owed`} as amount from (${owing(owner, today)}) o
  ${overdue ? sql`where overdue > 0` : sql``} order by placed_at, id limit ${limit}
`

/** The first orders of an owner that owe, or that are overdue. */
export async function listPayable(
  db: Database,
  owner: CreditOwner,
  which: { overdue: boolean; today: IsoDate; limit: number },
): Promise<OrderId[]> {
  const { rows } = await sql<Columns<'orders', 'id'>>`${first(owner, which.today, which.overdue, which.limit)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** What a link for these orders would ask. */
export async function sumPayable(
  db: Database,
  owner: CreditOwner,
  which: { overdue: boolean; today: IsoDate; limit: number },
): Promise<Payable> {
  const { rows } = await sql<Payable>`
    select count(*)::int as orders, coalesce(sum(amount), 0)::int8 as amount
    from (${first(owner, which.today, which.overdue, which.limit)}) payable
  `.execute(db)
  return rows[0] ?? { orders: 0, amount: 0 }
}
