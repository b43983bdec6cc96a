import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CALENDAR } from './calendar.ts'
import { checkDeliveryRadius, milesBetween } from './distance.ts'

const JEDDAH = { latitude: 21.4858, longitude: 39.1925 }
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

const withinRadius = (
  calendar: Parameters<typeof checkDeliveryRadius>[0],
  at: Parameters<typeof checkDeliveryRadius>[1],
) => checkDeliveryRadius(calendar, at).ok

describe('distance and delivery radius', () => {
  it('BIZ-01 measures known distances', () => {
    expect(milesBetween(DEFAULT_CALENDAR.shop, JEDDAH)).toBeGreaterThan(520)
    expect(milesBetween(DEFAULT_CALENDAR.shop, JEDDAH)).toBeLessThan(535)
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12436.8, 0)
  })
  it('BIZ-01 accepts 25 miles and refuses more', () => {
    const north = (miles: number) => ({ ...DEFAULT_CALENDAR.shop, latitude: 24.7136 + miles / 69.0934 })
    expect(withinRadius(DEFAULT_CALENDAR, DEFAULT_CALENDAR.shop)).toBe(true)
    expect(withinRadius(DEFAULT_CALENDAR, north(24.99))).toBe(true)
    expect(withinRadius(DEFAULT_CALENDAR, north(25.01))).toBe(false)
    expect(withinRadius(DEFAULT_CALENDAR, JEDDAH)).toBe(false)
  })
  it('BIZ-01 refuses an address outside the radius with the radius in miles', () => {
    expect(checkDeliveryRadius({ ...DEFAULT_CALENDAR, radiusMiles: 24.6 }, JEDDAH)).toEqual({
      ok: false,
      code: 'delivery.out_of_reach',
      values: { miles: 25 },
      field: 'deliveryAddress',
    })
    expect(checkDeliveryRadius(DEFAULT_CALENDAR, DEFAULT_CALENDAR.shop)).toEqual({ ok: true, value: true })
  })
  it('BIZ-01 refuses a latitude beyond the pole even when the distance fits', () => {
    const pole = { shop: { latitude: 90, longitude: 0 }, radiusMiles: 100 }
    expect(withinRadius(pole, { latitude: 90.5, longitude: 0 })).toBe(false)
    expect(withinRadius(pole, { latitude: 89.5, longitude: 0 })).toBe(true)
  })
  it('BIZ-01 refuses invalid coordinates', () => {
    for (const latitude of [Number.NaN, 91, Number.POSITIVE_INFINITY])
      expect(withinRadius(DEFAULT_CALENDAR, { latitude, longitude: 46 })).toBe(false)
    // One turn around the Earth: the same place to the haversine, but an invalid longitude.
    expect(withinRadius(DEFAULT_CALENDAR, { latitude: 24.7136, longitude: 46.6753 + 360 })).toBe(false)
  })
  it('BIZ-01 includes the edge', () => {
    const shop = { latitude: 90, longitude: 180 }
    expect(withinRadius({ shop, radiusMiles: 0 }, shop)).toBe(true)
  })
  it('is symmetric, and zero to the same place', () => {
    fc.assert(fc.property(place, place, (a, b) => Math.abs(milesBetween(a, b) - milesBetween(b, a)) < 1e-6))
    fc.assert(fc.property(place, (a) => milesBetween(a, a) === 0))
  })
})
