import type { Answer } from '@warda/contract/call'
import { halalasToRiyals } from '@warda/domain/money'
import type { PageInfo } from '@warda/domain/pagination'
import type { CouponRow } from './queries.ts'

/** A code on the wire. */
export const presentCoupon = ({ taken: _, ...coupon }: CouponRow): Answer<'adminCoupons'>['data'][number] => ({
  ...coupon,
  startsAt: coupon.startsAt?.toISOString() ?? null,
  endsAt: coupon.endsAt?.toISOString() ?? null,
  leastSubtotal: halalasToRiyals(coupon.leastSubtotal),
})

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
