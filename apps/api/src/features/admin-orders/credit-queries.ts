import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column } from '../../db/row.ts'

/** `refundTo` is `none` when nothing was paid. */
type Deduction = { refundTo: Column<'order_credit', 'refundTo'> }

/** The last deduction of this amount (any when null) that this person made since `since`. */
export async function findDeduction(
  db: Database,
  input: { orderId: OrderId; actorId: string; amount: number | null; since: Date },
): Promise<Deduction | undefined> {
  const { rows } = await sql<Deduction>`
    select refund_to as "refundTo" from order_credit
    where order_id = ${input.orderId} and actor_id = ${input.actorId} and at > ${input.since}
      and (${input.amount}::int8 is null or amount = ${input.amount}::int8)
    order by at desc limit 1
  `.execute(db)
  return rows[0]
}
