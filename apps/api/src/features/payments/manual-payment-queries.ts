import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

/** The sum of this person's payments with an equal purpose (and amount, if given) since `since`; 0 without any. */
export async function sumPaidSince(
  db: Database,
  input: { orderId: OrderId; takenBy: string; purpose: string; amount: number | null; since: Date },
): Promise<number> {
  const { rows } = await sql<Computed<{ taken: number }>>`
    select coalesce(sum(amount), 0)::int8 as taken from payment
    where order_id = ${input.orderId} and taken_by = ${input.takenBy} and split_part(tr_number, ':', 1) = ${input.purpose}
      and gateway in ('manual', 'credit') and at > ${input.since} and (${input.amount}::int8 is null or amount = ${input.amount}::int8)
  `.execute(db)
  return rows[0]?.taken ?? 0
}

export async function markPostponed(trx: Transaction, orderId: OrderId): Promise<void> {
  await sql`update orders set postponed = true where id = ${orderId} and not postponed`.execute(trx)
}
