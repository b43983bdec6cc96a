import type { RouteCostModel, RouteProgress } from './route-cost.ts'

/** A gain smaller than this is rounding. */
const GAIN = 1e-6
/** Stops that Or-opt carries elsewhere together. */
const LONGEST_PIECE = 3

/** Makes an order of stops better by 2-opt (turning a stretch round) and Or-opt (carrying up to three stops elsewhere) until neither helps. */
export function improveRoute(drive: RouteCostModel, order: readonly number[]): number[] {
  const route = routeOf(drive, order)
  while (turn(route, order.length) || carry(route, order.length)) {
    // Once more.
  }
  return route.order()
}

/** Tries to turn each stretch round, keeping what helps; whether anything did. */
function turn(route: Route, size: number): boolean {
  let helped = false
  for (let from = 0; from < size - 1; from += 1) {
    for (let to = from + 1; to < size; to += 1) {
      helped = route.offer(from, to, (at) => (at <= to ? from + to - at : at)) || helped
    }
  }
  return helped
}

/** Tries to carry each piece to each other position, keeping what helps; whether anything did. */
function carry(route: Route, size: number): boolean {
  let helped = false
  for (let length = 1; length <= Math.min(LONGEST_PIECE, size - 1); length += 1) {
    for (let from = 0; from + length <= size; from += 1) {
      for (let to = 0; to + length <= size; to += 1) {
        const end = Math.max(from, to) + length - 1
        if (to !== from) helped = route.offer(Math.min(from, to), end, carried(from, to, length)) || helped
      }
    }
  }
  return helped
}

/** Where the stop of a position comes from when the piece of `length` at `from` is carried to `to`. */
function carried(from: number, to: number, length: number): (at: number) => number {
  return (at) => {
    if (at >= to && at < to + length) return from + at - to
    if (to > from) return at >= from && at < to ? at + length : at
    return at >= to + length && at < from + length ? at - length : at
  }
}

type Route = ReturnType<typeof routeOf>

/** The best order so far with the moment before each stop, so that a change is judged from where it begins. */
function routeOf(drive: RouteCostModel, first: readonly number[]) {
  let order = [...first]
  let moments = momentsOf(drive, order)
  return {
    order: () => order,
    /**
     * Puts the stop of position `came(at)` at each position from `begin` to `end` if that is better. Stops looking as soon as it can't be: it
     * costs too much, or after `end` it is later and costs more than before, which no stop that follows makes good.
     */
    offer(begin: number, end: number, came: (at: number) => number): boolean {
      const least = (moments.at(-1)?.cost ?? 0) - GAIN
      let moment = moments[begin] ?? drive.start
      let from = order[begin - 1] ?? -1
      for (let at = begin; at < order.length; at += 1) {
        const to = order[came(at)] ?? -1
        moment = drive.go(from, to, moment)
        if (moment.cost >= least) return false
        const old = moments[at + 1]
        if (at > end && old && moment.time >= old.time && moment.cost >= old.cost) return false
        from = to
      }
      order = order.map((stop, at) => (at < begin ? stop : (order[came(at)] ?? stop)))
      moments = momentsOf(drive, order)
      return true
    },
  }
}

/** The moment before each stop, and at last after all of them. */
function momentsOf(drive: RouteCostModel, order: readonly number[]): RouteProgress[] {
  const moments = [drive.start]
  order.forEach((to, at) => {
    moments.push(drive.go(order[at - 1] ?? -1, to, moments[at] ?? drive.start))
  })
  return moments
}
