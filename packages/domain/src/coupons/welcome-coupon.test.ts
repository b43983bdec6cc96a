import { describe, expect, it } from 'vitest'
import { checkWelcomeCoupon } from './welcome-coupon.ts'

describe('welcome discount', () => {
  it('BIZ-03 gives 15 % on a first order with a confirmed email', () => {
    expect(checkWelcomeCoupon({ previousOrders: 0, used: false, emailConfirmed: true })).toEqual({
      ok: true,
      value: { percent: 15 },
    })
  })
  it.each([
    [{ previousOrders: 0, used: true, emailConfirmed: true }, 'coupon.used'],
    [{ previousOrders: 1, used: false, emailConfirmed: true }, 'coupon.not_first_order'],
    [{ previousOrders: 0, used: false, emailConfirmed: false }, 'coupon.email_unconfirmed'],
  ])('BIZ-03 refuses %j with %s', (person, code) => {
    expect(checkWelcomeCoupon(person)).toMatchObject({ ok: false, code, field: 'couponCode' })
  })
})
