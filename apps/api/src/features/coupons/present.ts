import type { Answer } from '@warda/contract/call'
import type { Language } from '@warda/domain/language'
import { type Halalas, halalasToRiyals } from '@warda/domain/money'
import type { PageInfo } from '@warda/domain/pagination'
import type { Chosen, CouponRow } from './queries.ts'

const toRiyals = (halalas: Halalas | null) => (halalas === null ? null : halalasToRiyals(halalas))

const presentChosen = (chosen: readonly Chosen[], language: Language) =>
  chosen.map(({ id, nameEn, nameAr }) => ({ id, name: language === 'ar' ? nameAr : nameEn }))

/** A discount on the wire. */
export const presentCoupon = (coupon: CouponRow, language: Language): Answer<'adminCoupons'>['data'][number] => {
  const { totalUses, maxUses, maxUsesPerUser, minSubtotal, ...rest } = coupon
  return {
    ...rest,
    amount: toRiyals(coupon.amount),
    maxDiscount: toRiyals(coupon.maxDiscount),
    categories: presentChosen(coupon.categories, language),
    products: presentChosen(coupon.products, language),
    clients: presentChosen(coupon.clients, language),
    isUsed: totalUses > 0,
    mostUses: maxUses,
    mostPerUser: maxUsesPerUser,
    leastSubtotal: halalasToRiyals(minSubtotal),
    startsAt: coupon.startsAt?.toISOString() ?? null,
    endsAt: coupon.endsAt?.toISOString() ?? null,
  }
}

export const presentCoupons = (
  { rows, page }: { rows: readonly CouponRow[]; page: PageInfo },
  language: Language,
): Answer<'adminCoupons'> => ({
  data: rows.map((row) => presentCoupon(row, language)),
  page: page.page,
  pageCount: page.pageCount,
  total: page.total,
  more: page.more,
})
