import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

/** A discount code with its limits and how often it is used; money in halalas. */
export type CouponRow = {
  code: string
  name: string
  percent: number
  startsAt: Date | null
  endsAt: Date | null
  mostUses: number | null
  mostPerUser: number
  leastSubtotal: number
  uses: number
  /** How many orders ever took it, those that gave it back counted too. */
  taken: number
  isDisabled: boolean
  isPersonal: boolean
}

const COUPON = sql`
  select c.code, c.name, c.percent, c.starts_at as "startsAt", c.ends_at as "endsAt", c.most_uses as "mostUses",
    c.most_per_user as "mostPerUser", c.least_subtotal as "leastSubtotal", c.uses, c.taken, c.disabled_at is not null as "isDisabled",
    c.user_id is not null as "isPersonal"
  from coupon c
`

/** Everything that LIKE reads as a pattern, taken literally. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * Codes for everybody, newest first. With words: those whose code or name has them, and the personal codes that begin with them; a shop
 * has as many of those as people, so they are never looked through.
 */
const wanted = (words: string): RawBuilder<boolean> => {
  if (words === '') return sql`c.user_id is null`
  const code = literally(words.toUpperCase())
  return sql`
    (c.user_id is null and (c.code like ${`%${code}%`}
        or (warda_fold(${words}) <> '' and warda_fold(c.name) like '%' || warda_fold(${words}) || '%')))
      or (c.user_id is not null and c.code like ${`${code}%`})
  `
}

export async function findCoupons(
  db: Database,
  words: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<CouponRow[]> {
  const { rows } = await couponsQuery(words, { limit, offset }).execute(db)
  return rows
}

/** The same query for the test of its plan. */
export const couponsQuery = (words: string, { limit, offset }: { limit: number; offset: number }) => sql<CouponRow>`
  ${COUPON} where ${wanted(words)} order by c.created_at desc, c.code limit ${limit} offset ${offset}
`

/** How many there are, at most `most`. */
export async function countCoupons(db: Database, words: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from coupon c where ${wanted(words)} limit ${most}) counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** The code, locked until the transaction ends: no order takes a use meanwhile. */
export async function lockCoupon(trx: Transaction, code: string): Promise<CouponRow | undefined> {
  const { rows } = await sql<CouponRow>`${COUPON} where c.code = ${code} for no key update`.execute(trx)
  return rows[0]
}

export type CouponLimits = Pick<
  CouponRow,
  'name' | 'percent' | 'startsAt' | 'endsAt' | 'mostUses' | 'mostPerUser' | 'leastSubtotal'
>

const columns = (limits: CouponLimits) => ({
  name: limits.name,
  percent: limits.percent,
  starts_at: limits.startsAt,
  ends_at: limits.endsAt,
  most_uses: limits.mostUses,
  most_per_user: limits.mostPerUser,
  least_subtotal: limits.leastSubtotal,
})

/** False when somebody has made the same code this very moment. */
export async function insertCoupon(trx: Transaction, code: string, limits: CouponLimits, at: Date): Promise<boolean> {
  const done = await trx
    .insertInto('coupon')
    .values({ code, ...columns(limits), created_at: at })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

export async function updateCoupon(trx: Transaction, code: string, limits: CouponLimits): Promise<void> {
  await trx.updateTable('coupon').set(columns(limits)).where('code', '=', code).execute()
}

export async function disable(trx: Transaction, code: string, at: Date): Promise<void> {
  await trx
    .updateTable('coupon')
    .set({ disabled_at: at })
    .where('code', '=', code)
    .where('disabled_at', 'is', null)
    .execute()
}
