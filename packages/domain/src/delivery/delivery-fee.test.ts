import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_CALENDAR } from './calendar.ts'
import {
  calculateDeliveryFee,
  calculateFeeAfterAddressChange,
  findFeeZone,
  getAnswerFee,
  getHighestFee,
} from './delivery-fee.ts'

const { shop } = DEFAULT_CALENDAR
const north = (miles: number) => ({ latitude: shop.latitude + miles / 69.09, longitude: shop.longitude })
const near = { centre: null, radiusMiles: 3, feeHalalas: 1_000 }
const ring = { centre: null, radiusMiles: 10, feeHalalas: 2_000 }
const village = { centre: north(8), radiusMiles: 1, feeHalalas: 500 }
const fees = { ...DEFAULT_CALENDAR, zones: [ring, near, village] }

it('ADMIN-04 the fee is that of the smallest zone around a place, in any order of zones', () => {
  const all = [ring, near, village]
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 3 }), (zones) => {
      const fee = (miles: number) => calculateDeliveryFee({ ...fees, zones }, { place: north(miles), goods: 0 })
      expect([fee(0), fee(2.9), fee(5), fee(8), fee(9.5), fee(12)]).toEqual([1_000, 1_000, 2_000, 500, 2_000, 2_500])
    }),
  )
})

it('ADMIN-04 an unknown place is in no zone, and delivery is free from the configured amount on', () => {
  expect(calculateDeliveryFee(fees, { place: null, goods: 5_000 })).toBe(2_500)
  const free = { ...fees, freeFromHalalas: 30_000 }
  expect(calculateDeliveryFee(free, { place: null, goods: 29_999 })).toBe(2_500)
  expect(calculateDeliveryFee(free, { place: north(1), goods: 30_000 })).toBe(0)
})

it('ADMIN-04 the fee is always a configured fee', () => {
  const zone = fc.record({
    centre: fc.constantFrom(null, north(5), north(-7)),
    radiusMiles: fc.integer({ min: 1, max: 30 }),
    feeHalalas: fc.integer({ min: 0, max: 10_000 }),
  })
  fc.assert(
    fc.property(fc.array(zone, { maxLength: 6 }), fc.double({ min: -40, max: 40, noNaN: true }), (zones, miles) => {
      const fee = calculateDeliveryFee({ ...fees, zones }, { place: north(miles), goods: 0 })
      const found = findFeeZone({ shop, zones }, north(miles))
      expect(fee).toBe(found ? found.feeHalalas : fees.feeHalalas)
    }),
  )
})

it('ADMIN-04 of zones of the same size the first applies, and its edge is included', () => {
  const first = { centre: null, radiusMiles: 0, feeHalalas: 1 }
  const second = { centre: null, radiusMiles: 0, feeHalalas: 2 }
  expect(findFeeZone({ shop, zones: [first, second] }, shop)).toBe(first)
  expect(findFeeZone({ shop, zones: [second, first] }, shop)).toBe(second)
})

it('ADMIN-04 a change of address charges the fee of the new zone', () => {
  const move = (from: number | null, to: number | null, goods = 0) =>
    calculateFeeAfterAddressChange(fees, {
      from: { place: from === null ? null : north(from) },
      to: { place: to === null ? null : north(to) },
      charged: 777,
      goods,
    })
  // Other zone, no zone, unknown old place.
  expect([move(1, 5), move(5, 12), move(12, 8), move(null, 5)]).toEqual([2_000, 2_500, 500, 2_000])
  // The old fee stays: same zone, both outside all zones, new place unknown.
  expect([move(1, 2), move(5, 6), move(12, 14), move(5, null), move(null, null)]).toEqual([777, 777, 777, 777, 777])
  expect(
    calculateFeeAfterAddressChange(
      { ...fees, freeFromHalalas: 30_000 },
      { from: { place: north(1) }, to: { place: north(5) }, charged: 777, goods: 30_000 },
    ),
  ).toBe(0)
})

it('AGREE-02 a district with its own fee charges it, wherever its coordinates are, until delivery is free', () => {
  expect(calculateDeliveryFee(fees, { place: north(5), zoneFee: 4_000, goods: 0 })).toBe(4_000)
  expect(calculateDeliveryFee({ ...fees, freeFromHalalas: 100 }, { place: null, zoneFee: 4_000, goods: 100 })).toBe(0)
  const move = (from: number | null, to: number | null) =>
    calculateFeeAfterAddressChange(fees, {
      from: { place: null, zoneFee: from },
      to: { place: null, zoneFee: to },
      charged: 777,
      goods: 0,
    })
  expect([move(null, 4_000), move(4_000, 4_000), move(4_000, 0), move(4_000, null)]).toEqual([4_000, 777, 0, 2_500])
})

it('AGREE-02 leaving a district with its own fee, or coming from an unknown place, charges the fee of the new place', () => {
  const move = (from: { place: ReturnType<typeof north> | null; zoneFee?: number }, to: number) =>
    calculateFeeAfterAddressChange(fees, { from, to: { place: north(to) }, charged: 777, goods: 0 })
  expect(move({ place: north(1), zoneFee: 4_000 }, 2)).toBe(1_000)
  expect(move({ place: null, zoneFee: 4_000 }, 2)).toBe(1_000)
  expect(move({ place: null }, 12)).toBe(2_500)
})

it('AGREE-03 the fee agreed before the place is known is the highest of all, and the one of the place is never above it', () => {
  const fees = { shop, feeHalalas: 2_500, zones: [], freeFromHalalas: 50_000 }
  expect(getHighestFee(fees, [{ feeHalalas: null }, { feeHalalas: 4_000 }])).toBe(4_000)
  expect(getHighestFee(fees, [{ feeHalalas: 1_000 }])).toBe(2_500)
  expect(getHighestFee({ ...fees, zones: [{ centre: null, radiusMiles: 9, feeHalalas: 6_000 }] }, [])).toBe(6_000)
  const to = (zoneFee: number | null) => ({ place: null, zoneFee })
  expect(getAnswerFee(fees, { to: to(1_000), charged: 4_000, goods: 100 })).toBe(1_000)
  expect(getAnswerFee(fees, { to: to(null), charged: 4_000, goods: 100 })).toBe(2_500)
  expect(getAnswerFee(fees, { to: to(9_000), charged: 4_000, goods: 100 })).toBe(4_000)
  expect(getAnswerFee(fees, { to: to(9_000), charged: 0, goods: 60_000 })).toBe(0)
})
