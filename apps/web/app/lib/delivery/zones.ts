import { type DeliveryZone, judgeAddress } from '@warda/domain/delivery/delivery-zones'
import { filterTyped, isPlace, type LocalizedName, placeKeys } from '@warda/domain/delivery/place-names'
import type { Language } from '@warda/domain/language'
import { m } from '@warda/i18n/messages'

const MAX_SUGGESTIONS = 40

/** A city, or a district of it, that the shop serves. */
export type ServedZone = { city: LocalizedName; district: LocalizedName | null }

/** Where the shop delivers, and what a map of it needs; `shop` is the shop's place. */
export type ServedPlaces = {
  zones: readonly ServedZone[]
  hasMapTiles: boolean
  shop: { latitude: number; longitude: number }
  radiusMiles: number
}

/** The names of served cities that match what is typed. */
export const suggestCities = (zones: readonly ServedZone[], typed: string, language: Language): string[] =>
  filterTyped(
    typed,
    unique(
      zones.map(({ city }) => city),
      language,
    ),
  ).map((name) => name[language])

/** The names of served districts of a city that match what is typed; of all cities while the city is unknown. */
export const suggestDistricts = (
  zones: readonly ServedZone[],
  { city, typed }: { city: string; typed: string },
  language: Language,
): string[] => {
  const keys = placeKeys(city)
  const inCity = zones.filter((zone) => isPlace(keys, zone.city))
  const districts = (inCity.length > 0 ? inCity : zones).flatMap(({ district }) => district ?? [])
  return filterTyped(typed, unique(districts, language))
    .slice(0, MAX_SUGGESTIONS)
    .map((name) => name[language])
}

/** Each name once, in the order of the language. */
const unique = (names: readonly LocalizedName[], language: Language): LocalizedName[] =>
  [...new Map(names.map((name) => [name[language], name])).values()].toSorted((one, other) =>
    one[language].localeCompare(other[language], language),
  )

type TypedAddress = {
  city: string
  district?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
}

const MESSAGES = {
  'delivery.city_not_served': m.error_delivery_city_not_served,
  'delivery.district_not_served': m.error_delivery_district_not_served,
  'delivery.out_of_reach': m.error_delivery_out_of_reach,
} as const

/** The field and message of an address that the shop does not serve; null when it does. The server judges by the same rule. */
export function findZoneError(
  zones: readonly ServedZone[],
  days: Pick<ServedPlaces, 'shop' | 'radiusMiles'>,
  { city, district, latitude, longitude }: TypedAddress,
): { field: 'deliveryAddress.city' | 'deliveryAddress.district' | 'deliveryAddress.latitude'; message: string } | null {
  const place = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  const rules = { zones: zones.map((zone): DeliveryZone => ({ ...zone, feeHalalas: null })), calendar: days }
  const judged = judgeAddress(rules, { city, district, place })
  if (judged.ok) return null
  const message = MESSAGES[judged.code]({ miles: days.radiusMiles })
  if (judged.field === 'deliveryAddress.city' || judged.field === 'deliveryAddress.district')
    return { field: judged.field, message }
  return { field: 'deliveryAddress.latitude', message }
}
