import type { OrderId, VariantId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** `refundTo` is `none` when nothing was paid. */
type Deduction = { refundTo: Column<'order_credit', 'refundTo'> }

/** The last deduction that this person made since `since`; with `equalTo` only one of this amount for these pieces of this line (null: none). */
export async function findDeduction(
  db: Database,
  input: {
    orderId: OrderId
    actorId: string
    since: Date
    equalTo?: { amount: number; variantId: VariantId | null; pieces: number | null }
  },
): Promise<Deduction | undefined> {
  const { amount, variantId, pieces } = input.equalTo ?? { amount: null, variantId: null, pieces: null }
  const { rows } = await sql<Deduction>`
    select refund_to as "refundTo" from order_credit
    where order_id = ${input.orderId} and actor_id = ${input.actorId} and at > ${input.since}
      and (${amount}::int8 is null or (amount = ${amount}::int8 and variant_id is not distinct from ${variantId}::int
        and pieces is not distinct from ${pieces}::int))
    order by at desc limit 1
  `.execute(db)
  return rows[0]
}

export type CreditableLine = Columns<'order_line', 'unitPrice'> & Computed<{ pieces: number }>

/** The line of an order with the pieces that were not credited; undefined when it does not exist or was taken off. */
export async function findCreditableLine(
  db: Database,
  orderId: OrderId,
  variantId: VariantId,
): Promise<CreditableLine | undefined> {
  const { rows } = await sql<CreditableLine>`
    select l.unit_price as "unitPrice", l.quantity - coalesce((
      select sum(c.pieces) from order_credit c where c.order_id = l.order_id and c.variant_id = l.variant_id
    ), 0)::int as pieces
    from order_line l where l.order_id = ${orderId} and l.variant_id = ${variantId} and l.removed_at is null
  `.execute(db)
  return rows[0]
}
