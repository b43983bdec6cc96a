import type { OverrideKind } from '@warda/domain/counter-sales/overrides'
import type { OrderId } from '@warda/domain/ids'
import { MAX_COUNTED_ROWS } from '@warda/domain/pagination'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** Conditions that an entry must all meet; null conditions accept every entry. From `from`, before `to`. */
export type AuditFilter = { actorId: string | null; action: string | null; from: Date | null; to: Date | null }
export type AuditRow = Columns<'audit_entry', 'id' | 'at' | 'action' | 'subject'> & {
  actor: Column<'app_user', 'fullName'> | null
} & Computed<{ apiKey: string | null }>

/** A page of the log, newest first. */
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

export const entriesQuery = (
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
) => sql<AuditRow>`
  select e.id, e.at, u.full_name as actor, e.action, e.subject, e.detail->>'apiKey' as "apiKey"
  from (
    select e.id, e.at, e.actor_id, e.action, e.subject, e.detail from audit_entry e where ${conditions(filter)}
    order by e.at desc, e.id desc limit ${limit} offset ${offset}
  ) e left join app_user u on u.id = e.actor_id
  order by e.at desc, e.id desc
`

export type OverrideRow = Columns<'order_override', 'oldValue' | 'newValue' | 'reason'> & {
  orderId: OrderId
} & Computed<{ kind: OverrideKind }>

/** The overrides of orders. */
export async function findOverrides(db: Database, orderIds: readonly string[]): Promise<OverrideRow[]> {
  if (orderIds.length === 0) return []
  const { rows } = await sql<OverrideRow>`
    select order_id as "orderId", kind, old_value as "oldValue", new_value as "newValue", reason from order_override
    where order_id = any(${orderIds}::uuid[])
  `.execute(db)
  return rows
}

/** The number of entries, at most {@link MAX_COUNTED_ROWS} + 1. */
export async function countEntries(db: Database, filter: AuditFilter): Promise<number> {
  const { rows } = await countQuery(filter).execute(db)
  return rows[0]?.n ?? 0
}

export const countQuery = (filter: AuditFilter) => sql<Computed<{ n: number }>>`
  select count(*)::int as n from (
    select 1 from audit_entry e where ${conditions(filter)} limit ${MAX_COUNTED_ROWS + 1}
  ) counted
`
