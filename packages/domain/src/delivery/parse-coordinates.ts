import { normaliseDigits } from '../text.ts'

/** Degrees (WGS 84). */
export type Coordinates = { latitude: number; longitude: number }

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** Forms of coordinates in map links: the coordinates, then the query, then the centre of the map; last, two numbers alone. */
const PATTERNS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(
    `[?&](?:q|query|ll|destination|daddr|coordinate|center|mlat)=(?:loc:)?${NUMBER}(?:,|%2C|&mlon=)\\s*\\+?${NUMBER}`,
    'i',
  ),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`#map=[\\d.]+/${NUMBER}/${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`, 'i'),
  new RegExp(`/(?:place|search|dir)/(?:[^?]*/)?${NUMBER},(?:\\+|%20)?${NUMBER}`),
  new RegExp(`^\\s*\\(?${NUMBER}\\s*[,،; ]\\s*${NUMBER}\\)?\\s*$`),
]

/** Reads coordinates from a pasted map link or from two numbers; null when there are none. */
export function parseCoordinates(text: string): Coordinates | null {
  const input = normaliseDigits(text.trim()).replaceAll('٫', '.')
  for (const pattern of PATTERNS) {
    const match = pattern.exec(input)
    const coordinates = { latitude: Number(match?.[1]), longitude: Number(match?.[2]) }
    if (Math.abs(coordinates.latitude) <= 90 && Math.abs(coordinates.longitude) <= 180) return coordinates
  }
  return null
}
