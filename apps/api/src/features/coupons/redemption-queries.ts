import type { ClientId } from '@warda/domain/ids'
import { type RawBuilder, sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { OrderDiscount } from '../../db/order-discounts.ts'
import type { Computed } from '../../db/row.ts'

const TERMS = columns('coupon', [
  'code',
  'kind',
  'percent',
  'amount',
  'maxDiscount',
  'isAutomatic',
  'titleEn',
  'titleAr',
  'minSubtotal',
  'isForChosenGoods',
])

const LIMITS = columns('coupon', [
  'firstOrderOnly',
  'startsAt',
  'endsAt',
  'maxUses',
  'maxUsesPerUser',
  'uses',
  'buyerGroup',
  'weekdays',
  'fromTime',
  'untilTime',
])

/** What a discount takes off and from which goods; money in halalas. */
export type CouponTerms = RowOf<typeof TERMS> & Computed<{ categoryIds: number[]; productIds: number[] }>

/** The terms that are recorded with an order. */
export type RecordedTerms = Omit<CouponTerms, 'code' | 'isAutomatic' | 'titleEn' | 'titleAr'>

/** A discount with its limits and its uses. */
export type CouponRow = CouponTerms &
  RowOf<typeof LIMITS> &
  Computed<{
    isDisabled: boolean
    isPersonal: boolean
    /** Names of the chosen categories and products. */
    goodsEn: string[]
    goodsAr: string[]
    isChosenClient: boolean
    /** Orders of this user that use the code and are not cancelled. */
    ownUses: number
    /** Orders of this user that are not cancelled; 0 unless the code is for the first order only. */
    previousOrders: number
  }>

const GOODS = sql`
  array(select k.category_id from coupon_category k where k.code = c.code order by 1) as "categoryIds",
  array(select p.product_id from coupon_product p where p.code = c.code order by 1) as "productIds"
`

const chosenNames = (column: 'name_en' | 'name_ar', title: 'title_en' | 'title_ar'): RawBuilder<unknown> => sql`array(
  select ${sql.ref(`g.${column}`)} from coupon_category k join category g on g.id = k.category_id where k.code = c.code
  union all select ${sql.ref(`p.${title}`)} from coupon_product k join product p on p.id = k.product_id where k.code = c.code)`

export type DiscountSearch = { code: string | undefined; userId: string; clientId: ClientId | null; now: Date }

/** The entered code, unless it is personal to another user, and the automatic discounts in their period. */
const isCandidate = ({ code, userId, now }: DiscountSearch): RawBuilder<boolean> => sql<boolean>`(
  (c.code = ${code ?? ''} and not c.is_automatic and (c.user_id is null or c.user_id = ${userId}))
  or (c.is_automatic and c.disabled_at is null
    and (c.starts_at is null or c.starts_at <= ${now}) and (c.ends_at is null or c.ends_at > ${now})))`

/** The discounts that an order of the user may be able to use. */
export async function findCandidates(db: Database, search: DiscountSearch): Promise<CouponRow[]> {
  const { userId, clientId } = search
  const { rows } = await sql<CouponRow>`/* prepared */
    select ${TERMS.of('c')}, ${LIMITS.of('c')}, ${GOODS}, ${chosenNames('name_en', 'title_en')} as "goodsEn",
      ${chosenNames('name_ar', 'title_ar')} as "goodsAr",
      c.disabled_at is not null as "isDisabled", c.user_id is not null as "isPersonal",
      exists (select from coupon_client k where k.code = c.code and k.client_id = ${clientId}::int) as "isChosenClient",
      (select count(*)::int from coupon_use u where u.code = c.code and u.user_id = ${userId}) as "ownUses",
      case when c.first_order_only
        then (select count(*)::int from orders o where o.user_id = ${userId} and o.state <> 'cancelled') else 0 end as "previousOrders"
    from coupon c
    where ${isCandidate(search)}
    order by c.is_automatic, c.created_at, c.code
  `.execute(db)
  return rows
}

/**
 * Locks the entered code and the automatic discounts with a limit of uses. This is a separate statement, so that the next one sees the uses of
 * transactions that committed during the wait.
 */
export async function lockCandidates(trx: Transaction, search: DiscountSearch): Promise<void> {
  await sql`/* prepared */
    select 1 from coupon c where ${isCandidate(search)} and (not c.is_automatic or c.max_uses is not null)
    order by c.code for no key update
  `.execute(trx)
}

/** Locks a discount, so that concurrent orders count its uses one after another. */
export async function lockCoupon(trx: Transaction, code: string): Promise<void> {
  await sql`/* prepared */ select 1 from coupon where code = ${code} for no key update`.execute(trx)
}

type RecordedRow = Pick<CouponTerms, 'code' | 'isAutomatic' | 'titleEn' | 'titleAr'> &
  Computed<{ terms: RecordedTerms }>

/** The terms of the discount on the goods of an order, as recorded when the order was placed. */
export async function findRecordedTerms(db: Database, orderId: string): Promise<CouponTerms | undefined> {
  const { rows } = await sql<RecordedRow>`
    select d.code, c.is_automatic as "isAutomatic", d.title_en as "titleEn", d.title_ar as "titleAr", d.terms
    from order_discount d join coupon c on c.code = d.code where d.order_id = ${orderId} and d.target = 'goods'
  `.execute(db)
  if (!rows[0]) return undefined
  const { terms, ...discount } = rows[0]
  return { ...discount, ...terms }
}

/** A discount of an order with its terms. */
export type RecordedDiscount = OrderDiscount & { terms: RecordedTerms }

/**
 * Records the discounts of an order as uses. Discounts that `lockCandidates` may have locked come first, then the others, each by code, so that
 * two orders cannot deadlock.
 */
export async function insertUses(
  trx: Transaction,
  use: { userId: string; orderId: string; at: Date },
  discounts: readonly RecordedDiscount[],
): Promise<void> {
  await lockInOrder(
    trx,
    discounts.map(({ code }) => code),
  )
  await sql`
    with used as (
      insert into coupon_use (code, user_id, order_id, at)
      select code, ${use.userId}::uuid, ${use.orderId}::uuid, ${use.at}::timestamptz from unnest(${discounts.map(({ code }) => code)}::text[]) as code
    )
    insert into order_discount (order_id, target, code, title_en, title_ar, amount, terms)
    select ${use.orderId}::uuid, d.target, d.code, d."titleEn", d."titleAr", d.amount, d.terms
    from json_to_recordset(${JSON.stringify(discounts)}::json) as d (target text, code text, "titleEn" text, "titleAr" text, amount int8, terms jsonb)
  `.execute(trx)
}

const lockInOrder = async (trx: Transaction, codes: readonly string[]): Promise<void> => {
  await sql`
    select 1 from coupon where code = any(${codes}::text[]) order by is_automatic and max_uses is null, code for no key update
  `.execute(trx)
}

/** Deletes the uses of an order. */
export async function deleteUses(trx: Transaction, orderId: string): Promise<void> {
  const uses = await trx.selectFrom('coupon_use').select('code').where('order_id', '=', orderId).execute()
  if (uses.length === 0) return
  await lockInOrder(
    trx,
    uses.map(({ code }) => code),
  )
  await trx.deleteFrom('coupon_use').where('order_id', '=', orderId).execute()
}

/** Removes one discount of an order and its use. */
export async function deleteOrderDiscount(trx: Transaction, orderId: string, code: string): Promise<void> {
  await trx.deleteFrom('coupon_use').where('order_id', '=', orderId).where('code', '=', code).execute()
  await trx.deleteFrom('order_discount').where('order_id', '=', orderId).where('code', '=', code).execute()
  await sql`update orders set coupon_code = null where id = ${orderId} and coupon_code = ${code}`.execute(trx)
}

/** Sets the amount of the discount on the goods of an order. */
export async function updateGoodsDiscount(trx: Transaction, orderId: string, amount: number): Promise<void> {
  await sql`update order_discount set amount = ${amount} where order_id = ${orderId} and target = 'goods'`.execute(trx)
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
