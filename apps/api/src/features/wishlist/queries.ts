import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The products on the wishlist, newest first. */
export async function selectFavourites(db: Database, userId: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('wishlist_item')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.product_id)
}

/** Adds a published product once; false when there is no such product. */
export async function insertFavourite(db: Database, userId: string, productId: number, now: Date): Promise<boolean> {
  const result = await sql`
    with sold as (select id from product where id = ${productId} and status = 'published'),
    added as (
      insert into wishlist_item (user_id, product_id, added_at) select ${userId}::uuid, id, ${now} from sold
      on conflict do nothing
    )
    select 1 from sold
  `.execute(db)
  return result.rows.length > 0
}

/** Deletes the oldest entries beyond `keep`. */
export async function trimFavourites(db: Database, userId: string, keep: number): Promise<void> {
  await sql`
    delete from wishlist_item where user_id = ${userId} and product_id in (
      select product_id from wishlist_item where user_id = ${userId} order by added_at desc, product_id desc offset ${keep})
  `.execute(db)
}

export async function deleteFavourite(db: Database, userId: string, productId: number): Promise<void> {
  await db.deleteFrom('wishlist_item').where('user_id', '=', userId).where('product_id', '=', productId).execute()
}
