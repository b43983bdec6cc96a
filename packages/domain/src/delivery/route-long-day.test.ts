import { expect, test } from 'vitest'
import { DEFAULT_CALENDAR } from './calendar.ts'
import { planRoute } from './plan-route.ts'

/** Not part of the mutation run: under its instrumentation 150 stops take minutes. */
test('a route of 150 stops visits each stop once', () => {
  const { shop } = DEFAULT_CALENDAR
  const stops = Array.from({ length: 150 }, (_, n) => {
    const place = {
      latitude: shop.latitude + (((n * 37) % 41) - 20) / 111.2,
      longitude: shop.longitude + (((n * 53) % 39) - 19) / (111.2 * Math.cos((shop.latitude * Math.PI) / 180)),
    }
    const windowStart = (9 + 2 * (n % 5)) * 60
    return { id: `n${n}`, place, windowStart, windowEnd: windowStart + 120 }
  })
  expect(new Set(planRoute(shop, stops)).size).toBe(150)
})
