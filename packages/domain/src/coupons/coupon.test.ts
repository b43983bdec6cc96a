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
  buyerGroup: 'everyone',
  firstOrderOnly: false,
  weekdays: null,
  fromTime: null,
  untilTime: null,
}
const first: CouponUse = {
  now: 1_000,
  uses: 0,
  ownUses: 0,
  subtotal: 5_000,
  eligible: 5_000,
  isWalkIn: false,
  isBusiness: false,
  isChosenClient: false,
}
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
  expect(getErrorCode({ endsAt: 1_000, firstOrderOnly: true }, { isWalkIn: true })).toBe('coupon.ended')
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
      const allowed = checkCouponRules({ ...open, ...limits }, { ...first, now: 0, uses, ownUses, subtotal }).ok
      const keeps =
        (limits.maxUses === null || uses < limits.maxUses) &&
        ownUses < limits.maxUsesPerUser &&
        subtotal >= limits.minSubtotal
      expect(allowed).toBe(keeps)
    }),
  )
})

test('DESK-09 a discount is for its buyers and its goods only', () => {
  const company = { isBusiness: true }
  expect(getErrorCode({ buyerGroup: 'retail' }, company)).toBe('coupon.retail_only')
  expect(getErrorCode({ buyerGroup: 'retail' })).toBe('ok')
  expect(getErrorCode({ buyerGroup: 'companies' })).toBe('coupon.companies_only')
  expect(getErrorCode({ buyerGroup: 'companies' }, company)).toBe('ok')
  expect(getErrorCode({ buyerGroup: 'clients' }, company)).toBe('coupon.other_clients')
  expect(getErrorCode({ buyerGroup: 'clients' }, { ...company, isChosenClient: true })).toBe('ok')
  expect(getErrorCode({}, { eligible: 0 })).toBe('coupon.other_goods')
  expect(getErrorCode({ maxUsesPerUser: null }, { ownUses: 99 })).toBe('ok')
})

test('DESK-09 days and hours are those of Riyadh, and hours past midnight belong to the day before', () => {
  const at = (text: string) => ({ now: Date.parse(`${text}+03:00`) })
  const sunday = { weekdays: [0] }
  expect(getErrorCode(sunday, at('2026-11-29T00:00:00'))).toBe('ok')
  expect(getErrorCode(sunday, at('2026-11-29T23:59:59'))).toBe('ok')
  expect(getErrorCode(sunday, at('2026-11-30T00:00:00'))).toBe('coupon.other_days')
  const evening = { fromTime: '16:00', untilTime: '18:00' }
  expect(getErrorCode(evening, at('2026-11-29T15:59:59'))).toBe('coupon.other_hours')
  expect(getErrorCode(evening, at('2026-11-29T16:00:00'))).toBe('ok')
  expect(getErrorCode(evening, at('2026-11-29T18:00:00'))).toBe('coupon.other_hours')
  const night = { ...sunday, fromTime: '22:00', untilTime: '02:00' }
  expect(getErrorCode(night, at('2026-11-29T21:59:00'))).toBe('coupon.other_hours')
  expect(getErrorCode(night, at('2026-11-29T22:00:00'))).toBe('ok')
  expect(getErrorCode(night, at('2026-11-30T01:59:00'))).toBe('ok')
  expect(getErrorCode(night, at('2026-11-30T02:00:00'))).toBe('coupon.other_days')
  expect(getErrorCode(night, at('2026-11-29T01:00:00'))).toBe('coupon.other_days')
})

test('DESK-09 a walk-in has no discount that depends on the buyer', () => {
  const walkIn = { isWalkIn: true }
  expect(getErrorCode({}, walkIn)).toBe('coupon.customer_needed')
  const open = { maxUsesPerUser: null }
  expect(getErrorCode(open, walkIn)).toBe('ok')
  expect(getErrorCode({ ...open, firstOrderOnly: true }, walkIn)).toBe('coupon.customer_needed')
  expect(getErrorCode({ ...open, buyerGroup: 'clients' }, walkIn)).toBe('coupon.customer_needed')
  expect(getErrorCode({ ...open, buyerGroup: 'companies' }, walkIn)).toBe('coupon.companies_only')
  expect(getErrorCode({ ...open, buyerGroup: 'retail' }, walkIn)).toBe('ok')
})
