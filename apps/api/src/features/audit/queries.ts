import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What narrows the log: all of it holds. `from` and `to` are instants, `to` not included. */
export type AuditFilter = { actorId: string | null; action: string | null; from: Date | null; to: Date | null }
export type AuditRow = { id: number; at: Date; actor: string | null; action: string; subject: string }

/** Nobody pages further, and counting costs. */
export const COUNTED_AT_MOST = 10_000

/** A page of the log, newest first, along one of its indexes. */
export async function findEntries(
  db: Database,
  filter: AuditFilter,
  page: { limit: number; offset: number },
): Promise<AuditRow[]> {
  const { rows } = await entriesQuery(filter, page).execute(db)
  return rows
}

const conditions = ({ actorId, action, from, to }: AuditFilter) =>
  sql.join(
    [
      sql`true`,
      ...(actorId === null ? [] : [sql`e.actor_id = ${actorId}`]),
      ...(action === null ? [] : [sql`e.action = ${action}`]),
      ...(from === null ? [] : [sql`e.at >= ${from}`]),
      ...(to === null ? [] : [sql`e.at < ${to}`]),
    ],
    sql` and `,
  )

/** The same query for the test of its plan. */
export const entriesQuery = (
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
) => sql<AuditRow>`
  select e.id, e.at, u.full_name as actor, e.action, e.subject
  from (
    select e.id, e.at, e.actor_id, e.action, e.subject from audit_entry e where ${conditions(filter)}
    order by e.at desc, e.id desc limit ${limit} offset ${offset}
  ) e left join app_user u on u.id = e.actor_id
  order by e.at desc, e.id desc
`

/** How many entries there are, one more than {@link COUNTED_AT_MOST} for all above it. */
export async function countEntries(db: Database, filter: AuditFilter): Promise<number> {
  const { rows } = await countQuery(filter).execute(db)
  return rows[0]?.n ?? 0
}

export const countQuery = (filter: AuditFilter) => sql<{ n: number }>`
  select count(*)::int as n from (
    select 1 from audit_entry e where ${conditions(filter)} limit ${COUNTED_AT_MOST + 1}
  ) counted
`
