import { type CouponLimitError, checkCouponRules } from '@warda/domain/coupons/coupon'
import { checkWelcomeCoupon } from '@warda/domain/coupons/welcome-coupon'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Database, Transaction } from '../../db/database.ts'
import { findCoupon, lockCoupon } from './redemption-queries.ts'

export type CouponError = CouponLimitError | 'coupon.unknown' | 'coupon.not_first_order' | 'coupon.email_unconfirmed'

/** Who wants to use which code on what: `subtotal` are the goods at their prices of now (halalas), `now` milliseconds. */
export type CouponRequest = {
  code: string
  userId: string
  emailConfirmed: boolean
  subtotal: number
  now: number
}

export type LockedCoupon = { code: string; percent: number }

/** Whether this person may use a code now, and how much it takes off. The code is compared without regard to case. */
export async function checkCoupon(db: Database, asked: CouponRequest): Promise<Result<LockedCoupon, CouponError>> {
  const coupon = await findCoupon(db, asked.code.toUpperCase(), asked.userId)
  if (!coupon) return refuse('coupon.unknown', undefined, 'couponCode')
  const { code, percent, ownUses, previousOrders } = coupon
  if (coupon.firstOrderOnly) {
    const welcome = checkWelcomeCoupon({ previousOrders, used: ownUses > 0, emailConfirmed: asked.emailConfirmed })
    if (!welcome.ok) return welcome
  }
  const allowed = checkCouponRules(coupon, { ...asked, uses: coupon.uses, ownUses })
  return allowed.ok ? ok({ code, percent }) : allowed
}

/**
 * The same, for an order that is about to take its use: the code is locked until the transaction ends, so the answer stays true and its
 * limits hold however many buy at once. The person's row must be locked already.
 */
export async function lockCouponForUse(
  trx: Transaction,
  asked: CouponRequest,
): Promise<Result<LockedCoupon, CouponError>> {
  await lockCoupon(trx, asked.code.toUpperCase())
  return checkCoupon(trx, asked)
}
