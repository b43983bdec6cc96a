import { type RawBuilder, sql } from 'kysely'
import { columns, type RowOf, toColumns } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

const LIMITS = columns('coupon', [
  'name',
  'titleEn',
  'titleAr',
  'kind',
  'percent',
  'amount',
  'maxDiscount',
  'isForChosenGoods',
  'buyerGroup',
  'firstOrderOnly',
  'startsAt',
  'endsAt',
  'weekdays',
  'fromTime',
  'untilTime',
  'maxUses',
  'maxUsesPerUser',
  'minSubtotal',
])
const COUNTS = columns('coupon', ['code', 'isAutomatic', 'uses', 'totalUses'])

export type CouponLimits = RowOf<typeof LIMITS>

/** A chosen category, product or client with its name. */
export type Chosen = { id: number; nameEn: string; nameAr: string }

/** A discount with its limits and uses; money in halalas. `totalUses` counts every order that used it, cancelled ones included. */
export type CouponRow = CouponLimits &
  RowOf<typeof COUNTS> &
  Computed<{ isDisabled: boolean; isPersonal: boolean; categories: Chosen[]; products: Chosen[]; clients: Chosen[] }>

const CHOSEN = sql`
  (select coalesce(json_agg(json_build_object('id', g.id, 'nameEn', g.name_en, 'nameAr', g.name_ar) order by g.position), '[]'::json)
    from coupon_category k join category g on g.id = k.category_id where k.code = c.code) as categories,
  (select coalesce(json_agg(json_build_object('id', p.id, 'nameEn', p.title_en, 'nameAr', p.title_ar) order by p.id), '[]'::json)
    from coupon_product k join product p on p.id = k.product_id where k.code = c.code) as products,
  (select coalesce(json_agg(json_build_object('id', b.id, 'nameEn', b.organization_name, 'nameAr', b.organization_name) order by b.id), '[]'::json)
    from coupon_client k join client b on b.id = k.client_id where k.code = c.code) as clients
`

const COUPON = sql`
  select ${LIMITS.of('c')}, ${COUNTS.of('c')}, c.disabled_at is not null as "isDisabled", c.user_id is not null as "isPersonal", ${CHOSEN}
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
    (c.user_id is null and (c.code like ${`%${code}%`} or (warda_fold(${search}) <> ''
        and warda_fold(c.name || ' ' || c.title_en || ' ' || c.title_ar) like '%' || warda_fold(${search}) || '%')))
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
export async function insertCoupon(
  trx: Transaction,
  { code, isAutomatic }: { code: string; isAutomatic: boolean },
  limits: CouponLimits,
  at: Date,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('coupon')
    .values({ code, is_automatic: isAutomatic, ...toColumns(LIMITS, limits), created_at: at })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function updateCoupon(trx: Transaction, code: string, limits: CouponLimits): Promise<void> {
  await trx.updateTable('coupon').set(toColumns(LIMITS, limits)).where('code', '=', code).execute()
}

type Selection = { categoryIds: readonly number[]; productIds: readonly number[]; clientIds: readonly number[] }

/** Replaces the chosen categories, products and clients; returns false when one of them does not exist. */
export async function replaceSelection(trx: Transaction, code: string, chosen: Selection): Promise<boolean> {
  await trx.deleteFrom('coupon_category').where('code', '=', code).execute()
  await trx.deleteFrom('coupon_product').where('code', '=', code).execute()
  await trx.deleteFrom('coupon_client').where('code', '=', code).execute()
  const [categoryIds, productIds, clientIds] = [chosen.categoryIds, chosen.productIds, chosen.clientIds].map((ids) => [
    ...new Set(ids),
  ])
  const { rows } = await sql<Computed<{ inserted: number }>>`
    with categories as (
      insert into coupon_category (code, category_id) select ${code}, id from category where id = any(${categoryIds}::int[]) returning 1
    ), products as (
      insert into coupon_product (code, product_id) select ${code}, id from product where id = any(${productIds}::int[]) returning 1
    ), clients as (
      insert into coupon_client (code, client_id) select ${code}, id from client where id = any(${clientIds}::int[]) returning 1
    )
    select ((select count(*) from categories) + (select count(*) from products) + (select count(*) from clients))::int as inserted
  `.execute(trx)
  const expected = (categoryIds?.length ?? 0) + (productIds?.length ?? 0) + (clientIds?.length ?? 0)
  return rows[0]?.inserted === expected
}

export async function disable(trx: Transaction, code: string, at: Date): Promise<void> {
  await trx
    .updateTable('coupon')
    .set({ disabled_at: at })
    .where('code', '=', code)
    .where('disabled_at', 'is', null)
    .execute()
}
