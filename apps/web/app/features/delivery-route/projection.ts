export type Place = { latitude: number; longitude: number }
export type Point = { x: number; y: number }

/** Metres of one degree of latitude. */
const DEGREE = 111_320
/** A map of places that lie together still spans this much (metres): no house becomes a city. */
const LEAST_SPAN = 400

export type Projection = {
  /** North is up, east is right; within the square whose side was given. */
  toPoint: (place: Place) => Point
  metresPerUnit: number
}

/** Lays places into a square of `side` units with `padding` free around them, equal distances staying equal in all directions. */
export function project(places: readonly Place[], side: number, padding: number): Projection {
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2
  const latitude = places.length > 0 ? middle(places.map((place) => place.latitude)) : 0
  const longitude = places.length > 0 ? middle(places.map((place) => place.longitude)) : 0
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  const metresEast = (place: Place): number => (place.longitude - longitude) * DEGREE * narrowing
  const metresNorth = (place: Place): number => (place.latitude - latitude) * DEGREE
  const reach = places.flatMap((place) => [Math.abs(metresEast(place)), Math.abs(metresNorth(place))])
  const metresPerUnit = Math.max(LEAST_SPAN, 2 * Math.max(0, ...reach)) / (side - 2 * padding)
  const toPoint = (place: Place): Point => ({
    x: side / 2 + metresEast(place) / metresPerUnit,
    y: side / 2 - metresNorth(place) / metresPerUnit,
  })
  return { toPoint, metresPerUnit }
}

/** The longest round length (1, 2 or 5 times a power of ten, in metres) that is at most `units` long on the map. */
export function scaleBar(metresPerUnit: number, units: number): { metres: number; length: number } {
  const most = metresPerUnit * units
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = ([5, 2, 1].find((factor) => factor * power <= most) ?? 1) * power
  return { metres, length: metres / metresPerUnit }
}

/** Moves marks that would lie on each other apart until `gap` lies between them; the first, the shop, stays. Few rounds: near is near. */
export function spread(points: readonly Point[], gap: number, side: number): Point[] {
  const moved = points.map((point) => ({ ...point }))
  const within = (value: number): number => Math.min(side - gap / 2, Math.max(gap / 2, value))
  for (let round = 0; round < 24; round++) {
    for (let one = 0; one < moved.length; one++) {
      for (let other = one + 1; other < moved.length; other++) push(moved, one, other, gap)
    }
    for (const point of moved.slice(1)) {
      point.x = within(point.x)
      point.y = within(point.y)
    }
  }
  return moved
}

function push(points: Point[], one: number, other: number, gap: number): void {
  const [a, b] = [points[one], points[other]]
  if (!a || !b) return
  const distance = Math.hypot(b.x - a.x, b.y - a.y)
  if (distance >= gap) return
  // On the same spot they part in directions of their own.
  const angle = distance === 0 ? other * 2.4 : Math.atan2(b.y - a.y, b.x - a.x)
  const share = one === 0 ? 0 : 0.5
  const missing = gap - distance
  a.x -= Math.cos(angle) * missing * share
  a.y -= Math.sin(angle) * missing * share
  b.x += Math.cos(angle) * missing * (1 - share)
  b.y += Math.sin(angle) * missing * (1 - share)
}
