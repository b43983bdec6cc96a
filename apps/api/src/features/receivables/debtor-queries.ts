import type { ClientId, UserId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Computed } from '../../db/row.ts'

export type AgeingRow = Computed<{
  current: number
  days0to30: number
  days31to60: number
  days61to90: number
  over90: number
  total: number
}>
export type DebtorRow = AgeingRow &
  Computed<{ clientId: ClientId; userId: UserId | null; name: string; phone: Column<'app_user', 'phone'> }>
export type Debtors = Computed<{ rows: DebtorRow[]; count: number; totals: AgeingRow }>

export type DebtorSearch = {
  /** The Riyadh day on which the age is computed. */
  today: string
  /** The last day of each bucket. */
  edges: readonly [number, number, number]
  /** Folded text in the name, or digits in the phone; empty selects all. */
  text: string
  digits: string
  limit: number
  offset: number
}

/**
 * Debtors of agreed orders, largest amount first. `owed_order` defines which orders and how much. The buckets are those of the
 * domain's `calculateAgeing`; a test compares the two.
 */
export async function findDebtors(db: Database, search: DebtorSearch): Promise<Debtors> {
  const [first, second, third] = search.edges
  const { rows } = await sql<Debtors>`
    with due as materialized (
      select w.order_id as id, w.client_id, case when w.client_id is null then w.user_id end as user_id, w.owed as outstanding,
        (w.delivered_at at time zone 'Asia/Riyadh')::date as delivered
      from owed_order w where w.owed > 0
    ), scheduled as materialized (
      select due.id as order_id, due.client_id, due.user_id, d.due_date, d.remaining
      from due join debt_balance d on d.order_id = due.id where d.remaining > 0
    ), parts as (
      select client_id, user_id, due_date as due, remaining as amount from scheduled
      union all
      select due.client_id, due.user_id, due.delivered, due.outstanding - coalesce(s.remaining, 0)
      from due left join (select order_id, sum(remaining)::int8 as remaining from scheduled group by order_id) s
        on s.order_id = due.id
    ), late as (
      select client_id, user_id, amount, coalesce(${search.today}::date - due, -1) as days from parts where amount > 0
    ), aged as (
      select client_id, user_id,
        coalesce(sum(amount) filter (where days <= 0), 0)::int8 as current,
        coalesce(sum(amount) filter (where days between 1 and ${first}::int), 0)::int8 as "days0to30",
        coalesce(sum(amount) filter (where days > ${first}::int and days <= ${second}::int), 0)::int8 as "days31to60",
        coalesce(sum(amount) filter (where days > ${second}::int and days <= ${third}::int), 0)::int8 as "days61to90",
        coalesce(sum(amount) filter (where days > ${third}::int), 0)::int8 as "over90",
        sum(amount)::int8 as total
      from late group by client_id, user_id
    ), named as materialized (
      select coalesce(aged.client_id, 0) as "clientId", aged.user_id as "userId",
        coalesce(c.organization_name, u.full_name, '') as name, coalesce(u.phone, '') as phone,
        current, "days0to30", "days31to60", "days61to90", "over90", total
      from aged left join client c on c.id = aged.client_id
      left join lateral (
        select id from app_user
        where client_id = aged.client_id and role = 'Customer' and deleted_at is null order by created_at, id limit 1
      ) boss on true
      left join app_user u on u.id = coalesce(aged.user_id, boss.id)
      where ${search.text} = '' or position(${search.text} in warda_fold(concat_ws(' ', c.organization_name, u.full_name))) > 0
        or (${search.digits} <> '' and position(${search.digits} in regexp_replace(concat_ws(' ', u.phone, u.phone_e164), '[^0-9 ]', '', 'g')) > 0)
    )
    select (select coalesce(json_agg(page), '[]'::json) from (
        select * from named order by total desc, "clientId", "userId" limit ${search.limit} offset ${search.offset}
      ) page) as rows,
      count(*)::int as count,
      json_build_object('current', coalesce(sum(current), 0), 'days0to30', coalesce(sum("days0to30"), 0),
        'days31to60', coalesce(sum("days31to60"), 0), 'days61to90', coalesce(sum("days61to90"), 0),
        'over90', coalesce(sum("over90"), 0), 'total', coalesce(sum(total), 0)) as totals
    from named
  `.execute(db)
  const row = rows[0]
  if (!row) throw new Error('Sums without a row')
  return row
}
