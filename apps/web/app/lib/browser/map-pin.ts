import { normaliseDigits } from '@warda/domain/text'

/** Degrees, as shops and maps write them. */
export type Coordinates = { latitude: number; longitude: number }

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** As map links carry a place: of the pin itself first, then what is asked for, then the middle of the map; else two numbers alone. */
const FORMS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|destination|mlat)=(?:loc:)?${NUMBER}(?:,|%2C|&mlon=)\\s*\\+?${NUMBER}`, 'i'),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`^\\s*\\(?${NUMBER}\\s*[,،; ]\\s*${NUMBER}\\)?\\s*$`),
]

/** The place that is pasted as a link of a map or as two numbers; null when there is none in it. */
export function parseCoordinates(text: string): Coordinates | null {
  const written = normaliseDigits(text.trim()).replaceAll('٫', '.')
  for (const form of FORMS) {
    const [, latitude, longitude] = form.exec(written) ?? []
    const pin = { latitude: Number(latitude), longitude: Number(longitude) }
    if (latitude !== undefined && Math.abs(pin.latitude) <= 90 && Math.abs(pin.longitude) <= 180) return pin
  }
  return null
}
