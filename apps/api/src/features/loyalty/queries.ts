import type { Halalas } from '@warda/domain/money'
import { type RawBuilder, sql } from 'kysely'
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

/** False when the order already has an entry of this kind; an order may have several of kind `reverse`. */
export async function insertEntry(
  trx: Transaction,
  entry: { userId: string; orderId: string; kind: LoyaltyKind; points: number; at: Date; orderValue?: Halalas },
): Promise<boolean> {
  const inserted = await sql`
    insert into loyalty_entry (user_id, order_id, kind, points, at, order_value)
    values (${entry.userId}, ${entry.orderId}, ${entry.kind}, ${entry.points}, ${entry.at}, ${entry.orderValue ?? null}::int8)
    on conflict (order_id, kind) where kind <> 'reverse' do nothing
  `.execute(trx)
  return inserted.numAffectedRows === 1n
}

/** What an order earned, what it was worth then and is worth now, and the points taken back so far; amounts in halalas. */
export type EarnedPoints = { orderId: NonNullable<Column<'loyalty_entry', 'orderId'>> } & Columns<
  'loyalty_entry',
  'userId'
> &
  Computed<{ earned: number; value: Halalas; due: Halalas; reversed: number }>

const earnedPoints = (which: RawBuilder<unknown>): RawBuilder<EarnedPoints> => sql<EarnedPoints>`
  select e.order_id as "orderId", e.user_id as "userId", e.points as earned, coalesce(e.order_value, m.due) as value, m.due,
    coalesce((select -sum(r.points) from loyalty_entry r where r.order_id = e.order_id and r.kind = 'reverse'), 0)::int as reversed
  from loyalty_entry e join order_money m on m.order_id = e.order_id
  where e.kind = 'earn' and ${which}
  order by e.at, e.id
`

export async function findEarned(trx: Transaction, orderId: string): Promise<EarnedPoints | undefined> {
  return (await earnedPoints(sql`e.order_id = ${orderId}`).execute(trx)).rows[0]
}

/** The user's orders that earned points and were credited since, oldest first. */
export async function findCredited(trx: Transaction, userId: string): Promise<EarnedPoints[]> {
  return (await earnedPoints(sql`e.user_id = ${userId} and m.due < coalesce(e.order_value, 1)`).execute(trx)).rows
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
