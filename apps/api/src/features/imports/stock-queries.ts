import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

/** Sets the opening stock of a product's new sizes. */
export async function addOpeningStock(
  trx: Transaction,
  productId: number,
  sizes: readonly { sku: string; onHand: number }[],
  at: Date,
): Promise<void> {
  if (sizes.length === 0) return
  await sql`
    with opened as (
      update stock s set on_hand = n."onHand"
      from json_to_recordset(${JSON.stringify(sizes)}::json) as n (sku text, "onHand" int)
      join variant v on v.sku = n.sku and v.product_id = ${productId}
      where s.variant_id = v.id and s.on_hand = 0 returning s.variant_id, s.on_hand
    )
    insert into stock_move (variant_id, change, reason, at) select variant_id, on_hand, 'opening', ${at} from opened where on_hand > 0
  `.execute(trx)
}

/** Runs `work` and rolls its writes back when it returns anything but null; the transaction stays usable. */
export async function inSavepoint<T>(trx: Transaction, work: () => Promise<T | null>): Promise<T | null> {
  await sql`savepoint one_product`.execute(trx)
  const refused = await work()
  await (refused === null ? sql`release savepoint one_product` : sql`rollback to savepoint one_product`).execute(trx)
  return refused
}

/** Locks the stock of sizes until the transaction ends, in the order in which orders lock it. */
export async function lockStockOf(trx: Transaction, skus: readonly string[]): Promise<void> {
  await sql`
    select from stock where variant_id = any(array(select id from variant where sku = any(${sql.val([...skus])}::text[])))
    order by variant_id for update
  `.execute(trx)
}

type MoveDetails = { reason: 'restock' | 'countDifference'; note: string; actorId: string; at: Date }

/** Changes the stock of sizes whose stock is locked, and records each change. */
export async function moveStocks(
  trx: Transaction,
  moves: readonly { variantId: number; change: number }[],
  { reason, note, actorId, at }: MoveDetails,
): Promise<void> {
  if (moves.length === 0) return
  await sql`
    with moved as (
      update stock s set on_hand = s.on_hand + m.change
      from json_to_recordset(${JSON.stringify(moves)}::json) as m ("variantId" int, change int)
      where s.variant_id = m."variantId" returning s.variant_id, m.change
    )
    insert into stock_move (variant_id, change, reason, note, actor_id, at)
    select variant_id, change, ${reason}, ${note}, ${actorId}::uuid, ${at}::timestamptz from moved
  `.execute(trx)
}
