import type { UserId } from '@warda/domain/ids'
import { type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** Cash payments `p` that the driver `u` took and has not handed in; the role of an employee never changes. */
const IN_HAND = sql`payment p join app_user u on u.id = p.taken_by and u.role = 'ShippingEmployee'
  and p.method = 'cash' and p.cash_handover_id is null`

/** The sum of cash payments that a driver took and has not handed in, in halalas. */
export async function sumCashInHand(db: Database, employeeId: UserId): Promise<number> {
  const { rows } = await sql<Computed<{ amount: number }>>`
    select coalesce(sum(p.amount), 0)::int8 as amount from ${IN_HAND} where p.taken_by = ${employeeId}
  `.execute(db)
  return rows[0]?.amount ?? 0
}

/** Locks a driver, so that two devices do not hand in the same cash. */
export async function lockDriver(trx: Transaction, employeeId: UserId): Promise<void> {
  await sql`select 1 from app_user where id = ${employeeId} for no key update`.execute(trx)
}

export type HandoverRow = Columns<'cash_handover', 'id' | 'expected' | 'counted' | 'note' | 'at'> & {
  driver: Column<'app_user', 'fullName'>
}

const handovers = sql`
  select h.id, h.expected, h.counted, h.note, h.at, u.full_name as driver
  from cash_handover h join app_user u on u.id = h.employee_id
`

/** Stores a handover at the time of the database and assigns the payments in hand to it; returns the sum of these payments. */
export async function insertHandover(
  trx: Transaction,
  handover: { employeeId: UserId; expected: number; counted: number; note: string; requestId: string },
): Promise<{ row: HandoverRow; covered: number }> {
  const { employeeId, expected, counted, note, requestId } = handover
  const inserted = await sql<Columns<'cash_handover', 'id'>>`
    insert into cash_handover (employee_id, expected, counted, note, request_id)
    values (${employeeId}, ${expected}, ${counted}, ${note}, ${requestId}) returning id
  `.execute(trx)
  const id = inserted.rows[0]?.id ?? 0
  const covered = await sql<Computed<{ amount: number }>>`
    with covered as (
      update payment set cash_handover_id = ${id}
      where id in (select p.id from ${IN_HAND} where p.taken_by = ${employeeId}) and cash_handover_id is null returning amount
    )
    select coalesce(sum(amount), 0)::int8 as amount from covered
  `.execute(trx)
  const { rows } = await sql<HandoverRow>`${handovers} where h.id = ${id}`.execute(trx)
  const [row] = rows
  if (row === undefined) throw new Error(`Handover ${id} was not stored`)
  return { row, covered: covered.rows[0]?.amount ?? 0 }
}

/** A driver's handovers since an instant, oldest first. */
export async function findDriverHandovers(db: Database, employeeId: UserId, since: Date): Promise<HandoverRow[]> {
  const { rows } = await sql<HandoverRow>`
    ${handovers} where h.employee_id = ${employeeId} and h.at >= ${since} order by h.at, h.id
  `.execute(db)
  return rows
}

const matching = (onlyDifferences: boolean) => sql<SqlBool>`(not ${onlyDifferences} or h.counted <> h.expected)`

/** The number of handovers, counted up to `atMost`. */
export async function countHandovers(db: Database, onlyDifferences: boolean, atMost: number): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from (select from cash_handover h where ${matching(onlyDifferences)} limit ${atMost}) counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** A page of handovers, newest first. */
export async function findHandovers(
  db: Database,
  onlyDifferences: boolean,
  { limit, offset }: { limit: number; offset: number },
): Promise<HandoverRow[]> {
  const { rows } = await sql<HandoverRow>`
    ${handovers} where ${matching(onlyDifferences)} order by h.at desc, h.id desc limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

/** Drivers with cash in hand, by name. */
export async function findCashInHand(
  db: Database,
): Promise<(Computed<{ amount: number }> & { driver: Column<'app_user', 'fullName'> })[]> {
  const { rows } = await sql<Computed<{ amount: number }> & { driver: Column<'app_user', 'fullName'> }>`
    select u.full_name as driver, sum(p.amount)::int8 as amount from ${IN_HAND}
    group by u.id, u.full_name order by u.full_name, u.id
  `.execute(db)
  return rows
}
