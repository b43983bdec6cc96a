import { isPlace, type LocalizedName, placeKeys } from './place-names.ts'
import { OTHER_CITIES } from './saudi-cities.ts'

const CITIES: readonly LocalizedName[] = [{ en: 'Riyadh', ar: 'الرياض' }, ...OTHER_CITIES]

/** The city that a free address names: a part between commas, the last one first, or else one or two of its words. Null for none. */
export function cityInAddress(address: string): LocalizedName | null {
  const parts = address.split(/[,،;|/\n]| [-–—] /).toReversed()
  const words = address.split(/[\s,،;|/]+/).filter((word) => word !== '')
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`)
  for (const text of [...parts, ...pairs.toReversed(), ...words.toReversed()]) {
    const keys = placeKeys(text)
    const city = CITIES.find((name) => isPlace(keys, name))
    if (city) return city
  }
  return null
}
