import type { Answer } from '@warda/contract/call'
import { toWire } from '@warda/domain/money'
import type { Page } from '@warda/domain/paging'
import type { CouponRow } from './queries.ts'

/** A code on the wire. */
export const presentCoupon = ({ taken: _, ...coupon }: CouponRow): Answer<'adminCoupons'>['data'][number] => ({
  ...coupon,
  startsAt: coupon.startsAt?.toISOString() ?? null,
  endsAt: coupon.endsAt?.toISOString() ?? null,
  leastSubtotal: toWire(coupon.leastSubtotal),
})

export const presentCoupons = ({ rows, page }: { rows: readonly CouponRow[]; page: Page }): Answer<'adminCoupons'> => ({
  data: rows.map(presentCoupon),
  page: page.page,
  pageCount: page.pageCount,
  total: page.total,
  more: page.more,
})
