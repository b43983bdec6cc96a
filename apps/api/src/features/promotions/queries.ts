import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

export type CouponRow = {
  code: string
  percent: number
  firstOrderOnly: boolean
  /** A live order of this person holds it. */
  used: boolean
  /** Orders of this person that were not cancelled. */
  previousOrders: number
}

/** The coupon as this person may see it: somebody else's personal code does not exist for them. */
export async function findCoupon(db: Database, code: string, userId: string): Promise<CouponRow | undefined> {
  const { rows } = await sql<CouponRow>`
    select c.code, c.percent, c.first_order_only as "firstOrderOnly",
      exists (select 1 from coupon_use u where u.code = c.code and u.user_id = ${userId}) as used,
      (select count(*)::int from orders o where o.user_id = ${userId} and o.state <> 'cancelled') as "previousOrders"
    from coupon c
    where c.code = ${code} and (c.user_id is null or c.user_id = ${userId})
  `.execute(db)
  return rows[0]
}

/** False when this person's use is already taken. */
export async function insertCouponUse(
  trx: Transaction,
  use: { code: string; userId: string; orderId: string; at: Date },
): Promise<boolean> {
  const done = await sql`
    insert into coupon_use (code, user_id, order_id, at) values (${use.code}, ${use.userId}, ${use.orderId}, ${use.at})
    on conflict do nothing
  `.execute(trx)
  return done.numAffectedRows === 1n
}

export async function deleteCouponUse(trx: Transaction, orderId: string): Promise<void> {
  await trx.deleteFrom('coupon_use').where('order_id', '=', orderId).execute()
}

/** Adds the welcome code unless the person has one, and gives the one that counts. */
export async function insertWelcomeCode(
  db: Database,
  coupon: { code: string; userId: string; percent: number },
): Promise<string> {
  await sql`
    insert into coupon (code, percent, user_id, first_order_only) values (${coupon.code}, ${coupon.percent}, ${coupon.userId}, true)
    on conflict (user_id) where first_order_only do nothing
  `.execute(db)
  const found = await db
    .selectFrom('coupon')
    .select('code')
    .where('user_id', '=', coupon.userId)
    .where('first_order_only', '=', true)
    .executeTakeFirstOrThrow()
  return found.code
}
