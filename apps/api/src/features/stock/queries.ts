import type { WasteReason } from '@warda/domain/stock/waste-reasons'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** Locks the stock of a size until the transaction ends and returns it. */
export async function lockStock(trx: Transaction, variantId: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('stock')
    .select('on_hand')
    .where('variant_id', '=', variantId)
    .forUpdate()
    .executeTakeFirst()
  return row?.on_hand
}

export type StockMove = {
  variantId: number
  /** Negative for a decrease. */
  change: number
  reason: 'restock' | WasteReason
  note: string
  actorId: string
  at: Date
}

/** Whether the same person recorded the same move after `since`, among the latest moves of the size. */
export async function isRepeated(trx: Transaction, move: StockMove, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from (select * from stock_move where variant_id = ${move.variantId} order by id desc limit 20) m
    where m.change = ${move.change} and m.reason = ${move.reason} and m.note = ${move.note} and m.actor_id = ${move.actorId}
      and m.at > ${since}
  `.execute(trx)
  return rows.length > 0
}

/** Changes the stock and records the move; returns the new stock, or undefined when it would be negative. */
export async function moveStock(trx: Transaction, move: StockMove): Promise<number | undefined> {
  const { rows } = await sql<Columns<'stock', 'onHand'>>`
    with moved as (
      update stock set on_hand = on_hand + ${move.change} where variant_id = ${move.variantId} and on_hand + ${move.change} >= 0
      returning variant_id, on_hand
    ), recorded as (
      insert into stock_move (variant_id, change, reason, note, actor_id, at)
      select variant_id, ${move.change}, ${move.reason}, ${move.note}, ${move.actorId}::uuid, ${move.at}::timestamptz from moved
    )
    select on_hand as "onHand" from moved
  `.execute(trx)
  return rows[0]?.onHand
}

export type StockMoveRow = Columns<'stock_move', 'id' | 'change' | 'reason' | 'note' | 'at'> & {
  actor: Column<'app_user', 'fullName'> | null
} & Computed<{ orderNumber: string | null }>

/** The stock moves of a size, newest first. */
export async function selectMoves(
  db: Database,
  variantId: number,
  page: { limit: number; offset: number },
): Promise<StockMoveRow[]> {
  const { rows } = await movesQuery(variantId, page).execute(db)
  return rows
}

export const movesQuery = (
  variantId: number,
  { limit, offset }: { limit: number; offset: number },
) => sql<StockMoveRow>`
  select m.id, m.change, m.reason, o.number::text as "orderNumber", u.full_name as actor, m.note, m.at
  from (select * from stock_move where variant_id = ${variantId} order by id desc limit ${limit} offset ${offset}) m
  left join orders o on o.id = m.order_id
  left join app_user u on u.id = m.actor_id
  order by m.id desc`

export async function countMoves(db: Database, variantId: number, most: number): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from (select from stock_move where variant_id = ${variantId} limit ${most}) counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

export async function isVariant(db: Database, variantId: number): Promise<boolean> {
  const { rows } = await sql`select from variant where id = ${variantId}`.execute(db)
  return rows.length > 0
}
