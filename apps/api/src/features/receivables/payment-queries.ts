import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

export type ManualPaymentRow = {
  orderId: string
  gateway: 'manual' | 'credit'
  /** Our own number, unique; what stands before its colon says what it was for. */
  number: string
  method: 'cash' | 'card' | 'transfer' | 'credit'
  amount: number
  takenBy: string
  at: Date
}

/** Records money taken by hand or from store credit; all of it settles the order. */
export async function insertManualPayment(trx: Transaction, payment: ManualPaymentRow): Promise<void> {
  await sql`
    insert into payment (order_id, gateway, tr_number, amount, applied, method, taken_by, at)
    values (${payment.orderId}, ${payment.gateway}, ${payment.number}, ${payment.amount}, ${payment.amount}, ${payment.method},
      ${payment.takenBy}, ${payment.at})
  `.execute(trx)
}

/** How much this person took for the same reason since then, halalas; 0 when nothing. With an amount only that one counts. */
export async function takenSince(
  db: Database,
  asked: { orderId: string; takenBy: string; purpose: string; amount: number | null; since: Date },
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(amount), 0)::int8 as taken from payment
    where order_id = ${asked.orderId} and taken_by = ${asked.takenBy} and split_part(tr_number, ':', 1) = ${asked.purpose}
      and gateway in ('manual', 'credit') and at > ${asked.since} and (${asked.amount}::int8 is null or amount = ${asked.amount}::int8)
  `.execute(db)
  return rows[0]?.taken ?? 0
}

/** Whether this person took an amount off an order (any amount when null) since then. */
export async function wasCredited(
  db: Database,
  asked: { orderId: string; actorId: string; amount: number | null; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from order_credit
    where order_id = ${asked.orderId} and actor_id = ${asked.actorId} and at > ${asked.since}
      and (${asked.amount}::int8 is null or amount = ${asked.amount}::int8)
    limit 1
  `.execute(db)
  return rows.length > 0
}
