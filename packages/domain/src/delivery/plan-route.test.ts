import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CALENDAR } from './calendar.ts'
import { measureRouteLegs, orderByNearest, planRoute, type RouteStop } from './plan-route.ts'
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

describe('route planning', () => {
  it('follows a ring of stops instead of crossing it', () => {
    const ring = Array.from({ length: 12 }, (_, n) => {
      const angle = (n * Math.PI) / 6
      return stop(String(n), off(10 * Math.sin(angle), 10 * Math.cos(angle)), 9, 19)
    })
    const route = inOrder(ring, planRoute(shop, ring))
    const around = measureRouteLegs(
      shop,
      route.map((one) => one.place),
    )
    // The first leg goes to the ring, the others from neighbour to neighbour.
    expect(around.slice(1).every((meters) => meters !== null && meters < 5_300)).toBe(true)
  })

  it('prefers punctuality to a shorter distance', () => {
    const near = stop('near', off(1, 0), 17)
    const far = stop('far', off(18, 0), 9)
    expect(planRoute(shop, [near, far])).toEqual(['far', 'near'])
  })

  it('places a stop without coordinates by its window', () => {
    const morning = stop('morning', off(2, 0), 9)
    const evening = stop('evening', off(-2, 0), 17)
    const unknown = stop('unknown', null, 11)
    expect(planRoute(shop, [unknown, evening, morning])).toEqual(['morning', 'unknown', 'evening'])
    expect(planRoute(shop, [unknown])).toEqual(['unknown'])
    expect(planRoute(shop, [])).toEqual([])
  })

  it.each([
    [37, 53, 's0 s9 s3 s12 s6 s1 s7 s13 s4 s10 s5 s8 s2 s11'],
    [29, 17, 's0 s12 s9 s6 s3 s5 s8 s11 s2 s1 s4 s7 s13 s10'],
    [11, 7, 's9 s0 s6 s3 s12 s8 s11 s2 s5 s13 s1 s10 s7 s4'],
  ])('plans the same route for fixed stops %d, %d', (a, b, ids) => {
    const all = Array.from({ length: 14 }, (_, n) =>
      stop(`s${n}`, off(((n * a) % 31) - 15, ((n * b) % 29) - 14), 9 + 2 * ((n * a) % 3)),
    )
    expect(planRoute(shop, all).join(' ')).toBe(ids)
  })
  it('sorts stops at one place by window and id', () => {
    const at = off(3, 0)
    const all = [
      stop('b', at, 9, 11),
      stop('c', at, 9, 10),
      stop('a', at, 9, 11),
      stop('d', at, 8, 12),
      stop('a2', at, 9, 11),
    ]
    for (const input of [all, all.toReversed()]) expect(planRoute(shop, input)).toEqual(['d', 'c', 'a', 'a2', 'b'])
  })
  it('starts at the shop and always takes the stop with the lowest cost next', () => {
    const stops = [1, 3, -1.5, 2].map((north, n) => ({ ...stop(`s${n}`, null, 9, 19), place: off(north, 0) }))
    expect(orderByNearest(createRouteCostModel(shop, stops))).toEqual([0, 3, 1, 2])
    expect(orderByNearest(createRouteCostModel(shop, []))).toEqual([])
  })
  it('improves the nearest neighbour when it is better than the order of windows', () => {
    const places = [off(-3, 2), off(1, 2), off(-1, -2), off(-4, -1), off(2, -1)]
    const stops = places.map((place, n) => stop(`s${n}`, place, 9, 19))
    expect(planRoute(shop, stops)).toEqual(['s1', 's4', 's2', 's3', 's0'])
  })
  it('puts a stop without a place after all stops whose window opens no later', () => {
    const unknown = stop('unknown', null, 9)
    expect(planRoute(shop, [unknown, stop('a', off(1, 0), 9), stop('b', off(2, 0), 9)])).toEqual(['a', 'b', 'unknown'])
    expect(planRoute(shop, [unknown, stop('later', off(1, 0), 11)])).toEqual(['unknown', 'later'])
  })
  it('visits every stop once, independent of the order of the input', () => {
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

describe('route legs', () => {
  it('are measured from the shop, then from the last known place', () => {
    const a = off(3, 0)
    const b = off(3, 4)
    expect(measureRouteLegs(shop, [a, null, b])).toEqual([metersBetween(shop, a), null, metersBetween(a, b)])
    expect(Math.abs(metersBetween(shop, b) - 5_000)).toBeLessThan(20)
  })
})
