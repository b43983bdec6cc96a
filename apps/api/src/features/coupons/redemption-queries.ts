import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

type StoredCoupon = Columns<
  'coupon',
  'code' | 'percent' | 'firstOrderOnly' | 'startsAt' | 'endsAt' | 'maxUses' | 'maxUsesPerUser' | 'minSubtotal' | 'uses'
> &
  Computed<{
    isDisabled: boolean
    /** Orders of this user that use the code and are not cancelled. */
    ownUses: number
    /** Orders of this user that are not cancelled; 0 unless the code is for the first order only. */
    previousOrders: number
  }>

/** Instants are milliseconds since the epoch. */
export type CouponRow = Omit<StoredCoupon, 'startsAt' | 'endsAt'> & { startsAt: number | null; endsAt: number | null }

/** The coupon as a user may see it: personal codes of others are not found. */
export async function findCoupon(db: Database, code: string, userId: string): Promise<CouponRow | undefined> {
  const { rows } = await sql<StoredCoupon>`/* prepared */
    select c.code, c.percent, c.first_order_only as "firstOrderOnly", c.starts_at as "startsAt", c.ends_at as "endsAt",
      c.disabled_at is not null as "isDisabled", c.max_uses as "maxUses", c.max_uses_per_user as "maxUsesPerUser",
      c.min_subtotal as "minSubtotal", c.uses,
      (select count(*)::int from coupon_use u where u.code = c.code and u.user_id = ${userId}) as "ownUses",
      case when c.first_order_only
        then (select count(*)::int from orders o where o.user_id = ${userId} and o.state <> 'cancelled') else 0 end as "previousOrders"
    from coupon c
    where c.code = ${code} and (c.user_id is null or c.user_id = ${userId})
  `.execute(db)
  const row = rows[0]
  return row && { ...row, startsAt: row.startsAt?.getTime() ?? null, endsAt: row.endsAt?.getTime() ?? null }
}

/** Locks a code, so that its uses are counted one at a time. A separate statement, so that the next one sees transactions that committed during the wait. */
export async function lockCoupon(trx: Transaction, code: string): Promise<void> {
  await sql`/* prepared */ select 1 from coupon where code = ${code} for no key update`.execute(trx)
}

/** The percentage of a code and its minimum of goods in halalas, also after the code has ended. */
export async function findCouponTerms(
  db: Database,
  code: string,
): Promise<Columns<'coupon', 'percent' | 'minSubtotal'> | undefined> {
  return db
    .selectFrom('coupon')
    .select(['percent', 'min_subtotal as minSubtotal'])
    .where('code', '=', code)
    .executeTakeFirst()
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

/** Adds a welcome code unless the user has one, and returns the code of the user. */
export async function insertWelcomeCode(
  db: Database,
  coupon: { code: string; userId: string; percent: number },
): Promise<string> {
  await sql`
    insert into coupon (code, percent, user_id, first_order_only) values (${coupon.code}, ${coupon.percent}, ${coupon.userId}, true)
    on conflict (user_id) where first_order_only do nothing
  `.execute(db)
  const existing = await db
    .selectFrom('coupon')
    .select('code')
    .where('user_id', '=', coupon.userId)
    .where('first_order_only', '=', true)
    .executeTakeFirstOrThrow()
  return existing.code
}
