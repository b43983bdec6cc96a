import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

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

/** The order's flag that its payment is put off. */
export async function markPostponed(trx: Transaction, orderId: string): Promise<void> {
  await sql`update orders set postponed = true where id = ${orderId} and not postponed`.execute(trx)
}
