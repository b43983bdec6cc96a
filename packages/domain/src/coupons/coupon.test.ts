import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Coupon, type CouponUse, checkCouponRules } from './coupon.ts'

const open: Coupon = {
  startsAt: null,
  endsAt: null,
  isDisabled: false,
  maxUses: null,
  maxUsesPerUser: 1,
  minSubtotal: 0,
}
const first: CouponUse = { now: 1_000, uses: 0, ownUses: 0, subtotal: 5_000 }
const getErrorCode = (coupon: Partial<Coupon>, use: Partial<CouponUse> = {}) => {
  const answer = checkCouponRules({ ...open, ...coupon }, { ...first, ...use })
  return answer.ok ? 'ok' : answer.code
}

test('ADMIN-01 checks each limit at its boundary', () => {
  expect(checkCouponRules(open, first)).toEqual({ ok: true, value: true })
  expect(getErrorCode({}, { now: -1 })).toBe('ok')
  expect(getErrorCode({ isDisabled: true })).toBe('coupon.disabled')
  expect(getErrorCode({ startsAt: 1_001 })).toBe('coupon.not_started')
  expect(getErrorCode({ startsAt: 1_000, endsAt: 1_001 })).toBe('ok')
  expect(getErrorCode({ endsAt: 1_000 })).toBe('coupon.ended')
  expect(getErrorCode({ maxUses: 7 }, { uses: 6 })).toBe('ok')
  expect(getErrorCode({ maxUses: 7 }, { uses: 7 })).toBe('coupon.used_up')
  expect(getErrorCode({}, { ownUses: 1 })).toBe('coupon.used')
  expect(getErrorCode({ maxUsesPerUser: 3 }, { ownUses: 2 })).toBe('ok')
  expect(getErrorCode({ maxUsesPerUser: 3 }, { ownUses: 3 })).toBe('coupon.used_often')
  expect(getErrorCode({ minSubtotal: 5_000 })).toBe('ok')
  expect(checkCouponRules({ ...open, minSubtotal: 5_001 }, first)).toEqual({
    ok: false,
    code: 'coupon.below_least',
    values: { least: 5_001 },
    field: 'couponCode',
  })
})

test('ADMIN-01 a use is allowed exactly when every limit is met', () => {
  const some = fc.record({
    maxUses: fc.option(fc.integer({ min: 1, max: 50 })),
    maxUsesPerUser: fc.integer({ min: 1, max: 5 }),
    minSubtotal: fc.nat(10_000),
    uses: fc.nat(60),
    ownUses: fc.nat(6),
    subtotal: fc.nat(20_000),
  })
  fc.assert(
    fc.property(some, ({ uses, ownUses, subtotal, ...limits }) => {
      const allowed = checkCouponRules({ ...open, ...limits }, { now: 0, uses, ownUses, subtotal }).ok
      const keeps =
        (limits.maxUses === null || uses < limits.maxUses) &&
        ownUses < limits.maxUsesPerUser &&
        subtotal >= limits.minSubtotal
      expect(allowed).toBe(keeps)
    }),
  )
})
