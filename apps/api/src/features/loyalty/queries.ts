import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

export type LoyaltyKind = Column<'loyalty_entry', 'kind'>

export type LoyaltyRow = Columns<'loyalty_entry', 'id' | 'points' | 'kind' | 'at'> & {
  orderNumber: Column<'orders', 'number'> | null
}

/** The newest entries first, at most `limit`. Points spent are negative. */
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
  const { rows } = await sql<Computed<{ points: number }>>`
    select coalesce(sum(points), 0)::int8 as points from loyalty_entry where user_id = ${userId}
  `.execute(db)
  return rows[0]?.points ?? 0
}

/** Locks the user, so that two orders cannot spend the same points. */
export async function lockPerson(trx: Transaction, userId: string): Promise<void> {
  await sql`select 1 from app_user where id = ${userId} for no key update`.execute(trx)
}

/** False when the order already has an entry of this kind. */
export async function insertEntry(
  trx: Transaction,
  entry: { userId: string; orderId: string; kind: LoyaltyKind; points: number; at: Date },
): Promise<boolean> {
  const inserted = await sql`
    insert into loyalty_entry (user_id, order_id, kind, points, at)
    values (${entry.userId}, ${entry.orderId}, ${entry.kind}, ${entry.points}, ${entry.at})
    on conflict (order_id, kind) do nothing
  `.execute(trx)
  return inserted.numAffectedRows === 1n
}

type UnreversedRow = { orderId: NonNullable<Column<'loyalty_entry', 'orderId'>> } & Computed<{ points: number }>

/** The user's fully credited orders whose points are not reversed completely, with the missing points, oldest first. */
export async function findUnreversed(trx: Transaction, userId: string): Promise<UnreversedRow[]> {
  const { rows } = await sql<UnreversedRow>`
    select e.order_id as "orderId", (e.points + coalesce(r.points, 0))::int8 as points
    from loyalty_entry e
    join order_money m on m.order_id = e.order_id and m.due = 0
    left join loyalty_entry r on r.order_id = e.order_id and r.kind = 'reverse'
    where e.user_id = ${userId} and e.kind = 'earn' and e.points + coalesce(r.points, 0) > 0
    order by e.at, e.id
  `.execute(trx)
  return rows
}

/** Deletes the reversal of an order, so that a larger one can replace it; returns its points as a positive number. */
export async function deleteReversal(trx: Transaction, orderId: string): Promise<number> {
  const deleted = await trx
    .deleteFrom('loyalty_entry')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'reverse')
    .returning('points')
    .executeTakeFirst()
  return -(deleted?.points ?? 0)
}

/** The order's entry of a kind, or undefined. */
export async function findEntry(
  trx: Transaction,
  orderId: string,
  kind: LoyaltyKind,
): Promise<Columns<'loyalty_entry', 'userId' | 'points'> | undefined> {
  return trx
    .selectFrom('loyalty_entry')
    .select(['user_id as userId', 'points'])
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}
