export type Place = { latitude: number; longitude: number }
export type Point = { x: number; y: number }

/** Metres per degree of latitude. */
const METRES_PER_DEGREE = 111_320
/** Minimum extent of the map (metres), to limit the zoom for close places. */
const MIN_SPAN = 400

export type Projection = {
  /** Maps a place to a point in the square; north is up. */
  toPoint: (place: Place) => Point
  metresPerUnit: number
}

/** Equirectangular projection of places onto a square of `side` units with `padding` on each side. */
export function project(places: readonly Place[], side: number, padding: number): Projection {
  const center = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2
  const latitude = places.length > 0 ? center(places.map((place) => place.latitude)) : 0
  const longitude = places.length > 0 ? center(places.map((place) => place.longitude)) : 0
  const longitudeScale = Math.cos((latitude * Math.PI) / 180)
  const metresEast = (place: Place): number => (place.longitude - longitude) * METRES_PER_DEGREE * longitudeScale
  const metresNorth = (place: Place): number => (place.latitude - latitude) * METRES_PER_DEGREE
  const offsets = places.flatMap((place) => [Math.abs(metresEast(place)), Math.abs(metresNorth(place))])
  const metresPerUnit = Math.max(MIN_SPAN, 2 * Math.max(0, ...offsets)) / (side - 2 * padding)
  const toPoint = (place: Place): Point => ({
    x: side / 2 + metresEast(place) / metresPerUnit,
    y: side / 2 - metresNorth(place) / metresPerUnit,
  })
  return { toPoint, metresPerUnit }
}

/** Longest round length (1, 2 or 5 times a power of ten, in metres) of at most `units` on the map. */
export function scaleBar(metresPerUnit: number, units: number): { metres: number; length: number } {
  const max = metresPerUnit * units
  const power = 10 ** Math.floor(Math.log10(max))
  const metres = ([5, 2, 1].find((factor) => factor * power <= max) ?? 1) * power
  return { metres, length: metres / metresPerUnit }
}

/** Separates overlapping points to a distance of about `gap` in at most 24 iterations; the first point, the shop, is fixed. */
export function spread(points: readonly Point[], gap: number, side: number): Point[] {
  const result = points.map((point) => ({ ...point }))
  const clamp = (value: number): number => Math.min(side - gap / 2, Math.max(gap / 2, value))
  for (let iteration = 0; iteration < 24; iteration++) {
    for (let first = 0; first < result.length; first++) {
      for (let second = first + 1; second < result.length; second++) separate(result, first, second, gap)
    }
    for (const point of result.slice(1)) {
      point.x = clamp(point.x)
      point.y = clamp(point.y)
    }
  }
  return result
}

function separate(points: Point[], first: number, second: number, gap: number): void {
  const [a, b] = [points[first], points[second]]
  if (!a || !b) return
  const distance = Math.hypot(b.x - a.x, b.y - a.y)
  if (distance >= gap) return
  // Coincident points have no direction, so each gets its own angle.
  const angle = distance === 0 ? second * 2.4 : Math.atan2(b.y - a.y, b.x - a.x)
  const share = first === 0 ? 0 : 0.5
  const missing = gap - distance
  a.x -= Math.cos(angle) * missing * share
  a.y -= Math.sin(angle) * missing * share
  b.x += Math.cos(angle) * missing * (1 - share)
  b.y += Math.sin(angle) * missing * (1 - share)
}
