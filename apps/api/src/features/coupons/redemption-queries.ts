import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

export type CouponRow = {
  code: string
  percent: number
  firstOrderOnly: boolean
  startsAt: number | null
  endsAt: number | null
  isDisabled: boolean
  mostUses: number | null
  mostPerUser: number
  leastSubtotal: number
  /** Live orders that hold it: of everybody, and of this person. */
  uses: number
  ownUses: number
  /** Orders of this person that were not cancelled; told for codes of the first order only. */
  previousOrders: number
}

type Row = Omit<CouponRow, 'startsAt' | 'endsAt'> & { startsAt: Date | null; endsAt: Date | null }

/** The coupon as this person may see it: somebody else's personal code does not exist for them. */
export async function findCoupon(db: Database, code: string, userId: string): Promise<CouponRow | undefined> {
  const { rows } = await sql<Row>`/* prepared */
    select c.code, c.percent, c.first_order_only as "firstOrderOnly", c.starts_at as "startsAt", c.ends_at as "endsAt",
      c.disabled_at is not null as "isDisabled", c.most_uses as "mostUses", c.most_per_user as "mostPerUser",
      c.least_subtotal as "leastSubtotal", c.uses,
      (select count(*)::int from coupon_use u where u.code = c.code and u.user_id = ${userId}) as "ownUses",
      case when c.first_order_only
        then (select count(*)::int from orders o where o.user_id = ${userId} and o.state <> 'cancelled') else 0 end as "previousOrders"
    from coupon c
    where c.code = ${code} and (c.user_id is null or c.user_id = ${userId})
  `.execute(db)
  const row = rows[0]
  return row && { ...row, startsAt: row.startsAt?.getTime() ?? null, endsAt: row.endsAt?.getTime() ?? null }
}

/** Locks a code: its uses are taken one after the other. A statement of its own, so that the next one sees what was waited for. */
export async function lockCoupon(trx: Transaction, code: string): Promise<void> {
  await sql`/* prepared */ select 1 from coupon where code = ${code} for no key update`.execute(trx)
}

export async function insertCouponUse(
  trx: Transaction,
  use: { code: string; userId: string; orderId: string; at: Date },
): Promise<void> {
  await sql`
    insert into coupon_use (code, user_id, order_id, at) values (${use.code}, ${use.userId}, ${use.orderId}, ${use.at})
  `.execute(trx)
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
