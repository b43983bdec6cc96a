import { toRiyals } from '@warda/domain/money'
import { expect, it } from 'vitest'
import { couponForm, toBody, toForm } from './coupon-form.ts'
import { getCouponState } from './coupon-state.ts'
import { describeCoupon } from './describe-coupon.ts'
import type { Coupon } from './use-coupons.ts'

const coupon: Coupon = {
  code: 'EID-26',
  name: 'العيد',
  titleEn: 'Eid offer',
  titleAr: 'عرض العيد',
  isAutomatic: false,
  kind: 'percent',
  percent: 12,
  amount: null,
  maxDiscount: toRiyals(40),
  isForChosenGoods: true,
  categories: [{ id: 3, name: 'Roses' }],
  products: [],
  buyerGroup: 'clients',
  clients: [{ id: 7, name: 'Nakhla Hotels' }],
  firstOrderOnly: true,
  weekdays: [0, 4],
  fromTime: '16:00',
  untilTime: '18:00',
  startsAt: '2026-12-01T06:00:00.000Z',
  endsAt: null,
  mostUses: 50,
  mostPerUser: 2,
  leastSubtotal: toRiyals(99.5),
  uses: 3,
  isUsed: false,
  isDisabled: false,
  isPersonal: false,
}

it('ADMIN-01 a coupon passes through its form unchanged, in Riyadh time', () => {
  expect(toForm(coupon)).toMatchObject({ startsAt: '2026-12-01T09:00', endsAt: '', mostUses: '50' })
  const { uses: _, isUsed: __, isDisabled: ___, isPersonal: ____, categories, products, clients, ...limits } = coupon
  const chosen = { categoryIds: [3], productIds: [], clientIds: [7] }
  expect(toBody(couponForm.parse(toForm(coupon)))).toEqual({ isNew: false, ...limits, ...chosen })
})

it('ADMIN-01 Arabic digits are parsed, an empty limit means none, and invalid numbers are field errors', () => {
  const input = { ...toForm(null), code: 'new', percent: '١٥', mostPerUser: '٢', leastSubtotal: '١٠٠٫٥٠' }
  expect(toBody(couponForm.parse(input))).toMatchObject({
    percent: 15,
    mostPerUser: 2,
    leastSubtotal: 100.5,
    mostUses: null,
    startsAt: null,
  })
  const wrong = { percent: '0', mostUses: 'x', mostPerUser: '0', leastSubtotal: '1.234', startsAt: '2026-13-01T00:00' }
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

it('DESK-09 the form names what a discount lacks', () => {
  const parse = (change: object) => {
    const { error } = couponForm.safeParse({ ...toForm(null), code: 'NEW', percent: '10', ...change })
    return error?.issues.map(({ path }) => path[0]) ?? []
  }
  expect(parse({})).toEqual([])
  expect(parse({ percent: '' })).toEqual(['percent'])
  expect(parse({ kind: 'amount' })).toEqual(['amount'])
  expect(parse({ kind: 'freeDelivery', percent: '' })).toEqual([])
  expect(parse({ code: '' })).toEqual(['code'])
  expect(parse({ use: 'automatic', code: '' })).toEqual(['titleEn', 'titleAr'])
  expect(parse({ titleEn: 'Eid' })).toEqual(['titleAr'])
  expect(parse({ goods: 'chosen' })).toEqual(['products'])
  expect(parse({ buyerGroup: 'clients' })).toEqual(['clients'])
  expect(parse({ fromTime: '16:00' })).toEqual(['untilTime'])
})

it('DESK-09 one sentence says what a discount does', () => {
  expect(describeCoupon(toForm(null))).toBeNull()
  const sentence = describeCoupon(toForm({ ...coupon, startsAt: null }))
  expect(sentence).toBe(
    '12% off Roses, at most SAR 40.00, from SAR 99.50, for Nakhla Hotels, on the first order, on Sunday and Thursday, from 16:00 to 18:00, 50 uses in all, 2 per person, with the code EID-26.',
  )
})
