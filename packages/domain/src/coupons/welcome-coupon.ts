import { ok, type Result, refuse } from '../result.ts'

/** Discount on the first order in percent (spec §9). */
export const WELCOME_PERCENT = 15

/**
 * Whether the welcome coupon can be used: once per person, on the first order only, with a confirmed email (decisions §8).
 * `previousOrders` counts orders that are not cancelled; `used` is true when one of them has the coupon.
 */
export function checkWelcomeCoupon(person: {
  previousOrders: number
  used: boolean
  emailConfirmed: boolean
}): Result<{ percent: number }, 'coupon.used' | 'coupon.not_first_order' | 'coupon.email_unconfirmed'> {
  if (person.used) return refuse('coupon.used', undefined, 'couponCode')
  if (person.previousOrders > 0) return refuse('coupon.not_first_order', undefined, 'couponCode')
  return person.emailConfirmed
    ? ok({ percent: WELCOME_PERCENT })
    : refuse('coupon.email_unconfirmed', undefined, 'couponCode')
}
