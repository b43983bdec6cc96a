import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

export type LoyaltyKind = 'earn' | 'redeem' | 'return' | 'reverse'

export type LoyaltyRow = { id: number; points: number; kind: LoyaltyKind; at: Date; orderNumber: number | null }

/** The newest entries first, at most `limit`. Points are signed: what was used is negative. */
export async function findEntries(db: Database, userId: string, limit: number): Promise<LoyaltyRow[]> {
  return db
    .selectFrom('loyalty_entry as e')
    .leftJoin('orders as o', 'o.id', 'e.order_id')
    .select(['e.id', 'e.points', 'e.kind', 'e.at', 'o.number as orderNumber'])
    .where('e.user_id', '=', userId)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}

export async function sumPoints(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(points), 0)::int8 as points from loyalty_entry where user_id = ${userId}
  `.execute(db)
  return rows[0]?.points ?? 0
}

/** Locks the person, so that two orders cannot spend the same points. */
export async function lockPerson(trx: Transaction, userId: string): Promise<void> {
  await sql`select 1 from app_user where id = ${userId} for no key update`.execute(trx)
}

/** False when the order already has an entry of this kind. */
export async function insertEntry(
  trx: Transaction,
  entry: { userId: string; orderId: string; kind: LoyaltyKind; points: number; at: Date },
): Promise<boolean> {
  const done = await sql`
    insert into loyalty_entry (user_id, order_id, kind, points, at)
    values (${entry.userId}, ${entry.orderId}, ${entry.kind}, ${entry.points}, ${entry.at})
    on conflict (order_id, kind) do nothing
  `.execute(trx)
  return done.numAffectedRows === 1n
}

/** The person's orders that were credited whole after they had earned, and how many points are still to be taken back, oldest first. */
export async function findShort(trx: Transaction, userId: string): Promise<{ orderId: string; points: number }[]> {
  const { rows } = await sql<{ orderId: string; points: number }>`
    select e.order_id as "orderId", (e.points + coalesce(r.points, 0))::int8 as points
    from loyalty_entry e
    join order_money m on m.order_id = e.order_id and m.due = 0
    left join loyalty_entry r on r.order_id = e.order_id and r.kind = 'reverse'
    where e.user_id = ${userId} and e.kind = 'earn' and e.points + coalesce(r.points, 0) > 0
    order by e.at, e.id
  `.execute(trx)
  return rows
}

/** Forgets what was taken back for an order, so that it can be written anew with more. Gives how much it was. */
export async function dropReversal(trx: Transaction, orderId: string): Promise<number> {
  const dropped = await trx
    .deleteFrom('loyalty_entry')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'reverse')
    .returning('points')
    .executeTakeFirst()
  return -(dropped?.points ?? 0)
}

/** The order's entry of a kind, or undefined. */
export async function findEntry(
  trx: Transaction,
  orderId: string,
  kind: LoyaltyKind,
): Promise<{ userId: string; points: number } | undefined> {
  return trx
    .selectFrom('loyalty_entry')
    .select(['user_id as userId', 'points'])
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}
