import type { Role } from '@warda/domain/access/roles'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Somebody who buys; money in halalas. `orders` are those not cancelled, `spent` the money that came less what went back. */
export type CustomerRow = {
  userId: string
  fullName: string
  email: string
  phone: string
  role: Role
  client: { id: number; name: string } | null
  orders: number
  spent: number
  outstanding: number
  createdAt: Date
  lastOrderAt: Date | null
}

type Ids = { ids: string[]; count: number }
type Needles = readonly (readonly string[])[]

/** Spelt as the partial indexes are. */
const BUYS = sql<SqlBool>`u.deleted_at is null and u.role in ('Shopper', 'Customer', 'BranchManager')`

const found = (needles: Needles): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.join(
    needles.map(
      (forms) =>
        sql`(${sql.join(
          forms.map((form) => sql`u.search_text like ${form}`),
          sql` or `,
        )})`,
    ),
    sql` and `,
  )}`

/** A page of all who buy, newest first, counted to `most` and no further. */
export const pageQuery = ({ limit, offset, most }: { limit: number; offset: number; most: number }) => sql<Ids>`
  select (select count(*)::int from (select from app_user u where ${BUYS} limit ${most}) counted) as count,
    array(select u.id from app_user u where ${BUYS} order by u.created_at desc, u.id limit ${limit} offset ${offset}) as ids
`

/** Which of the newest `window` people hold the words; how many were looked through. */
export const windowQuery = (needles: Needles, window: number) => sql<{ ids: string[]; looked: number }>`
  with u as materialized (
    select u.id, u.created_at, u.search_text from app_user u where ${BUYS} order by u.created_at desc, u.id limit ${window}
  )
  select array(select u.id from u where ${found(needles)} order by u.created_at desc, u.id) as ids, (select count(*)::int from u) as looked
`

/** A page of those who hold the words, from the index of words; at most `most` of them are looked at. */
export const wordsQuery = (
  needles: Needles,
  { limit, offset, most }: { limit: number; offset: number; most: number },
) => sql<Ids>`
  with hit as materialized (select u.id, u.created_at from app_user u where ${BUYS} and ${found(needles)} limit ${most})
  select (select count(*)::int from hit) as count,
    array(select id from hit order by created_at desc, id limit ${limit} offset ${offset}) as ids
`

export async function findIds(db: Database, query: RawBuilder<Ids>): Promise<Ids> {
  return (await query.execute(db)).rows[0] ?? { ids: [], count: 0 }
}

export async function findInWindow(
  db: Database,
  needles: Needles,
  window: number,
): Promise<{ ids: string[]; looked: number }> {
  return (await windowQuery(needles, window).execute(db)).rows[0] ?? { ids: [], looked: 0 }
}

/** These people with their sums, in the order of the ids; staff and accounts that ended are left out. */
export async function findCustomers(db: Database, ids: readonly string[]): Promise<CustomerRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CustomerRow>`
    select u.id as "userId", u.full_name as "fullName", u.email, u.phone, u.role,
      case when c.id is not null then json_build_object('id', c.id, 'name', coalesce(c.organization_name, '')) end as client,
      o.orders, m.spent, m.outstanding, u.created_at as "createdAt",
      (select placed_at from orders where user_id = u.id order by placed_at desc, id limit 1) as "lastOrderAt"
    from unnest(${sql.val([...ids])}::uuid[]) with ordinality as asked (id, place)
    join app_user u on u.id = asked.id
    left join client c on c.id = u.client_id
    cross join lateral (select count(*)::int as orders from orders where user_id = u.id and state <> 'cancelled') o
    cross join lateral (
      select coalesce(sum(amount) filter (where account in ('gateway', 'cash', 'card', 'bank')), 0)::int8 as spent,
        coalesce(sum(amount) filter (where account = 'receivable'), 0)::int8 as outstanding
      from ledger_entry where user_id = u.id
    ) m
    where ${BUYS} order by asked.place
  `.execute(db)
  return rows
}
