import { KM_PER_MILE, milesBetween, type Place } from './distance.ts'

const METERS_PER_MILE = KM_PER_MILE * 1_000
/** Average speed in Riyadh by day: 30 km/h, in meters per minute. */
const METERS_PER_MINUTE = 500
/** Minutes at each stop. */
const SERVICE_MINUTES = 6
/** Weight of one minute of lateness, in minutes of driving: punctuality comes before distance. */
const LATE_WEIGHT = 50
/** Minutes before the first window opens at which the driver leaves the shop. */
const LEAD_MINUTES = 60

/** Great-circle distance in whole meters. */
export function metersBetween(a: Place, b: Place): number {
  return Math.round(milesBetween(a, b) * METERS_PER_MILE)
}

/** Progress of a route: the time in minutes since midnight, and the cost so far (see {@link RouteCostModel}). */
export type RouteProgress = { time: number; cost: number }

/** Cost model of a route from the shop; stops are numbers, -1 is the shop. Cost is minutes of driving plus weighted lateness. */
export type RouteCostModel = {
  size: number
  start: RouteProgress
  /** Progress after the stop `to`, reached from `from`. */
  go(from: number, to: number, moment: RouteProgress): RouteProgress
  cost(order: readonly number[]): number
}

/** `windowStart` and `windowEnd` in minutes since midnight; an early driver waits. */
export function createRouteCostModel(
  shop: Place,
  stops: readonly { place: Place; windowStart: number; windowEnd: number }[],
): RouteCostModel {
  const size = stops.length
  const places = [...stops.map((stop) => stop.place), shop]
  const minutes = places.map((from) => places.map((to) => metersBetween(from, to) / METERS_PER_MINUTE))
  const start = { time: Math.min(...stops.map((stop) => stop.windowStart)) - LEAD_MINUTES, cost: 0 }
  const go = (from: number, to: number, moment: RouteProgress): RouteProgress => {
    const stop = stops[to]
    // Stryker disable next-line OptionalChaining: equivalent, every stop has its row
    const driving = minutes[from < 0 ? size : from]?.[to] ?? 0
    // Stryker disable next-line OptionalChaining: equivalent, every stop of an order exists
    const arrived = Math.max(moment.time + driving, stop?.windowStart ?? 0)
    // Stryker disable next-line OptionalChaining: equivalent, every stop of an order exists
    const late = Math.max(0, arrived - (stop?.windowEnd ?? 0))
    return { time: arrived + SERVICE_MINUTES, cost: moment.cost + driving + late * LATE_WEIGHT }
  }
  const cost = (order: readonly number[]): number =>
    order.reduce((moment, to, at) => go(order[at - 1] ?? -1, to, moment), start).cost
  return { size, start, go, cost }
}
