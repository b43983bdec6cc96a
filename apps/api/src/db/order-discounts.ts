import { type RawBuilder, sql } from 'kysely'
import type { Columns } from './row.ts'

/** A discount of an order; the amount in halalas, the names as on the day of the order. */
export type OrderDiscount = Columns<'order_discount', 'target' | 'code' | 'titleEn' | 'titleAr' | 'amount'>

/** SQL: the discounts of an order as JSON, that of the goods first. */
export const orderDiscountsSql = (orderId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('target', d.target, 'code', d.code, 'titleEn', d.title_en, 'titleAr', d.title_ar, 'amount', d.amount)
    order by d.target desc), '[]'::json)
  from order_discount d where d.order_id = ${orderId})`
