import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { project, scaleBar, spread } from './projection.ts'

const shop = { latitude: 24.7136, longitude: 46.6753 }
const placeArbitrary = fc.record({
  latitude: fc.double({ min: 24.4, max: 25, noNaN: true }),
  longitude: fc.double({ min: 46.4, max: 47, noNaN: true }),
})

describe('route map projection', () => {
  it('places every point inside the square with north up', () => {
    fc.assert(
      fc.property(fc.array(placeArbitrary, { minLength: 1, maxLength: 40 }), (places) => {
        const { toPoint } = project(places, 400, 30)
        for (const place of places) {
          const { x, y } = toPoint(place)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(30 - 1e-6)
          expect(Math.max(x, y)).toBeLessThanOrEqual(370 + 1e-6)
          expect(toPoint({ ...place, latitude: place.latitude + 0.001 }).y).toBeLessThan(y)
        }
      }),
    )
  })
  it('has the same scale to the east and to the north', () => {
    const { toPoint, metresPerUnit } = project([shop, { latitude: 24.8, longitude: 46.8 }], 400, 30)
    const from = toPoint(shop)
    const north = toPoint({ ...shop, latitude: shop.latitude + 1000 / 111_320 })
    const east = toPoint({
      ...shop,
      longitude: shop.longitude + 1000 / (111_320 * Math.cos((24.7568 * Math.PI) / 180)),
    })
    expect(from.y - north.y).toBeCloseTo(1000 / metresPerUnit, 6)
    expect(east.x - from.x).toBeCloseTo(1000 / metresPerUnit, 6)
  })
  it('centers a single place and does not divide by zero without places', () => {
    expect(project([shop], 400, 30).toPoint(shop)).toEqual({ x: 200, y: 200 })
    expect(Number.isFinite(project([], 400, 30).metresPerUnit)).toBe(true)
  })
  it('chooses a round scale bar that fits', () => {
    expect(scaleBar(10, 120)).toEqual({ metres: 1000, length: 100 })
    expect(scaleBar(60, 100)).toEqual({ metres: 5000, length: 5000 / 60 })
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 500, noNaN: true }), (metresPerUnit) => {
        expect(scaleBar(metresPerUnit, 100).length).toBeLessThanOrEqual(100)
        expect(scaleBar(metresPerUnit, 100).length).toBeGreaterThan(35)
      }),
    )
  })
  it('separates coincident points and does not move the shop', () => {
    const points = Array.from({ length: 5 }, () => ({ x: 200, y: 200 }))
    const separated = spread(points, 26, 400)
    expect(separated[0]).toEqual({ x: 200, y: 200 })
    for (const [at, a] of separated.entries()) {
      for (const b of separated.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(22)
    }
  })
})
