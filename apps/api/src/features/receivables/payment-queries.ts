import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

export type ManualPaymentRow = {
  orderId: string
  gateway: 'manual' | 'credit'
  /** Our own number, unique; what stands before its colon says what it was for. */
  number: string
  method: 'cash' | 'card' | 'transfer' | 'credit'
  amount: number
  takenBy: string
  at: Date
}

/** Records money taken by hand or from store credit; all of it settles the order. */
export async function insertManualPayment(trx: Transaction, payment: ManualPaymentRow): Promise<void> {
  await sql`
    insert into payment (order_id, gateway, tr_number, amount, applied, method, taken_by, at)
    values (${payment.orderId}, ${payment.gateway}, ${payment.number}, ${payment.amount}, ${payment.amount}, ${payment.method},
      ${payment.takenBy}, ${payment.at})
  `.execute(trx)
}
