import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRouteCostModel, type RouteCostModel } from './route-cost.ts'
import { improveRoute } from './route-optimizer.ts'

const shop = { latitude: 24.7136, longitude: 46.6753 }
const TOLERANCE = 1e-6

const place = fc.record({
  latitude: fc.double({ min: 24.5, max: 24.9, noNaN: true }),
  longitude: fc.double({ min: 46.4, max: 46.9, noNaN: true }),
})
const stop = fc
  .record({ place, windowStart: fc.constantFrom(540, 660, 780) })
  .map((stop) => ({ ...stop, windowEnd: stop.windowStart + 120 }))
const drives = (minLength: number, maxLength: number) =>
  fc.array(stop, { minLength, maxLength }).map((stops) => createRouteCostModel(shop, stops))

const first = (drive: RouteCostModel): number[] => Array.from({ length: drive.size }, (_, at) => at)

/** Every order that differs by one reversed segment, or by one segment of up to three stops moved elsewhere. */
function neighbours(order: readonly number[]): number[][] {
  const size = order.length
  const found: number[][] = []
  for (let from = 0; from < size; from += 1) {
    for (let end = from + 1; end <= size; end += 1) {
      const segment = order.slice(from, end)
      const rest = order.toSpliced(from, end - from)
      found.push([...order.slice(0, from), ...segment.toReversed(), ...order.slice(end)])
      if (segment.length <= 3)
        for (let to = 0; to <= rest.length; to += 1) found.push(rest.toSpliced(to, 0, ...segment))
    }
  }
  return found
}

test('no reversed and no moved segment is better than the improved order', () => {
  fc.assert(
    fc.property(drives(0, 7), (drive) => {
      const order = improveRoute(drive, first(drive))
      expect(order.toSorted()).toEqual(first(drive))
      const best = Math.min(...neighbours(order).map((other) => drive.cost(other)), Number.POSITIVE_INFINITY)
      expect(drive.cost(order)).toBeLessThanOrEqual(best + TOLERANCE)
      expect(drive.cost(order)).toBeLessThanOrEqual(drive.cost(first(drive)) + TOLERANCE)
    }),
    { numRuns: 1_000, seed: 10 },
  )
})

type Point = readonly [north: number, east: number]

/** Drives between points in streets that cross at right angles, without windows: the cost is the distance. */
const grid = (points: readonly Point[]): RouteCostModel => {
  const at = (stop: number): Point => (stop < 0 ? [0, 0] : (points[stop] ?? [Number.NaN, Number.NaN]))
  const go: RouteCostModel['go'] = (from, to, moment) => {
    const [a, b] = [at(from), at(to)]
    const cost = moment.cost + Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1])
    return { time: cost, cost }
  }
  const start = { time: 0, cost: 0 }
  const cost = (order: readonly number[]) => order.reduce((sum, to, i) => go(order[i - 1] ?? -1, to, sum), start).cost
  return { size: points.length, start, go, cost }
}

const line = (points: readonly number[]): RouteCostModel => grid(points.map((point) => [point, 0] as const))

test('moves three stops together where moving two and reversing do not help', () => {
  const drive = grid([
    [0, 3],
    [-1, -2],
    [0, 3],
    [-1, -3],
    [1, 1],
    [2, -2],
  ])
  expect(improveRoute(drive, first(drive))).toEqual([1, 3, 5, 4, 2, 0])
})

test.each([
  ['an order that is already the best', [1, 2, 3, 4], [0, 1, 2, 3]],
  ['a reversed order', [4, 3, 2, 1], [3, 2, 1, 0]],
  ['a reversed beginning', [3, 2, 1, 4], [2, 1, 0, 3]],
  ['a reversed end', [1, 4, 3, 2], [0, 3, 2, 1]],
  ['a stop that belongs first', [2, 3, 4, 5, 1], [4, 0, 1, 2, 3]],
  ['a stop that belongs last', [5, 1, 2, 3, 4], [1, 2, 3, 4, 0]],
  ['one stop', [1], [0]],
  ['no stop', [], []],
])('improves %s', (_, points, expected) => {
  const drive = line(points)
  expect(improveRoute(drive, first(drive))).toEqual(expected)
})

test('an order that costs the same is kept', () => {
  expect(improveRoute(line([1, 1, 1]), [2, 0, 1])).toEqual([2, 0, 1])
  expect(improveRoute(line([1, 1 + 1e-7, 1]), [1, 0, 2])).toEqual([1, 0, 2])
})
