import type { BranchId, ClientId } from '@warda/domain/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Computed } from '../../db/row.ts'

/** The totals of a branch without cancelled orders; amounts in halalas from the ledger. */
export type BranchTotals = {
  branchId: Column<'branch', 'id'> & BranchId
  branchName: Column<'branch', 'name'>
  budget: Column<'branch', 'monthlyBudget'>
} & Computed<{
  orders: number
  pending: number
  spent: number
  /** Owed on confirmed orders. */
  outstanding: number
  unconfirmed: number
  points: number
  spentThisMonth: number
}>

type Interval = { from: Date; until: Date } | null

const within = (at: RawBuilder<unknown>, period: Interval): RawBuilder<unknown> =>
  period === null ? sql`` : sql`and ${at} >= ${period.from} and ${at} < ${period.until}`

const during = (at: RawBuilder<unknown>, period: Interval): RawBuilder<unknown> =>
  period === null ? sql`` : sql`filter (where true ${within(at, period)})`

/**
 * The sums of a client's branches by name, at most 1,000, or of one branch with `branchId`; with `period` of the orders placed and points
 * earned in it. `monthStart` is the start of the budget's month.
 */
export const sumsQuery = (
  clientId: ClientId,
  branchId: BranchId | null,
  monthStart: Date,
  period: { from: Date; until: Date } | null = null,
): RawBuilder<BranchTotals> => sql<BranchTotals>`
  select b.id as "branchId", b.name as "branchName", b.monthly_budget as budget, s.orders, s.pending, s.spent, s.outstanding, s.unconfirmed,
    s."spentThisMonth", p.points
  from branch b
  cross join lateral (
    select count(*) ${during(sql`o.placed_at`, period)}::int as orders,
      count(*) filter (where o.state not in ('delivered', 'completed') ${within(sql`o.placed_at`, period)})::int as pending,
      coalesce(sum(m.due), 0)::int8 as spent, coalesce(sum(w.owed), 0)::int8 as outstanding,
      coalesce(sum(w.unconfirmed), 0)::int8 as unconfirmed,
      coalesce(sum(m.due) filter (where o.placed_at >= ${monthStart}), 0)::int8 as "spentThisMonth"
    from orders o left join lateral (select due from order_money where order_id = o.id) m on true
    left join owed_order w on w.order_id = o.id
    where o.branch_id = b.id and o.state <> 'cancelled'
  ) s
  cross join lateral (
    select coalesce(sum(e.points), 0)::int as points
    from orders o join loyalty_entry e on e.order_id = o.id where o.branch_id = b.id ${within(sql`e.at`, period)}
  ) p
  where b.client_id = ${clientId} ${branchId === null ? sql`` : sql`and b.id = ${branchId}`}
  order by b.name, b.id limit 1000
`

export const sumBranches = async (
  db: Database,
  clientId: ClientId,
  branchId: BranchId | null,
  monthStart: Date,
  period: { from: Date; until: Date } | null,
): Promise<BranchTotals[]> => (await sumsQuery(clientId, branchId, monthStart, period).execute(db)).rows

/** The orders of a month in Riyadh's time (`YYYY-MM`). */
export type MonthTotals = Computed<{ month: string; orders: number; revenue: number }>

/** The months from `since` on in which these branches have orders. Riyadh is always three hours ahead of UTC. */
export const monthsQuery = (branchIds: readonly BranchId[], since: Date): RawBuilder<MonthTotals> => sql<MonthTotals>`
  select to_char((o.placed_at at time zone 'UTC') + interval '3 hours', 'YYYY-MM') as month, count(*)::int as orders,
    coalesce(sum(m.due), 0)::int8 as revenue
  from orders o left join lateral (select due from order_money where order_id = o.id) m on true
  where o.branch_id = any(${branchIds}::int[]) and o.placed_at >= ${since} and o.state <> 'cancelled'
  group by 1
`

export const sumMonths = async (db: Database, branchIds: readonly BranchId[], since: Date): Promise<MonthTotals[]> =>
  (await monthsQuery(branchIds, since).execute(db)).rows

/** The number of orders that wait for the owner's approval, of the client or of one branch. */
export async function countWaiting(db: Database, clientId: ClientId, branchId: BranchId | null): Promise<number> {
  const { rows } = await sql<Computed<{ n: number }>>`
    select count(*)::int as n from orders
    where client_id = ${clientId} and approval = 'waiting' and state = 'placed' ${branchId === null ? sql`` : sql`and branch_id = ${branchId}`}
  `.execute(db)
  return rows[0]?.n ?? 0
}
