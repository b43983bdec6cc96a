import type { OrderId } from '@warda/domain/ids'
import type { PaidWith } from '@warda/domain/orders/buyer-changes'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

type Sums = { cash: number; credit: number; refundedCash: number; refundedCredit: number }

/** The amounts of an order paid in cash and with store credit, and refunded in cash and as store credit, in halalas. */
export async function sumPaidWith(db: Database, orderId: OrderId): Promise<Omit<PaidWith, 'paid'>> {
  const { rows } = await sql<Computed<Sums>>`
    select
      (select coalesce(sum(applied), 0) from order_payment where order_id = ${orderId} and method = 'cash')::int8 as cash,
      (select coalesce(sum(applied), 0) from order_payment where order_id = ${orderId} and method = 'credit')::int8 as credit,
      coalesce(-sum(e.amount) filter (where e.account = 'cash'), 0)::int8 as "refundedCash",
      coalesce(-sum(e.amount) filter (where e.account = 'customerCredit'), 0)::int8 as "refundedCredit"
    from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
    where e.order_id = ${orderId} and t.kind = 'refund'
  `.execute(db)
  const { cash = 0, credit = 0, refundedCash = 0, refundedCredit = 0 } = rows[0] ?? {}
  return { cash, credit, refunded: { cash: refundedCash, credit: refundedCredit } }
}

/** Sets the start of work on an order that has none. False when it has started. */
export async function setWorkStarted(trx: Transaction, orderId: OrderId, at: Date): Promise<boolean> {
  const result = await sql`
    update orders set work_started_at = ${at} where id = ${orderId} and work_started_at is null
  `.execute(trx)
  return result.numAffectedRows === 1n
}
