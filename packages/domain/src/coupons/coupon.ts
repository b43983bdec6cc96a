import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** A code with its limits; instants in milliseconds. */
export type Coupon = {
  startsAt: number | null
  /** The first moment it is over. */
  endsAt: number | null
  isDisabled: boolean
  mostUses: number | null
  mostPerUser: number
  leastSubtotal: Halalas
}

/** How things stand at the moment it is to be used. */
export type CouponUse = {
  now: number
  /** Live orders that hold the code: of all people, and of this one. */
  uses: number
  ownUses: number
  /** The goods at their prices of now, before the code, points and delivery. */
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

/** Whether a code may be used now: what no order can change first, then what this person can, then what a fuller cart can. */
export function checkCouponRules(coupon: Coupon, use: CouponUse): Result<true, CouponLimitError> {
  const refused = <C extends CouponLimitError>(code: C, values?: Record<string, string | number>) =>
    refuse(code, values, 'couponCode')
  if (coupon.isDisabled) return refused('coupon.disabled')
  if (coupon.startsAt !== null && use.now < coupon.startsAt) return refused('coupon.not_started')
  if (coupon.endsAt !== null && use.now >= coupon.endsAt) return refused('coupon.ended')
  if (use.ownUses >= coupon.mostPerUser)
    return coupon.mostPerUser === 1 ? refused('coupon.used') : refused('coupon.used_often')
  if (coupon.mostUses !== null && use.uses >= coupon.mostUses) return refused('coupon.used_up')
  if (use.subtotal < coupon.leastSubtotal) return refused('coupon.below_least', { least: coupon.leastSubtotal })
  return ok(true)
}
