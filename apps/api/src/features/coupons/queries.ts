import { type RawBuilder, sql } from 'kysely'
import { columns, type RowOf, toColumns } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

const LIMITS = columns('coupon', ['name', 'percent', 'startsAt', 'endsAt', 'maxUses', 'maxUsesPerUser', 'minSubtotal'])
const COUNTS = columns('coupon', ['code', 'uses', 'totalUses'])

export type CouponLimits = RowOf<typeof LIMITS>

/** A discount code with its limits and uses; money in halalas. `totalUses` counts every order that used it, cancelled ones included. */
export type CouponRow = CouponLimits & RowOf<typeof COUNTS> & Computed<{ isDisabled: boolean; isPersonal: boolean }>

const COUPON = sql`
  select ${LIMITS.of('c')}, ${COUNTS.of('c')}, c.disabled_at is not null as "isDisabled", c.user_id is not null as "isPersonal"
  from coupon c
`

/** Escapes the wildcards of LIKE. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * Without a search text: all codes for everybody. With one: the codes whose code or name contains it, and the personal codes that begin with
 * it; personal codes are as many as users, so only a prefix uses an index.
 */
const matches = (search: string): RawBuilder<boolean> => {
  if (search === '') return sql`c.user_id is null`
  const code = escapeLike(search.toUpperCase())
  return sql`
    (c.user_id is null and (c.code like ${`%${code}%`}
        or (warda_fold(${search}) <> '' and warda_fold(c.name) like '%' || warda_fold(${search}) || '%')))
      or (c.user_id is not null and c.code like ${`${code}%`})
  `
}

export async function findCoupons(
  db: Database,
  search: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<CouponRow[]> {
  const { rows } = await couponsQuery(search, { limit, offset }).execute(db)
  return rows
}

export const couponsQuery = (search: string, { limit, offset }: { limit: number; offset: number }) => sql<CouponRow>`
  ${COUPON} where ${matches(search)} order by c.created_at desc, c.code limit ${limit} offset ${offset}
`

/** The number of coupons, counted up to `most`. */
export async function countCoupons(db: Database, search: string, most: number): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from (select 1 from coupon c where ${matches(search)} limit ${most}) counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Locks a code until the transaction ends, so that no order uses it meanwhile. */
export async function lockCoupon(trx: Transaction, code: string): Promise<CouponRow | undefined> {
  const { rows } = await sql<CouponRow>`${COUPON} where c.code = ${code} for no key update`.execute(trx)
  return rows[0]
}

/** False when another transaction created the same code. */
export async function insertCoupon(trx: Transaction, code: string, limits: CouponLimits, at: Date): Promise<boolean> {
  const inserted = await trx
    .insertInto('coupon')
    .values({ code, ...toColumns(LIMITS, limits), created_at: at })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function updateCoupon(trx: Transaction, code: string, limits: CouponLimits): Promise<void> {
  await trx.updateTable('coupon').set(toColumns(LIMITS, limits)).where('code', '=', code).execute()
}

export async function disable(trx: Transaction, code: string, at: Date): Promise<void> {
  await trx
    .updateTable('coupon')
    .set({ disabled_at: at })
    .where('code', '=', code)
    .where('disabled_at', 'is', null)
    .execute()
}
