import type { BranchId, ClientId, OrderId, UserId } from '@warda/domain/ids'
import { type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** Records the order of a date; false when the date already has one, also from a concurrent transaction. */
export async function insertRun(
  trx: Transaction,
  run: { standingId: number; date: string; orderId: OrderId; at: Date },
): Promise<boolean> {
  const result = await sql`
    insert into standing_order_run (standing_order_id, date, order_id, at) values (${run.standingId}, ${run.date}, ${run.orderId}, ${run.at})
    on conflict (standing_order_id, date) do update set order_id = excluded.order_id, problem = null, at = excluded.at
    where standing_order_run.order_id is null
  `.execute(trx)
  return result.numAffectedRows === 1n
}

/** Records why a date has no order yet; false when it has one. */
export async function recordProblem(
  trx: Transaction,
  run: { standingId: number; date: string; problem: string; at: Date },
): Promise<boolean> {
  const noted = await sql`
    insert into standing_order_run (standing_order_id, date, problem, at) values (${run.standingId}, ${run.date}, ${run.problem}, ${run.at})
    on conflict (standing_order_id, date) do update set problem = excluded.problem, at = excluded.at where standing_order_run.order_id is null
  `.execute(trx)
  return noted.numAffectedRows === 1n
}

/** The dates of a standing order for which an order was placed. */
export async function findOrderedDates(db: Database, standingId: number, from: string): Promise<string[]> {
  const { rows } = await sql<Columns<'standing_order_run', 'date'>>`
    select date from standing_order_run where standing_order_id = ${standingId} and date >= ${from} and order_id is not null
  `.execute(db)
  return rows.map(({ date }) => date)
}

export type Placer = Columns<'app_user', 'role' | 'fullName' | 'email' | 'language'> & {
  userId: Column<'app_user', 'id'> & UserId
  clientId: Column<'app_user', 'clientId'> & ClientId
  branchId: Column<'branch_manager', 'branchId'> & BranchId
} & Computed<{ emailConfirmed: boolean }>

/**
 * The user who places a standing order: the shopper to whom it belongs; for a client its creator while they can order for the branch, else the
 * client's owner.
 */
export async function findPlacer(
  db: Database,
  standing: { createdBy: string; clientId: ClientId | null; branchId: BranchId | null },
): Promise<Placer | undefined> {
  const who =
    standing.clientId === null
      ? sql<SqlBool>`u.id = ${standing.createdBy} and u.role = 'Shopper'`
      : sql<SqlBool>`u.client_id = ${standing.clientId}
          and (u.role = 'Customer' or (u.id = ${standing.createdBy} and m.branch_id = ${standing.branchId}))`
  const { rows } = await sql<Placer>`
    select u.id as "userId", u.role, coalesce(u.client_id, 0) as "clientId", coalesce(m.branch_id, 0) as "branchId", u.full_name as "fullName",
      u.email, u.email_confirmed_at is not null as "emailConfirmed", u.language
    from app_user u left join branch_manager m on m.user_id = u.id and m.deleted_at is null
    where ${who} and u.deleted_at is null and u.deactivated_at is null
    order by u.id = ${standing.createdBy} desc, u.created_at
    limit 1
  `.execute(db)
  return rows[0]
}

/** Dates from `from` on for which orders of these standing orders were placed. */
export async function findAllOrderedDates(
  db: Database,
  ids: readonly number[],
  from: string,
): Promise<Computed<{ standingId: number; date: string }>[]> {
  const { rows } = await sql<Computed<{ standingId: number; date: string }>>`
    select standing_order_id as "standingId", date::text as date from standing_order_run
    where standing_order_id = any(${ids}::int[]) and date >= ${from} and order_id is not null
  `.execute(db)
  return rows
}
