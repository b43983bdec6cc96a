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

/** Raises the delivery fee of an order; `vat` is the VAT it contains. The caller posts the sale. */
export async function raiseFee(trx: Transaction, orderId: OrderId, more: { fee: number; vat: number }): Promise<void> {
  await sql`
    update orders set delivery_fee = delivery_fee + ${more.fee}, vat = vat + ${more.vat}, total = total + ${more.fee} where id = ${orderId}
  `.execute(trx)
}
