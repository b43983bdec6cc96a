export type Place = { latitude: number; longitude: number }

/** Six decimals are 11 cm, which is precise enough for a door. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** Returns a point when the coordinates are in range. */
export const toPlace = (latitude: number, longitude: number): Place | null =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) }
    : null

const PATTERNS = [
  // Patterns in order: the pin of a map link, its centre, a query, two plain numbers.
  /!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)/,
  /@(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/,
  /[?&](?:q|query|ll|destination)=(-?\d{1,2}\.\d+)(?:,|%2C)\s*(-?\d{1,3}\.\d+)/i,
  /^\s*(-?\d{1,2}\.\d+)\s*[,،]\s*(-?\d{1,3}\.\d+)\s*$/,
]

/** Parses a pasted map link or pair of coordinates; null when there is none. */
export const readPlace = (text: string): Place | null => {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text)
    if (match) return toPlace(Number(match[1]), Number(match[2]))
  }
  return null
}
