import { mayUseWelcome } from '@warda/domain/promotions/welcome'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import { findCoupon } from './queries.ts'

export type CouponFault = 'coupon.unknown' | 'coupon.used' | 'coupon.not_first_order' | 'coupon.email_unconfirmed'

/**
 * Whether this person may use a code now, and how much it takes off. The code is compared without regard to case. Inside a
 * transaction that holds the person's row the answer stays true until it ends.
 */
export async function checkCoupon(
  db: Database,
  asked: { code: string; userId: string; emailConfirmed: boolean },
): Promise<Result<{ code: string; percent: number }, CouponFault>> {
  const coupon = await findCoupon(db, asked.code.toUpperCase(), asked.userId)
  if (!coupon) return refuse('coupon.unknown', undefined, 'couponCode')
  const { code, percent, used, previousOrders } = coupon
  if (!coupon.firstOrderOnly) return used ? refuse('coupon.used', undefined, 'couponCode') : ok({ code, percent })
  const allowed = mayUseWelcome({ previousOrders, used, emailConfirmed: asked.emailConfirmed })
  return allowed.ok ? ok({ code, percent }) : allowed
}
