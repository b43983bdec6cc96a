import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'

/** A discount of the demo; days are counted from the day of the seed, amounts are halalas. */
export type DemoDiscount = {
  code: string
  titleEn: string
  titleAr: string
  kind: 'percent' | 'amount' | 'freeDelivery'
  percent?: number
  amount?: number
  maxDiscount?: number
  minSubtotal?: number
  category?: string
  buyerGroup?: 'retail' | 'companies'
  isAutomatic?: boolean
  firstOrderOnly?: boolean
  weekdays?: number[]
  maxUses?: number
  startsIn?: number
  endsIn?: number
}

const DAY_MS = 86_400_000

/** Adds the discounts that are missing; `now` in ms since the epoch. */
export async function insertDiscounts(
  trx: Transaction,
  discounts: readonly DemoDiscount[],
  now: number,
): Promise<void> {
  for (const discount of discounts) {
    const { code, titleEn, titleAr, kind, category, startsIn, endsIn } = discount
    const inserted = await trx
      .insertInto('coupon')
      .values({
        code,
        title_en: titleEn,
        title_ar: titleAr,
        kind,
        percent: discount.percent ?? null,
        amount: discount.amount ?? null,
        max_discount: discount.maxDiscount ?? null,
        min_subtotal: discount.minSubtotal ?? 0,
        buyer_group: discount.buyerGroup ?? 'everyone',
        is_automatic: discount.isAutomatic ?? false,
        first_order_only: discount.firstOrderOnly ?? false,
        is_for_chosen_goods: category !== undefined,
        weekdays: discount.weekdays ?? null,
        max_uses: discount.maxUses ?? null,
        max_uses_per_user: discount.isAutomatic ? null : 3,
        starts_at: startsIn === undefined ? null : new Date(now + startsIn * DAY_MS),
        ends_at: endsIn === undefined ? null : new Date(now + endsIn * DAY_MS),
        created_at: new Date(now - 30 * DAY_MS),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows !== 1n || category === undefined) continue
    await sql`insert into coupon_category (code, category_id) select ${code}, id from category where slug = ${category}`.execute(
      trx,
    )
  }
}
