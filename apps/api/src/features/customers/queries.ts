import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** Money in halalas. `orders` excludes cancelled orders; `spent` is the money received less the money refunded. */
export type CustomerRow = { userId: Column<'app_user', 'id'> } & Columns<
  'app_user',
  'fullName' | 'email' | 'phone' | 'role' | 'createdAt'
> &
  Computed<{
    client: { id: number; name: string } | null
    orders: number
    spent: number
    outstanding: number
    lastOrderAt: Date | null
  }>

type CountedIds = Computed<{ ids: string[]; count: number }>
type WindowIds = Computed<{ ids: string[]; scanned: number }>
/** For each word of the search its alternative patterns. */
type Patterns = readonly (readonly string[])[]

/** The same condition as in the partial indexes. */
const IS_CUSTOMER = sql<SqlBool>`u.deleted_at is null and not u.is_walk_in and u.role in ('Shopper', 'Customer', 'BranchManager')`

const matches = (patterns: Patterns): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.join(
    patterns.map(
      (forms) =>
        sql`(${sql.join(
          forms.map((form) => sql`u.search_text like ${form}`),
          sql` or `,
        )})`,
    ),
    sql` and `,
  )}`

/** A page of all customers, newest first, counted up to `most`. */
export const pageQuery = ({ limit, offset, most }: { limit: number; offset: number; most: number }) => sql<CountedIds>`
  select (select count(*)::int from (select from app_user u where ${IS_CUSTOMER} limit ${most}) counted) as count,
    array(select u.id from app_user u where ${IS_CUSTOMER} order by u.created_at desc, u.id limit ${limit} offset ${offset}) as ids
`

/** The matches among the newest `window` customers, and the number of customers scanned. */
export const windowQuery = (patterns: Patterns, window: number) => sql<WindowIds>`
  with u as materialized (
    select u.id, u.created_at, u.search_text from app_user u where ${IS_CUSTOMER} order by u.created_at desc, u.id limit ${window}
  )
  select array(select u.id from u where ${matches(patterns)} order by u.created_at desc, u.id) as ids, (select count(*)::int from u) as scanned
`

/** A page of the matches by the trigram index; at most `most` of them are counted and sorted. */
export const wordsQuery = (
  patterns: Patterns,
  { limit, offset, most }: { limit: number; offset: number; most: number },
) => sql<CountedIds>`
  with hit as materialized (select u.id, u.created_at from app_user u where ${IS_CUSTOMER} and ${matches(patterns)} limit ${most})
  select (select count(*)::int from hit) as count,
    array(select id from hit order by created_at desc, id limit ${limit} offset ${offset}) as ids
`

export async function findIds(db: Database, query: RawBuilder<CountedIds>): Promise<CountedIds> {
  return (await query.execute(db)).rows[0] ?? { ids: [], count: 0 }
}

export async function findInWindow(db: Database, patterns: Patterns, window: number): Promise<WindowIds> {
  return (await windowQuery(patterns, window).execute(db)).rows[0] ?? { ids: [], scanned: 0 }
}

/** Customers with their sums in the order of `ids`; staff and deleted accounts are left out. */
export async function findCustomers(db: Database, ids: readonly string[]): Promise<CustomerRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CustomerRow>`
    select u.id as "userId", u.full_name as "fullName", u.email, u.phone, u.role,
      case when c.id is not null then json_build_object('id', c.id, 'name', coalesce(c.organization_name, '')) end as client,
      o.orders, m.spent, w.outstanding, u.created_at as "createdAt",
      (select placed_at from orders where user_id = u.id order by placed_at desc, id limit 1) as "lastOrderAt"
    from unnest(${sql.val([...ids])}::uuid[]) with ordinality as wanted (id, place)
    join app_user u on u.id = wanted.id
    left join client c on c.id = u.client_id
    cross join lateral (select count(*)::int as orders from orders where user_id = u.id and state <> 'cancelled') o
    cross join lateral (
      select coalesce(sum(amount) filter (where account in ('gateway', 'cash', 'card', 'bank', 'cashDrawer')), 0)::int8 as spent
      from ledger_entry where user_id = u.id
    ) m
    cross join lateral (
      select coalesce(sum(w.owed), 0)::int8 as outstanding from orders o join owed_order w on w.order_id = o.id where o.user_id = u.id
    ) w
    where ${IS_CUSTOMER} order by wanted.place
  `.execute(db)
  return rows
}
