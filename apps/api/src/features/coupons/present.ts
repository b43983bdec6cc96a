import type { Answer } from '@warda/contract/call'
import { halalasToRiyals } from '@warda/domain/money'
import type { PageInfo } from '@warda/domain/pagination'
import type { CouponRow } from './queries.ts'

/** A code on the wire. */
export const presentCoupon = (coupon: CouponRow): Answer<'adminCoupons'>['data'][number] => {
  const { totalUses: _, maxUses, maxUsesPerUser, minSubtotal, ...rest } = coupon
  return {
    ...rest,
    mostUses: maxUses,
    mostPerUser: maxUsesPerUser,
    leastSubtotal: halalasToRiyals(minSubtotal),
    startsAt: coupon.startsAt?.toISOString() ?? null,
    endsAt: coupon.endsAt?.toISOString() ?? null,
  }
}

export const presentCoupons = ({
  rows,
  page,
}: {
  rows: readonly CouponRow[]
  page: PageInfo
}): Answer<'adminCoupons'> => ({
  data: rows.map(presentCoupon),
  page: page.page,
  pageCount: page.pageCount,
  total: page.total,
  more: page.more,
})
