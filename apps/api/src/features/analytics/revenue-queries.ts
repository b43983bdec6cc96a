import type { Period } from '@warda/domain/analytics/period'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What was sold: orders (less those that were undone), revenue and the VAT contained in it, halalas. */
export type Sold = { orders: number; amount: number; vat: number }
export type DayRow = Sold & { day: string }
/** `part` is a category's id; 0 is the delivery. Names are null when it was deleted. */
export type CategoryRow = Sold & { part: number; nameEn: string | null; nameAr: string | null }
/** `id` null is everybody who is no branch; `others` counts the branches that are summed up in one row, without id. */
export type BranchRow = Sold & { id: number | null; name: string | null; client: string | null; others: number }

const SOLD = sql`coalesce(sum(leads), 0)::int as orders, coalesce(sum(amount), 0)::int8 as amount, coalesce(sum(vat), 0)::int8 as vat`
/**
 * Sums of a period by one column: of the days that are folded (decision 19), and of the shares of those that are not. `through` is the last
 * folded day; shares stay when they are folded, so an earlier one is as right. Each source is summed by itself, which halves the time.
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

/** The last day that is folded, `-infinity` when none is. */
export async function aggregatedThrough(db: Database): Promise<string> {
  const { rows } = await sql<{ through: string }>`select through from revenue_folded`.execute(db)
  return rows[0]?.through ?? '-infinity'
}

/** The whole of a period. */
export const periodQuery = (period: Period, through: string) =>
  sql<Sold>`select ${SOLD} from ${sharesBy('part', period, through)}`
export async function sumPeriod(db: Database, period: Period): Promise<Sold> {
  const { rows } = await periodQuery(period, await aggregatedThrough(db)).execute(db)
  return rows[0] ?? { orders: 0, amount: 0, vat: 0 }
}

/** By the days on which something was sold or undone. */
export const byDayQuery = (period: Period, through: string) => sql<DayRow>`
  select day, ${SOLD} from ${sharesBy('day', period, through)} group by day order by day
`
export const sumByDay = async (db: Database, period: Period): Promise<DayRow[]> =>
  (await byDayQuery(period, await aggregatedThrough(db)).execute(db)).rows

/** By category, the largest first; an order counts in each category that it has something of. */
export const byCategoryQuery = (period: Period, through: string) => sql<CategoryRow>`
  select r.*, c.name_en as "nameEn", c.name_ar as "nameAr" from (
    select part, sum(orders)::int as orders, sum(amount)::int8 as amount, sum(vat)::int8 as vat from ${sharesBy('part', period, through)} group by part
  ) r left join category c on c.id = r.part order by r.part = 0, r.amount desc, r.part
`
export const sumByCategory = async (db: Database, period: Period): Promise<CategoryRow[]> =>
  (await byCategoryQuery(period, await aggregatedThrough(db)).execute(db)).rows

const BRANCHES = 50

/** By branch of business clients, the largest first; the smaller ones beyond the fiftieth are one row. */
export const byBranchQuery = (period: Period, through: string) => sql<BranchRow>`
  with sold as (
    select branch_id, ${SOLD} from ${sharesBy('branch_id', period, through)} group by branch_id
  ), ranked as (
    select *, row_number() over (order by branch_id is not null, amount desc, branch_id) as at from sold
  )
  select r.branch_id as id, b.name, c.organization_name as client, 0 as others, r.orders, r.amount, r.vat
  from ranked r left join branch b on b.id = r.branch_id left join client c on c.id = b.client_id where r.at <= ${BRANCHES}
  union all
  select null, null, null, count(*)::int, sum(orders)::int, sum(amount)::int8, sum(vat)::int8
  from ranked where at > ${BRANCHES} having count(*) > 0
  order by 4, 6 desc
`
export const sumByBranch = async (db: Database, period: Period): Promise<BranchRow[]> =>
  (await byBranchQuery(period, await aggregatedThrough(db)).execute(db)).rows

/** Folds the next days up to this one; false when all are. */
export async function aggregateDays(db: Database, until: string): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`select fold_revenue(${until}::date) as more`.execute(db)
  return rows[0]?.more ?? false
}
