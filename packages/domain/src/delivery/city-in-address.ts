import { isPlace, type LocalizedName, placeKeys } from './place-names.ts'
import { OTHER_CITIES } from './saudi-cities.ts'

const CITIES: readonly LocalizedName[] = [{ en: 'Riyadh', ar: 'الرياض' }, ...OTHER_CITIES]

/** The city that a free address names: a part between commas, the last one first, or else one to three of its words. Null for none. */
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
