import { ok, type Result, refuse } from '../result.ts'

/** Percent off the first order (spec §9). */
export const WELCOME_PERCENT = 15

/**
 * Whether the welcome code may be used: once per person, on the first order only, with a confirmed email (decisions §8).
 * `previousOrders` counts orders that were not cancelled; `used` is true while a live order holds the code.
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
