import { toRiyals } from '@warda/domain/money'
import { expect, it } from 'vitest'
import { couponForm, toBody, toForm } from './coupon-form.ts'
import { getCouponState } from './coupon-state.ts'
import type { Coupon } from './use-coupons.ts'

const coupon: Coupon = {
  code: 'EID-26',
  name: 'العيد',
  percent: 12,
  startsAt: '2026-12-01T06:00:00.000Z',
  endsAt: null,
  mostUses: 50,
  mostPerUser: 2,
  leastSubtotal: toRiyals(99.5),
  uses: 3,
  isDisabled: false,
  isPersonal: false,
}

it('ADMIN-01 a coupon passes through its form unchanged, in Riyadh time', () => {
  expect(toForm(coupon)).toMatchObject({ startsAt: '2026-12-01T09:00', endsAt: '', mostUses: '50' })
  const { uses: _, isDisabled: __, isPersonal: ___, ...limits } = coupon
  expect(toBody(couponForm.parse(toForm(coupon)), false)).toEqual({ isNew: false, ...limits })
})

it('ADMIN-01 Arabic digits are parsed, an empty limit means none, and invalid numbers are field errors', () => {
  const input = { ...toForm(null), code: 'new', percent: '١٥', mostPerUser: '٢', leastSubtotal: '١٠٠٫٥٠' }
  expect(toBody(couponForm.parse(input), true)).toMatchObject({
    percent: 15,
    mostPerUser: 2,
    leastSubtotal: 100.5,
    mostUses: null,
    startsAt: null,
  })
  const wrong = { percent: '0', mostUses: 'x', mostPerUser: '', leastSubtotal: '1.234', startsAt: '2026-13-01T00:00' }
  const { error } = couponForm.safeParse({ ...input, ...wrong })
  expect(error?.issues.map(({ path }) => path[0]).toSorted()).toEqual(Object.keys(wrong).toSorted())
})

it('ADMIN-01 the state of a coupon at a given time', () => {
  const at = (change: Partial<Coupon>, now = Date.parse('2026-12-02T00:00:00Z')) =>
    getCouponState({ ...coupon, ...change }, now)
  expect(at({})).toBe('on')
  expect(at({}, Date.parse('2026-12-01T05:59:59Z'))).toBe('waiting')
  expect(at({ endsAt: '2026-12-02T00:00:00Z' })).toBe('over')
  expect(at({ uses: 50 })).toBe('full')
  expect(at({ isDisabled: true, uses: 50 })).toBe('off')
})
