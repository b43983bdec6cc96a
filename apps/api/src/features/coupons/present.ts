import type { Answer } from '@warda/contract/call'
import { toWire } from '@warda/domain/money'
import type { Page } from '@warda/domain/paging'
import type { CouponRow } from './queries.ts'

export const presentCoupon = (coupon: CouponRow): Answer<'adminCoupons'>['data'][number] => {
  const { totalUses: _, maxUses, maxUsesPerUser, minSubtotal, ...rest } = coupon
  return {
    ...rest,
    mostUses: maxUses,
    mostPerUser: maxUsesPerUser,
    leastSubtotal: toWire(minSubtotal),
    startsAt: coupon.startsAt?.toISOString() ?? null,
    endsAt: coupon.endsAt?.toISOString() ?? null,
  }
}

export const presentCoupons = ({ rows, page }: { rows: readonly CouponRow[]; page: Page }): Answer<'adminCoupons'> => ({
  data: rows.map(presentCoupon),
  page: page.page,
  pageCount: page.pageCount,
  total: page.total,
  more: page.more,
})
