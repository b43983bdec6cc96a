import { type CouponLimitError, checkCouponRules } from '@warda/domain/coupons/coupon'
import { normaliseCode } from '@warda/domain/coupons/coupon-code'
import { checkWelcomeCoupon } from '@warda/domain/coupons/welcome-coupon'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Database, Transaction } from '../../db/database.ts'
import { findCoupon, lockCoupon } from './redemption-queries.ts'

export type CouponError = CouponLimitError | 'coupon.unknown' | 'coupon.not_first_order' | 'coupon.email_unconfirmed'

/** `subtotal` is the goods at current prices in halalas, `now` ms since the epoch. */
export type CouponRequest = {
  code: string
  userId: string
  emailConfirmed: boolean
  subtotal: number
  now: number
}

export type LockedCoupon = { code: string; percent: number }

/** Whether the user may use a code now, and the discount. The code is case-insensitive. */
export async function checkCoupon(db: Database, request: CouponRequest): Promise<Result<LockedCoupon, CouponError>> {
  const coupon = await findCoupon(db, normaliseCode(request.code), request.userId)
  if (!coupon) return refuse('coupon.unknown', undefined, 'couponCode')
  const { code, percent, ownUses, previousOrders } = coupon
  if (coupon.firstOrderOnly) {
    const welcome = checkWelcomeCoupon({ previousOrders, used: ownUses > 0, emailConfirmed: request.emailConfirmed })
    if (!welcome.ok) return welcome
  }
  const allowed = checkCouponRules(coupon, { ...request, uses: coupon.uses, ownUses })
  return allowed.ok ? ok({ code, percent }) : allowed
}

/**
 * The same check for an order that uses the code: it is locked until the transaction ends, so that its limits hold for concurrent orders.
 * The user's row must be locked already.
 */
export async function lockCouponForUse(
  trx: Transaction,
  request: CouponRequest,
): Promise<Result<LockedCoupon, CouponError>> {
  await lockCoupon(trx, normaliseCode(request.code))
  return checkCoupon(trx, request)
}
