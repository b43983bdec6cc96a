import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** The limits of a coupon; instants in milliseconds. */
export type Coupon = {
  startsAt: number | null
  /** The first instant at which the coupon is not valid any more. */
  endsAt: number | null
  isDisabled: boolean
  maxUses: number | null
  maxUsesPerUser: number
  minSubtotal: Halalas
}

/** The use of a coupon to check. */
export type CouponUse = {
  now: number
  /** Number of orders with the code that are not cancelled: of all people, and of this person. */
  uses: number
  ownUses: number
  /** The goods at current prices, before coupon, points and delivery. */
  subtotal: Halalas
}

export type CouponLimitError =
  | 'coupon.disabled'
  | 'coupon.not_started'
  | 'coupon.ended'
  | 'coupon.used'
  | 'coupon.used_often'
  | 'coupon.used_up'
  | 'coupon.below_least'

/** Whether a coupon can be used. Checks the coupon first, then the person, then the cart. */
export function checkCouponRules(coupon: Coupon, use: CouponUse): Result<true, CouponLimitError> {
  const refused = <C extends CouponLimitError>(code: C, values?: Record<string, string | number>) =>
    refuse(code, values, 'couponCode')
  if (coupon.isDisabled) return refused('coupon.disabled')
  if (coupon.startsAt !== null && use.now < coupon.startsAt) return refused('coupon.not_started')
  if (coupon.endsAt !== null && use.now >= coupon.endsAt) return refused('coupon.ended')
  if (use.ownUses >= coupon.maxUsesPerUser)
    return coupon.maxUsesPerUser === 1 ? refused('coupon.used') : refused('coupon.used_often')
  if (coupon.maxUses !== null && use.uses >= coupon.maxUses) return refused('coupon.used_up')
  if (use.subtotal < coupon.minSubtotal) return refused('coupon.below_least', { least: coupon.minSubtotal })
  return ok(true)
}
