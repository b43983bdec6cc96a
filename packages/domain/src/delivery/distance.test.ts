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

describe('radius', () => {
  it('BIZ-01 measures what the map measures', () => {
    expect(milesBetween(DEFAULT_CALENDAR.shop, JEDDAH)).toBeGreaterThan(520)
    expect(milesBetween(DEFAULT_CALENDAR.shop, JEDDAH)).toBeLessThan(535)
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12436.8, 0)
  })
  it('BIZ-01 delivers within 25 miles and no farther', () => {
    const north = (miles: number) => ({ ...DEFAULT_CALENDAR.shop, latitude: 24.7136 + miles / 69.0934 })
    expect(withinRadius(DEFAULT_CALENDAR, DEFAULT_CALENDAR.shop)).toBe(true)
    expect(withinRadius(DEFAULT_CALENDAR, north(24.99))).toBe(true)
    expect(withinRadius(DEFAULT_CALENDAR, north(25.01))).toBe(false)
    expect(withinRadius(DEFAULT_CALENDAR, JEDDAH)).toBe(false)
  })
  it('BIZ-01 refuses places that are nowhere', () => {
    for (const latitude of [Number.NaN, 91, Number.POSITIVE_INFINITY])
      expect(withinRadius(DEFAULT_CALENDAR, { latitude, longitude: 46 })).toBe(false)
    // One turn around the Earth: the same place to the haversine, no place on a map.
    expect(withinRadius(DEFAULT_CALENDAR, { latitude: 24.7136, longitude: 46.6753 + 360 })).toBe(false)
  })
  it('BIZ-01 counts the edge in', () => {
    const shop = { latitude: 90, longitude: 180 }
    expect(withinRadius({ shop, radiusMiles: 0 }, shop)).toBe(true)
  })
  it('is the same both ways, and nothing to itself', () => {
    fc.assert(fc.property(place, place, (a, b) => Math.abs(milesBetween(a, b) - milesBetween(b, a)) < 1e-6))
    fc.assert(fc.property(place, (a) => milesBetween(a, a) === 0))
  })
})
