import type { ClientId, OrderId, UserId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

/** The part of an attempt that is for one order. */
export type Share = { orderId: OrderId; amount: number }

/** The shares of an attempt for several orders, in the order of settlement; none for other attempts. */
export async function findShares(db: Database, attemptId: string): Promise<Share[]> {
  return db
    .selectFrom('payment_share')
    .select(['order_id as orderId', 'amount'])
    .where('attempt_id', '=', attemptId)
    .orderBy('position')
    .execute()
}

export async function insertShares(trx: Transaction, attemptId: string, shares: readonly Share[]): Promise<void> {
  const rows = shares.map(({ orderId, amount }, position) => ({
    attempt_id: attemptId,
    order_id: orderId,
    position,
    amount,
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

/** Orders of a person, or of the client they own, with an outstanding amount; oldest first. */
export async function listOutstanding(
  db: Database,
  owner: { userId: UserId; clientId: ClientId | null },
  limit: number,
): Promise<string[]> {
  const ownCondition =
    owner.clientId === null
      ? sql`o.user_id = ${owner.userId} and o.client_id is null`
      : sql`o.client_id = ${owner.clientId}`
  const { rows } = await sql<Columns<'orders', 'id'>>`
    select o.id from orders o join order_money m on m.order_id = o.id
    where ${ownCondition} and o.agreed_at is not null and o.state <> 'cancelled' and m.outstanding > 0
    order by o.placed_at, o.id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}
