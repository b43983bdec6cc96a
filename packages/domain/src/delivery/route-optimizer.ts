import type { RouteCostModel, RouteProgress } from './route-cost.ts'

/** Improvements smaller than this are rounding errors. */
const MIN_GAIN = 1e-6
/** Number of consecutive stops that Or-opt moves together. */
const MAX_SEGMENT = 3

/** Improves an order of stops by 2-opt (reverse a segment) and Or-opt (move up to three stops) until neither helps. */
export function improveRoute(drive: RouteCostModel, order: readonly number[]): number[] {
  const route = createRoute(drive, order)
  let improved = true
  while (improved) improved = reverseSegments(route, order.length) || moveSegments(route, order.length)
  return route.order()
}

/** Tries to reverse each segment and keeps improvements; true when there was one. */
function reverseSegments(route: Route, size: number): boolean {
  let improved = false
  // Stryker disable next-line EqualityOperator,ArithmeticOperator: equivalent, the inner loop has no further segment
  for (let from = 0; from < size - 1; from += 1) {
    // Stryker disable next-line EqualityOperator,ArithmeticOperator: equivalent, no segment or one past the end never lowers the cost
    for (let to = from + 1; to < size; to += 1) {
      improved = route.offer(from, to, (at) => from + to - at) || improved
    }
  }
  return improved
}

/** Tries to move each segment to each other position and keeps improvements; true when there was one. */
function moveSegments(route: Route, size: number): boolean {
  let improved = false
  for (let length = 1; length <= MAX_SEGMENT; length += 1) {
    for (let from = 0; from + length <= size; from += 1) {
      for (let to = 0; to + length <= size; to += 1) {
        const end = Math.max(from, to) + length - 1
        // Stryker disable next-line ConditionalExpression: equivalent, a segment moved to its own position never lowers the cost
        if (to !== from) improved = route.offer(Math.min(from, to), end, movedFrom(from, to, length)) || improved
      }
    }
  }
  return improved
}

/** Source position of each changed position when the segment of `length` at `from` moves to `to`. */
function movedFrom(from: number, to: number, length: number): (at: number) => number {
  return (at) => {
    if (at >= to && at < to + length) return from + at - to
    // Stryker disable next-line EqualityOperator: equivalent, a segment is never moved to its own position
    return to > from ? at + length : at - length
  }
}

type Route = ReturnType<typeof createRoute>

/** The best order so far, with the progress before each stop so that a change is evaluated from its first position. */
function createRoute(drive: RouteCostModel, first: readonly number[]) {
  let order = [...first]
  let moments = listProgress(drive, order)
  return {
    order: () => order,
    /**
     * Applies a change when it lowers the cost: each position from `begin` to `end` gets the stop of position `source(at)`. Stops early when
     * the cost is too high, or when after `end` time and cost are not below the current ones, because later stops can't compensate.
     */
    offer(begin: number, end: number, source: (at: number) => number): boolean {
      // Stryker disable next-line UnaryOperator: equivalent, the source position is always in the order
      const stopAt = (at: number): number => order[at < begin || at > end ? at : source(at)] ?? -1
      // Stryker disable next-line OptionalChaining: equivalent, there is always a last element
      const limit = (moments.at(-1)?.cost ?? 0) - MIN_GAIN
      let moment = moments[begin] ?? drive.start
      let from = order[begin - 1] ?? -1
      for (let at = begin; at < order.length; at += 1) {
        const to = stopAt(at)
        moment = drive.go(from, to, moment)
        // Stryker disable next-line EqualityOperator: equivalent, the limit itself is a rounding error
        if (moment.cost >= limit) return false
        const current = moments[at + 1]
        // Stryker disable next-line ConditionalExpression,EqualityOperator: equivalent, stopping early only saves time
        if (at > end && current && moment.time >= current.time && moment.cost >= current.cost) return false
        from = to
      }
      order = order.map((_, at) => stopAt(at))
      moments = listProgress(drive, order)
      return true
    },
  }
}

/** The progress before each stop and, as last element, after all stops. */
function listProgress(drive: RouteCostModel, order: readonly number[]): RouteProgress[] {
  const moments = [drive.start]
  order.forEach((to, at) => {
    moments.push(drive.go(order[at - 1] ?? -1, to, moments[at] ?? drive.start))
  })
  return moments
}
