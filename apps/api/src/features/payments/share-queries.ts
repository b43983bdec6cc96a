import type { OrderId } from '@warda/domain/ids'
import type { Database, Transaction } from '../../db/database.ts'

/** The part of an attempt that is for one order, and the debts that it pays first; null for the whole order. */
export type Share = { orderId: OrderId; amount: number; debtIds: number[] | null }

/** The shares of an attempt for several orders, in the order of settlement; none for other attempts. */
export async function findShares(db: Database, attemptId: string): Promise<Share[]> {
  return db
    .selectFrom('payment_share')
    .select(['order_id as orderId', 'amount', 'debt_ids as debtIds'])
    .where('attempt_id', '=', attemptId)
    .orderBy('position')
    .execute()
}

export async function insertShares(trx: Transaction, attemptId: string, shares: readonly Share[]): Promise<void> {
  const rows = shares.map(({ orderId, amount, debtIds }, position) => ({
    attempt_id: attemptId,
    order_id: orderId,
    position,
    amount,
    debt_ids: debtIds,
  }))
  await trx.insertInto('payment_share').values(rows).execute()
}

/** Stores the applied part of a share. */
export async function recordApplied(
  trx: Transaction,
  attemptId: string,
  orderId: OrderId,
  applied: number,
): Promise<void> {
  await trx
    .updateTable('payment_share')
    .set({ applied })
    .where('attempt_id', '=', attemptId)
    .where('order_id', '=', orderId)
    .execute()
}

/** The order of each of these debts. */
export async function findDebtOrders(db: Database, debtIds: readonly number[]): Promise<OrderId[]> {
  const rows = await db
    .selectFrom('debt')
    .select('order_id')
    .distinct()
    .where('id', 'in', [...debtIds])
    .execute()
  return rows.map(({ order_id }) => order_id as OrderId)
}
