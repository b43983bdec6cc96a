import { isPlace, type LocalizedName, placeKeys } from './place-names.ts'
import { OTHER_CITIES } from './saudi-cities.ts'

const CITIES: readonly LocalizedName[] = [{ en: 'Riyadh', ar: 'الرياض' }, ...OTHER_CITIES]

/**
 * Finds the city in the text of an address: among the parts between commas, from the last to the first, then among groups of three, two and
 * one words. Null without one.
 */
export function findCityInAddress(address: string): LocalizedName | null {
  const parts = address.split(/[,،;|/\n]| [-–—] /).toReversed()
  const words = address.split(/[\s,،;|/]+/)
  const groups = [3, 2, 1].flatMap((length) =>
    words.map((_, at) => words.slice(at, at + length).join(' ')).toReversed(),
  )
  for (const text of [...parts, ...groups]) {
    const keys = placeKeys(text)
    const city = CITIES.find((name) => isPlace(keys, name))
    if (city) return city
  }
  return null
}
