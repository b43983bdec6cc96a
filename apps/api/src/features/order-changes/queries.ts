import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

/** The amounts of an order paid in cash and with store credit, in halalas. */
export async function sumPaidWith(db: Database, orderId: OrderId): Promise<{ cash: number; credit: number }> {
  const { rows } = await sql<Computed<{ cash: number; credit: number }>>`
    select coalesce(sum(applied) filter (where method = 'cash'), 0)::int8 as cash,
      coalesce(sum(applied) filter (where method = 'credit'), 0)::int8 as credit
    from order_payment where order_id = ${orderId}
  `.execute(db)
  return rows[0] ?? { cash: 0, credit: 0 }
}

/** Sets the start of work on an order that has none. False when it has started. */
export async function setWorkStarted(trx: Transaction, orderId: OrderId, at: Date): Promise<boolean> {
  const result = await sql`
    update orders set work_started_at = ${at} where id = ${orderId} and work_started_at is null
  `.execute(trx)
  return result.numAffectedRows === 1n
}
