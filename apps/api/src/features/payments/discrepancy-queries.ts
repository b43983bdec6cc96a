import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns } from '../../db/row.ts'

/** Captured money that differs from the requested amount; amounts in hundredths of its currency. */
export type Discrepancy = Columns<
  'payment_discrepancy',
  'id' | 'orderId' | 'attemptId' | 'expected' | 'captured' | 'currency' | 'at' | 'resolution'
> & {
  orderId: OrderId
  orderNumber: Column<'orders', 'number'>
  buyerName: Column<'app_user', 'fullName'>
}

const discrepancies = sql`
  select d.id, d.order_id as "orderId", d.attempt_id as "attemptId", d.expected, d.captured, d.currency, d.at, d.resolution,
    o.number as "orderNumber", u.full_name as "buyerName"
  from payment_discrepancy d join orders o on o.id = d.order_id join app_user u on u.id = o.user_id
`

/** The open ones, oldest first. */
export async function findOpenDiscrepancies(db: Database, limit: number): Promise<Discrepancy[]> {
  const { rows } = await sql<Discrepancy>`
    ${discrepancies} where d.resolution is null order by d.at, d.id limit ${limit}
  `.execute(db)
  return rows
}

export async function findDiscrepancy(db: Database, id: number): Promise<Discrepancy | undefined> {
  return (await sql<Discrepancy>`${discrepancies} where d.id = ${id}`.execute(db)).rows[0]
}

export async function findDiscrepancyByAttempt(db: Database, attemptId: string): Promise<Discrepancy | undefined> {
  return (await sql<Discrepancy>`${discrepancies} where d.attempt_id = ${attemptId}`.execute(db)).rows[0]
}

/** Stores a discrepancy, once per attempt, and keeps its order from expiring; false when it is stored already. */
export async function insertDiscrepancy(
  trx: Transaction,
  found: { attemptId: string; orderId: OrderId; expected: number; captured: number; currency: string; at: Date },
): Promise<boolean> {
  const { attemptId, orderId, expected, captured, currency, at } = found
  const result = await sql`
    insert into payment_discrepancy (attempt_id, order_id, expected, captured, currency, at)
    values (${attemptId}, ${orderId}, ${expected}, ${captured}, ${currency}, ${at}) on conflict (attempt_id) do nothing
  `.execute(trx)
  if (result.numAffectedRows === 0n) return false
  await sql`update orders set expires_at = null where id = ${orderId} and state = 'placed'`.execute(trx)
  return true
}

/** Stores the resolution; an order that is still unpaid and pending expires at `expiresAt`. */
export async function closeDiscrepancy(
  trx: Transaction,
  id: number,
  input: {
    resolution: NonNullable<Discrepancy['resolution']>
    note: string
    actorId: string
    at: Date
    expiresAt: Date
  },
): Promise<void> {
  await sql`
    update payment_discrepancy set resolution = ${input.resolution}, note = ${input.note}, resolved_by = ${input.actorId},
      resolved_at = ${input.at} where id = ${id}
  `.execute(trx)
  await sql`
    update orders o set expires_at = ${input.expiresAt} from payment_discrepancy d
    where d.id = ${id} and o.id = d.order_id and o.state = 'placed' and o.terms = 'online' and o.agreed_at is null
      and o.approval is distinct from 'waiting'
      and not exists (select from payment_discrepancy x where x.order_id = o.id and x.resolution is null)
  `.execute(trx)
}
