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
