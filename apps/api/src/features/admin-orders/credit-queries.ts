import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Whether this person has made a deduction of this amount (any when null) since `since`. */
export async function wasCredited(
  db: Database,
  input: { orderId: OrderId; actorId: string; amount: number | null; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from order_credit
    where order_id = ${input.orderId} and actor_id = ${input.actorId} and at > ${input.since}
      and (${input.amount}::int8 is null or amount = ${input.amount}::int8)
    limit 1
  `.execute(db)
  return rows.length > 0
}
