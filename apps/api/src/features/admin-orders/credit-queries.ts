import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

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
