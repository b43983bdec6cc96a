import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

export type NewCredit = {
  orderId: OrderId
  transactionId: number
  /** Halalas, VAT contained. */
  amount: number
  vat: number
  reason: string
  /** The line that the credit is for; null for the goods, then the delivery. */
  variantId: number | null
  /** The pieces of the line; null when its price is reduced. */
  pieces: number | null
  refunded: number
  refundTo: 'credit' | 'cash' | 'transfer' | 'none'
  actorId: string | null
  requestId: string
  at: Date
}

/** Records a deduction; its credit note is issued from this row. */
export async function insertCredit(trx: Transaction, credit: NewCredit): Promise<void> {
  await sql`
    insert into order_credit (order_id, transaction_id, amount, vat, reason, variant_id, pieces, refunded, refund_to, actor_id, request_id, at)
    values (${credit.orderId}, ${credit.transactionId}, ${credit.amount}, ${credit.vat}, ${credit.reason}, ${credit.variantId}, ${credit.pieces}, ${credit.refunded},
      ${credit.refundTo}, ${credit.actorId}, ${credit.requestId}, ${credit.at})
  `.execute(trx)
}

/** The VAT of an order after its deductions. */
export async function findVatLeft(db: Database, orderId: OrderId): Promise<number> {
  const { rows } = await sql<Computed<{ vat: number }>>`
    select coalesce(-sum(amount), 0)::int8 as vat from ledger_entry where order_id = ${orderId} and account = 'vat'
  `.execute(db)
  return rows[0]?.vat ?? 0
}
