import type { OrderId } from '@warda/domain/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

/** SQL: the credited part of an order's delivery fee. */
export const feeCreditsSql = (orderId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select coalesce(sum(c.amount), 0)::int8 from order_credit c join ledger_transaction t on t.id = c.transaction_id
  where c.order_id = ${orderId} and starts_with(t.idempotency_key, 'fee:' || ${orderId}::text || ':')
)`

export async function sumFeeCredits(db: Database, orderId: OrderId): Promise<number> {
  const { rows } = await sql<Computed<{ sum: number }>>`select ${feeCreditsSql(sql`${orderId}::uuid`)} as sum`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

export type FeeAdjustment = {
  orderId: OrderId
  transactionId: number
  /** Halalas, including VAT. */
  amount: number
  vat: number
  reason: string
  actorId: string | null
  requestId: string
  at: Date
}

/** Records a higher fee of an order that is invoiced already, for its debit note; a later invoice contains the fee. */
export async function insertFeeAdjustment(trx: Transaction, fee: FeeAdjustment): Promise<void> {
  await sql`
    insert into order_adjustment (order_id, kind, transaction_id, amount, vat, reason, actor_id, request_id, at)
    select order_id, 'deliveryFee', ${fee.transactionId}::int8, ${fee.amount}::int8, ${fee.vat}::int8, ${fee.reason}, ${fee.actorId}::uuid,
      ${fee.requestId}, ${fee.at}::timestamptz
    from invoice where order_id = ${fee.orderId} and corrects is null and invoice_is_current(invoice)
  `.execute(trx)
}

/** Raises the delivery fee of an order; `vat` is the VAT it contains. The caller posts the sale. */
export async function raiseFee(trx: Transaction, orderId: OrderId, more: { fee: number; vat: number }): Promise<void> {
  await sql`
    update orders set delivery_fee = delivery_fee + ${more.fee}, vat = vat + ${more.vat}, total = total + ${more.fee} where id = ${orderId}
  `.execute(trx)
}
