import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

export type ManualPaymentRow = {
  orderId: OrderId
  gateway: 'manual' | 'credit'
  /** Unique; the part before the colon is the purpose. */
  number: string
  method: 'cash' | 'card' | 'transfer' | 'credit'
  amount: number
  takenBy: string
  at: Date
}

/** Records a manual payment or store credit that is applied to the order completely. */
export async function insertManualPayment(trx: Transaction, payment: ManualPaymentRow): Promise<void> {
  await sql`
    insert into payment (order_id, gateway, tr_number, amount, applied, method, taken_by, at)
    values (${payment.orderId}, ${payment.gateway}, ${payment.number}, ${payment.amount}, ${payment.amount}, ${payment.method},
      ${payment.takenBy}, ${payment.at})
  `.execute(trx)
}
