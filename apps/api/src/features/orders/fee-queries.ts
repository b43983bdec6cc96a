import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

/** What was given back of the fee of this order (its id) because it went elsewhere, halalas. */
export const feeCreditsOf = (orderId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select coalesce(sum(c.amount), 0)::int8 from order_credit c join ledger_transaction t on t.id = c.transaction_id
  where c.order_id = ${orderId} and starts_with(t.idempotency_key, 'fee:' || ${orderId}::text || ':')
)`

export async function sumFeeCredits(db: Database, orderId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select ${feeCreditsOf(sql`${orderId}::uuid`)} as sum`.execute(db)
  return rows[0]?.sum ?? 0
}

/** Charges an order more for delivery, of which `vat` is the state's; halalas. The books are posted by the caller. */
export async function raiseFee(trx: Transaction, orderId: string, more: { fee: number; vat: number }): Promise<void> {
  await sql`
    update orders set delivery_fee = delivery_fee + ${more.fee}, vat = vat + ${more.vat}, total = total + ${more.fee} where id = ${orderId}
  `.execute(trx)
}
