import type { Coupon } from './use-coupons.ts'

export type CouponState = 'on' | 'waiting' | 'over' | 'full' | 'off'

/** Whether the coupon can be used at `now` (ms since the epoch), and if not, why. */
export const getCouponState = (coupon: Coupon, now: number): CouponState => {
  if (coupon.isDisabled) return 'off'
  if (coupon.endsAt !== null && now >= Date.parse(coupon.endsAt)) return 'over'
  if (coupon.mostUses !== null && coupon.uses >= coupon.mostUses) return 'full'
  return coupon.startsAt !== null && now < Date.parse(coupon.startsAt) ? 'waiting' : 'on'
}
