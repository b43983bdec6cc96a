import { milesBetween, type Place } from './distance.ts'

const METERS_PER_MILE = 1609.344
/** Riyadh's streets by day: 30 km/h, in meters a minute. */
const METERS_PER_MINUTE = 500
/** Minutes at a door. */
const SERVICE_MINUTES = 6
/** What being a minute late weighs, in minutes of driving: nobody waits longer to save a detour. */
const LATE_WEIGHT = 50
/** The driver sets out this long before the first window opens, minutes. */
const LEAD_MINUTES = 60

/** Great-circle distance in whole meters. */
export function metersBetween(a: Place, b: Place): number {
  return Math.round(milesBetween(a, b) * METERS_PER_MILE)
}

/** Where a driver stands: minutes since midnight, and what the drive has cost so far (see {@link Drive}). */
export type RouteProgress = { time: number; cost: number }

/** A drive from the shop over stops that are named by their number; -1 is the shop. It costs minutes of driving, lateness weighed in. */
export type RouteCostModel = {
  size: number
  start: RouteProgress
  /** The moment of leaving `to`, driven to from `from`. */
  go(from: number, to: number, moment: RouteProgress): RouteProgress
  cost(order: readonly number[]): number
}

/** `windowStart` and `windowEnd` in minutes since midnight; who comes early waits. */
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
    const drove = minutes[from < 0 ? size : from]?.[to] ?? 0
    const arrived = Math.max(moment.time + drove, stop?.windowStart ?? 0)
    const late = Math.max(0, arrived - (stop?.windowEnd ?? 0))
    return { time: arrived + SERVICE_MINUTES, cost: moment.cost + drove + late * LATE_WEIGHT }
  }
  const cost = (order: readonly number[]): number =>
    order.reduce((moment, to, at) => go(order[at - 1] ?? -1, to, moment), start).cost
  return { size, start, go, cost }
}
