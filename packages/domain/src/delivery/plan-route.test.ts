import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CALENDAR } from './calendar.ts'
import { planRoute, type RouteStop, routeLegMeters } from './plan-route.ts'
import { createRouteCostModel, metersBetween } from './route-cost.ts'

const { shop } = DEFAULT_CALENDAR
/** Kilometers north and east of the shop. */
const off = (north: number, east: number) => ({
  latitude: shop.latitude + north / 111.2,
  longitude: shop.longitude + east / (111.2 * Math.cos((shop.latitude * Math.PI) / 180)),
})
const stop = (id: string, place: RouteStop['place'], start = 9, end = start + 2): RouteStop => ({
  id,
  place,
  windowStart: start * 60,
  windowEnd: end * 60,
})

const place = fc
  .record({ north: fc.double({ min: -20, max: 20, noNaN: true }), east: fc.double({ min: -20, max: 20, noNaN: true }) })
  .map(({ north, east }) => off(north, east))
const slot = fc.constantFrom(9, 11, 13, 15, 17)
const stops = (maxLength: number, somewhere: fc.Arbitrary<RouteStop['place']> = fc.option(place)) =>
  fc
    .array(fc.record({ at: somewhere, start: slot }), { maxLength })
    .map((rows) => rows.map(({ at, start }, n) => stop(`s${n}`, at, start)))

const inOrder = (all: readonly RouteStop[], ids: readonly string[]) =>
  ids.flatMap((id) => all.filter((one) => one.id === id))

describe('the route of the day', () => {
  it('goes round a ring instead of across it', () => {
    const ring = Array.from({ length: 12 }, (_, n) => {
      const angle = (n * Math.PI) / 6
      return stop(String(n), off(10 * Math.sin(angle), 10 * Math.cos(angle)), 9, 19)
    })
    const route = inOrder(ring, planRoute(shop, ring))
    const around = routeLegMeters(
      shop,
      route.map((one) => one.place),
    )
    // One way out to the ring, then from neighbour to neighbour.
    expect(around.slice(1).every((meters) => meters !== null && meters < 5_300)).toBe(true)
  })

  it('keeps the windows before it saves meters', () => {
    const near = stop('near', off(1, 0), 17)
    const far = stop('far', off(18, 0), 9)
    expect(planRoute(shop, [near, far])).toEqual(['far', 'near'])
  })

  it('puts a stop without a place where its window puts it', () => {
    const morning = stop('morning', off(2, 0), 9)
    const evening = stop('evening', off(-2, 0), 17)
    const unknown = stop('unknown', null, 11)
    expect(planRoute(shop, [unknown, evening, morning])).toEqual(['morning', 'unknown', 'evening'])
    expect(planRoute(shop, [unknown])).toEqual(['unknown'])
    expect(planRoute(shop, [])).toEqual([])
  })

  it('visits every stop once, in the same order however they come', () => {
    fc.assert(
      fc.property(
        stops(14).chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const route = planRoute(shop, all)
          expect(route.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
          expect(planRoute(shop, shuffled)).toEqual(route)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is never worse than the nearest neighbour or the order of windows', () => {
    type PlacedStop = RouteStop & { place: NonNullable<RouteStop['place']> }
    const placedStops = stops(20, place) as fc.Arbitrary<PlacedStop[]>
    fc.assert(
      fc.property(placedStops, (all) => {
        const sorted = all.toSorted((a, b) => a.windowStart - b.windowStart || (a.id < b.id ? -1 : 1))
        const model = createRouteCostModel(shop, sorted)
        const nearest: number[] = []
        let moment = model.start
        while (nearest.length < sorted.length) {
          const from = nearest.at(-1) ?? -1
          const left = sorted.flatMap((_, at) =>
            nearest.includes(at) ? [] : [{ at, next: model.go(from, at, moment) }],
          )
          const best = left.reduce((a, b) => (b.next.cost < a.next.cost ? b : a))
          nearest.push(best.at)
          moment = best.next
        }
        const planned = planRoute(shop, all).map((id) => sorted.findIndex((one) => one.id === id))
        const limit = Math.min(model.cost(nearest), model.cost(sorted.map((_, at) => at)))
        expect(model.cost(planned)).toBeLessThanOrEqual(limit + 1e-6)
      }),
      { numRuns: 60 },
    )
  })
})

describe('legs', () => {
  it('are measured from the shop, then from the last place that is known', () => {
    const a = off(3, 0)
    const b = off(3, 4)
    expect(routeLegMeters(shop, [a, null, b])).toEqual([metersBetween(shop, a), null, metersBetween(a, b)])
    expect(Math.abs(metersBetween(shop, b) - 5_000)).toBeLessThan(20)
  })
})
