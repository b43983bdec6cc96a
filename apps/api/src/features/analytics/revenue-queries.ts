import type { Period } from '@warda/domain/analytics/period'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** Orders less the cancelled ones, revenue and the VAT contained in it, in halalas. */
export type Totals = Computed<{ orders: number; amount: number; vat: number }>
export type DayRow = Totals & Columns<'revenue_day', 'day'>
/** `part` is a category id, or 0 for delivery. Names are null for a deleted category. */
export type CategoryRow = Totals &
  Columns<'revenue_day', 'part'> & {
    nameEn: Column<'category', 'nameEn'> | null
    nameAr: Column<'category', 'nameAr'> | null
  }
/** `id` is null for orders without a branch, and for the row that sums up the branches beyond the limit; `others` counts those. */
export type BranchRow = Totals & {
  id: Column<'branch', 'id'> | null
  name: Column<'branch', 'name'> | null
  client: Column<'client', 'organizationName'>
} & Computed<{ others: number }>

const TOTALS = sql`coalesce(sum(leads), 0)::int as orders, coalesce(sum(amount), 0)::int8 as amount, coalesce(sum(vat), 0)::int8 as vat`
/**
 * Sums of a period by one column: from the aggregated days (decision 19) and from the shares of later days. `through` is the last aggregated
 * day; shares are never deleted, so an earlier day gives the same sums. Summing each source separately halves the time.
 */
const sharesBy = (
  key: 'day' | 'part' | 'branch_id',
  { from, to }: Period,
  through: string,
): RawBuilder<unknown> => sql`(
    select ${sql.ref(key)}, sum(orders) as orders, sum(leads) as leads, sum(amount)::int8 as amount, sum(vat)::int8 as vat from revenue_day
    where day between ${from}::date and least(${to}::date, ${through}::date) group by ${sql.ref(key)}
    union all
    select ${sql.ref(key)}, sum(counted), sum(counted) filter (where lead), sum(amount)::int8, sum(vat)::int8 from revenue_share
    where day between ${from}::date and ${to}::date and day > ${through}::date group by ${sql.ref(key)}
  ) shares`

/** The last aggregated day, `-infinity` when there is none. */
export async function readAggregatedThrough(db: Database): Promise<string> {
  const { rows } = await sql<Columns<'revenue_rollup', 'through'>>`select through from revenue_rollup`.execute(db)
  return rows[0]?.through ?? '-infinity'
}

/** The totals of a period. */
export const periodQuery = (period: Period, through: string) =>
  sql<Totals>`select ${TOTALS} from ${sharesBy('part', period, through)}`
export async function sumPeriod(db: Database, period: Period): Promise<Totals> {
  const { rows } = await periodQuery(period, await readAggregatedThrough(db)).execute(db)
  return rows[0] ?? { orders: 0, amount: 0, vat: 0 }
}

/** By day; days without sales and cancellations have no row. */
export const byDayQuery = (period: Period, through: string) => sql<DayRow>`
  select day, ${TOTALS} from ${sharesBy('day', period, through)} group by day order by day
`
export const sumByDay = async (db: Database, period: Period): Promise<DayRow[]> =>
  (await byDayQuery(period, await readAggregatedThrough(db)).execute(db)).rows

/** By category, the largest first; an order counts in each of its categories. */
export const byCategoryQuery = (period: Period, through: string) => sql<CategoryRow>`
  select r.*, c.name_en as "nameEn", c.name_ar as "nameAr" from (
    select part, sum(orders)::int as orders, sum(amount)::int8 as amount, sum(vat)::int8 as vat from ${sharesBy('part', period, through)} group by part
  ) r left join category c on c.id = r.part order by r.part = 0, r.amount desc, r.part
`
export const sumByCategory = async (db: Database, period: Period): Promise<CategoryRow[]> =>
  (await byCategoryQuery(period, await readAggregatedThrough(db)).execute(db)).rows

const MAX_BRANCHES = 50

/** By branch of business clients, the largest first; the branches beyond the fiftieth are one row. */
export const byBranchQuery = (period: Period, through: string) => sql<BranchRow>`
  with sold as (
    select branch_id, ${TOTALS} from ${sharesBy('branch_id', period, through)} group by branch_id
  ), ranked as (
    select *, row_number() over (order by branch_id is not null, amount desc, branch_id) as at from sold
  )
  select r.branch_id as id, b.name, c.organization_name as client, 0 as others, r.orders, r.amount, r.vat
  from ranked r left join branch b on b.id = r.branch_id left join client c on c.id = b.client_id where r.at <= ${MAX_BRANCHES}
  union all
  select null, null, null, count(*)::int, sum(orders)::int, sum(amount)::int8, sum(vat)::int8
  from ranked where at > ${MAX_BRANCHES} having count(*) > 0
  order by 4, 6 desc
`
export const sumByBranch = async (db: Database, period: Period): Promise<BranchRow[]> =>
  (await byBranchQuery(period, await readAggregatedThrough(db)).execute(db)).rows

/** Aggregates the next days up to `until`; false when none is left. */
export async function aggregateDays(db: Database, until: string): Promise<boolean> {
  const { rows } = await sql<Computed<{ more: boolean }>>`select roll_up_revenue(${until}::date) as more`.execute(db)
  return rows[0]?.more ?? false
}
