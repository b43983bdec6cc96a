import type { OrderId, VariantId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column } from '../../db/row.ts'

/** `refundTo` is `none` when nothing was paid. */
type Deduction = { refundTo: Column<'order_credit', 'refundTo'> }

/** The last deduction that this person made since `since`; with `equalTo` only one of this amount for this line (null: no specific line). */
export async function findDeduction(
  db: Database,
  input: { orderId: OrderId; actorId: string; since: Date; equalTo?: { amount: number; variantId: VariantId | null } },
): Promise<Deduction | undefined> {
  const { amount, variantId } = input.equalTo ?? { amount: null, variantId: null }
  const { rows } = await sql<Deduction>`
    select refund_to as "refundTo" from order_credit
    where order_id = ${input.orderId} and actor_id = ${input.actorId} and at > ${input.since}
      and (${amount}::int8 is null or (amount = ${amount}::int8 and variant_id is not distinct from ${variantId}::int))
    order by at desc limit 1
  `.execute(db)
  return rows[0]
}

/** Whether the order has this line and it was not taken off. */
export async function hasLine(db: Database, orderId: OrderId, variantId: VariantId): Promise<boolean> {
  const { rows } = await sql`
    select 1 from order_line where order_id = ${orderId} and variant_id = ${variantId} and removed_at is null
  `.execute(db)
  return rows.length > 0
}
