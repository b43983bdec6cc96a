import type { Place } from './distance.ts'
import { createRouteCostModel, metersBetween, type RouteCostModel } from './route-cost.ts'
import { improveRoute } from './route-optimizer.ts'

/** A stop of a route. The window is in minutes since midnight; an unknown place is null. */
export type RouteStop = { id: string; place: Place | null; windowStart: number; windowEnd: number }

/**
 * The ids of the stops in a good driving order from the shop, without the way back: the better of nearest neighbour and order of windows,
 * improved by 2-opt and Or-opt. Lateness weighs far more than distance. The result does not depend on the order of `stops`. A stop without
 * a place comes after the last stop whose window opens no later.
 */
export function planRoute(shop: Place, stops: readonly RouteStop[]): string[] {
  const sorted = stops.toSorted(byWindow)
  const located = sorted.filter(hasPlace)
  const drive = createRouteCostModel(shop, located)
  const byNearest = orderByNearest(drive)
  const byWindows = located.map((_, at) => at)
  // Stryker disable next-line EqualityOperator: equivalent, at the same cost either order is a start
  const best = improveRoute(drive, drive.cost(byWindows) < drive.cost(byNearest) ? byWindows : byNearest)
  // Stryker disable next-line ArrayDeclaration: equivalent, every position has a stop
  const route: RouteStop[] = best.flatMap((at) => located[at] ?? [])
  for (const stop of sorted) {
    const opensNoLater = (other: RouteStop) => other.windowStart <= stop.windowStart
    if (stop.place === null) route.splice(route.findLastIndex(opensNoLater) + 1, 0, stop)
  }
  return route.map((stop) => stop.id)
}

/** Meters of each leg, from the shop or the previous known place; null for an unknown place, which the next leg skips. */
export function measureRouteLegs(shop: Place, places: readonly (Place | null)[]): (number | null)[] {
  let from = shop
  return places.map((place) => {
    if (place === null) return null
    const meters = metersBetween(from, place)
    from = place
    return meters
  })
}

/** Nearest neighbour: the next stop is always the one with the lowest cost. @internal Exported for tests. */
export function orderByNearest(drive: RouteCostModel): number[] {
  const unvisited = new Set(Array.from({ length: drive.size }, (_, at) => at))
  const order: number[] = []
  let from = -1
  let moment = drive.start
  while (unvisited.size > 0) {
    // Stryker disable next-line UnaryOperator: equivalent, every stop costs less than infinity
    let next = { stop: -1, moment: { time: 0, cost: Number.POSITIVE_INFINITY } }
    for (const stop of unvisited) {
      const after = drive.go(from, stop, moment)
      if (after.cost < next.moment.cost) next = { stop, moment: after }
    }
    unvisited.delete(next.stop)
    order.push(next.stop)
    from = next.stop
    moment = next.moment
  }
  return order
}

const hasPlace = (stop: RouteStop): stop is RouteStop & { place: Place } => stop.place !== null

const byWindow = (a: RouteStop, b: RouteStop): number =>
  // Stryker disable next-line EqualityOperator: equivalent, no two stops have the same id
  a.windowStart - b.windowStart || a.windowEnd - b.windowEnd || (a.id < b.id ? -1 : 1)
