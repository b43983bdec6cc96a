import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** A refund that the shop has to send to the buyer; `amount` in halalas, `paidWith` the gateway payments of the order. */
export type RefundPayout = Columns<'refund_payout', 'id' | 'orderId' | 'amount' | 'method' | 'at' | 'paidAt'> & {
  orderId: OrderId
  orderNumber: Column<'orders', 'number'>
  buyerName: Column<'app_user', 'fullName'>
} & Computed<{ paidWith: { gateway: string; transaction: string }[] }>

const payouts = sql`
  select p.id, p.order_id as "orderId", p.amount, p.method, p.at, p.paid_at as "paidAt", o.number as "orderNumber", u.full_name as "buyerName",
    (select coalesce(json_agg(json_build_object('gateway', g.gateway, 'transaction', g.tr_number) order by g.at), '[]') from payment g
      where g.order_id = o.id and g.gateway not in ('manual', 'credit')) as "paidWith"
  from refund_payout p join orders o on o.id = p.order_id join app_user u on u.id = o.user_id
`

/** The open ones, oldest first. */
export async function findOpenPayouts(db: Database, limit: number): Promise<RefundPayout[]> {
  const { rows } = await sql<RefundPayout>`
    ${payouts} where p.paid_at is null order by p.at, p.id limit ${limit}
  `.execute(db)
  return rows
}

export async function findPayout(db: Database, id: number): Promise<RefundPayout | undefined> {
  return (await sql<RefundPayout>`${payouts} where p.id = ${id}`.execute(db)).rows[0]
}

export async function insertPayout(
  trx: Transaction,
  payout: { transactionId: number; orderId: OrderId; amount: number; method: 'cash' | 'transfer'; at: Date },
): Promise<void> {
  const { transactionId, orderId, amount, method, at } = payout
  await sql`
    insert into refund_payout (transaction_id, order_id, amount, method, at)
    values (${transactionId}, ${orderId}, ${amount}, ${method}, ${at})
  `.execute(trx)
}

/** Records that the money was sent; false when it is recorded already. */
export async function setPayoutPaid(trx: Transaction, id: number, actorId: string, at: Date): Promise<boolean> {
  const result = await sql`
    update refund_payout set paid_at = ${at}, paid_by = ${actorId} where id = ${id} and paid_at is null
  `.execute(trx)
  return result.numAffectedRows === 1n
}
