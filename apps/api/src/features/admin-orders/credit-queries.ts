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

/** A line that was not taken off, with its pieces and its value (after discounts) that no credit named. */
export type CreditableLine = Columns<'order_line', 'variantId'> & Computed<{ pieces: number; value: number }>

/** The lines of an order by variant. Credits of the goods that a line replaced count for that line. */
export async function listCreditableLines(db: Database, orderId: OrderId): Promise<CreditableLine[]> {
  const { rows } = await sql<CreditableLine>`
    with recursive named as (
      select variant_id, variant_id as credited_id from order_line where order_id = ${orderId} and removed_at is null
      union select n.variant_id, a.removed_variant_id from named n
        join order_adjustment a on a.order_id = ${orderId} and a.added_variant_id = n.credited_id
    )
    select l.variant_id as "variantId", greatest(l.quantity - coalesce(sum(c.pieces), 0), 0)::int as pieces,
      greatest(l.net + l.vat - coalesce(sum(c.amount), 0), 0)::int8 as value
    from named n join order_line l on l.order_id = ${orderId} and l.variant_id = n.variant_id
    left join order_credit c on c.order_id = l.order_id and c.variant_id = n.credited_id
    group by l.order_id, l.variant_id order by l.variant_id
  `.execute(db)
  return rows
}

export type CreditRow = Columns<'order_credit', 'id' | 'at' | 'reason' | 'amount'>

/** What was taken off an order that goes on, oldest first; together they are the credited amount of the order. */
export async function findCredits(db: Database, orderId: OrderId): Promise<CreditRow[]> {
  return db
    .selectFrom('order_credit as c')
    .innerJoin('ledger_transaction as t', 't.id', 'c.transaction_id')
    .select(['c.id', 'c.at', 'c.reason', 'c.amount'])
    .where('c.order_id', '=', orderId)
    .where('t.kind', '=', 'creditNote')
    .orderBy('t.id')
    .execute()
}
