import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_CALENDAR } from './calendar.ts'
import { deliveryFee, findFeeZone } from './delivery-fee.ts'

const { shop } = DEFAULT_CALENDAR
const north = (miles: number) => ({ latitude: shop.latitude + miles / 69.09, longitude: shop.longitude })
const near = { centre: null, radiusMiles: 3, feeHalalas: 1_000 }
const ring = { centre: null, radiusMiles: 10, feeHalalas: 2_000 }
const village = { centre: north(8), radiusMiles: 1, feeHalalas: 500 }
const fees = { ...DEFAULT_CALENDAR, zones: [ring, near, village] }

it('ADMIN-04 a place pays the fee of the smallest zone around it, in whatever order they are written', () => {
  const all = [ring, near, village]
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 3 }), (zones) => {
      const fee = (miles: number) => deliveryFee({ ...fees, zones }, { place: north(miles), goods: 0 })
      expect([fee(0), fee(2.9), fee(5), fee(8), fee(9.5), fee(12)]).toEqual([1_000, 1_000, 2_000, 500, 2_000, 2_500])
    }),
  )
})

it('ADMIN-04 an unknown place is in no zone, and enough goods travel free', () => {
  expect(deliveryFee(fees, { place: null, goods: 5_000 })).toBe(2_500)
  const free = { ...fees, freeFromHalalas: 30_000 }
  expect(deliveryFee(free, { place: null, goods: 29_999 })).toBe(2_500)
  expect(deliveryFee(free, { place: north(1), goods: 30_000 })).toBe(0)
})

it('ADMIN-04 never charges a fee that nobody set', () => {
  const zone = fc.record({
    centre: fc.constantFrom(null, north(5), north(-7)),
    radiusMiles: fc.integer({ min: 1, max: 30 }),
    feeHalalas: fc.integer({ min: 0, max: 10_000 }),
  })
  fc.assert(
    fc.property(fc.array(zone, { maxLength: 6 }), fc.double({ min: -40, max: 40, noNaN: true }), (zones, miles) => {
      const fee = deliveryFee({ ...fees, zones }, { place: north(miles), goods: 0 })
      const found = findFeeZone({ shop, zones }, north(miles))
      expect(fee).toBe(found ? found.feeHalalas : fees.feeHalalas)
    }),
  )
})
