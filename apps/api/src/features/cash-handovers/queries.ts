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

/** Locks a driver, also a former one, so that two devices do not hand in the same cash; false for anybody else. */
export async function lockDriver(trx: Transaction, employeeId: UserId): Promise<boolean> {
  const { rows } = await sql`
    select 1 from app_user where id = ${employeeId} and role = 'ShippingEmployee' for no key update
  `.execute(trx)
  return rows.length > 0
}

export type HandoverRow = Columns<'cash_handover', 'id' | 'expected' | 'counted' | 'note' | 'at'> & {
  employeeId: UserId
  driver: Column<'app_user', 'fullName'>
} & Computed<{ received: number | null; confirmedBy: string | null; confirmedAt: Date | null }>

const handovers = sql`
  select h.id, h.expected, h.counted, h.note, h.at, h.employee_id as "employeeId", u.full_name as driver,
    c.received, a.full_name as "confirmedBy", c.confirmed_at as "confirmedAt"
  from cash_handover h join app_user u on u.id = h.employee_id
  left join cash_confirmation c on c.handover_id = h.id left join app_user a on a.id = c.confirmed_by
`

export async function findHandover(db: Database, id: number): Promise<HandoverRow | undefined> {
  const { rows } = await sql<HandoverRow>`${handovers} where h.id = ${id}`.execute(db)
  return rows[0]
}

/** Stores a handover at the time of the database and assigns the payments in hand to it; returns the sum of these payments. */
export async function insertHandover(
  trx: Transaction,
  handover: { employeeId: UserId; expected: number; counted: number; note: string; requestId: string },
): Promise<{ id: number; at: Date; covered: number }> {
  const { employeeId, expected, counted, note, requestId } = handover
  const inserted = await sql<Columns<'cash_handover', 'id' | 'at'>>`
    insert into cash_handover (employee_id, expected, counted, note, request_id)
    values (${employeeId}, ${expected}, ${counted}, ${note}, ${requestId}) returning id, at
  `.execute(trx)
  const [row] = inserted.rows
  if (row === undefined) throw new Error('An insert of one row returns it.')
  const { id, at } = row
  const covered = await sql<Computed<{ amount: number }>>`
    with covered as (
      update payment set cash_handover_id = ${id}
      where id in (select p.id from ${IN_HAND} where p.taken_by = ${employeeId}) and cash_handover_id is null returning amount
    )
    select coalesce(sum(amount), 0)::int8 as amount from covered
  `.execute(trx)
  return { id, at, covered: covered.rows[0]?.amount ?? 0 }
}

/** A driver's handovers since an instant, oldest first. */
export async function findDriverHandovers(db: Database, employeeId: UserId, since: Date): Promise<HandoverRow[]> {
  const { rows } = await sql<HandoverRow>`
    ${handovers} where h.employee_id = ${employeeId} and h.at >= ${since} order by h.at, h.id
  `.execute(db)
  return rows
}

/** Filters of the list; a difference is one of the driver's count or of the desk's. */
export type HandoverFilter = { onlyDifferences: boolean; onlyUnconfirmed: boolean }

const matching = ({ onlyDifferences, onlyUnconfirmed }: HandoverFilter) => sql<SqlBool>`
  (not ${onlyDifferences}::boolean or h.counted <> h.expected or c.received <> h.counted)
  and (not ${onlyUnconfirmed}::boolean or c.handover_id is null)
`

/** The number of handovers, counted up to `atMost`. */
export async function countHandovers(db: Database, filter: HandoverFilter, atMost: number): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from (
      select from cash_handover h left join cash_confirmation c on c.handover_id = h.id
      where ${matching(filter)} limit ${atMost}
    ) counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** A page of handovers, newest first. */
export async function findHandovers(
  db: Database,
  filter: HandoverFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<HandoverRow[]> {
  const { rows } = await sql<HandoverRow>`
    ${handovers} where ${matching(filter)} order by h.at desc, h.id desc limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

type CashInHand = Computed<{ amount: number; isActive: boolean }> & {
  employeeId: Column<'app_user', 'id'>
  driver: Column<'app_user', 'fullName'>
}

/** Drivers with cash in hand, by name. */
export async function findCashInHand(db: Database): Promise<CashInHand[]> {
  const { rows } = await sql<CashInHand>`
    select u.id as "employeeId", u.full_name as driver, u.deleted_at is null and u.deactivated_at is null as "isActive", sum(p.amount)::int8 as amount from ${IN_HAND}
    group by u.id, u.full_name order by u.full_name, u.id
  `.execute(db)
  return rows
}
