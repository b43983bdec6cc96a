import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { checkDeliveryRadius, type Place } from './distance.ts'
import { isPlace, type LocalizedName, placeKeys } from './place-names.ts'
import { OTHER_CITIES } from './saudi-cities.ts'

/** A city, or a district of a city, that the shop serves (AGREE-02). `feeHalalas` null: the usual fee. */
export type DeliveryZone = { city: LocalizedName; district: LocalizedName | null; feeHalalas: Halalas | null }

/** The part of an address that decides whether the shop serves it. */
export type ZoneAddress = { city: string; district?: string | null | undefined; place: Place | null }

export type ZoneError = 'delivery.out_of_reach' | 'delivery.city_not_served' | 'delivery.district_not_served'

type ZoneRules = {
  zones: readonly DeliveryZone[]
  calendar: { shop: Place; radiusMiles: number }
}

/**
 * Whether the shop delivers to an address, and its zone. The only rule for addresses, used by checkout, desk, recipient's page and order
 * changes. Coordinates must be within the radius, and then need no zone; without them city and district must name one. An address in another
 * city is refused even with coordinates within the radius, because these are then not the recipient's.
 */
export function judgeAddress(rules: ZoneRules, address: ZoneAddress): Result<DeliveryZone | null, ZoneError> {
  if (address.place) {
    const reached = checkDeliveryRadius(rules.calendar, address.place)
    if (!reached.ok) return reached
  }
  const zone = findZone(rules.zones, address)
  if (zone) return ok(zone)
  const cities = placeKeys(address.city)
  if (OTHER_CITIES.some((city) => isPlace(cities, city))) return cityNotServed()
  if (address.place) return ok(null)
  const isServedCity = rules.zones.some(({ city }) => isPlace(cities, city))
  return isServedCity ? refuse('delivery.district_not_served', undefined, 'deliveryAddress.district') : cityNotServed()
}

const cityNotServed = () => refuse('delivery.city_not_served', undefined, 'deliveryAddress.city')

/** The most exact zone of an address: its district, a district typed as the city, or the whole city. */
export function findZone(
  zones: readonly DeliveryZone[],
  { city, district }: Pick<ZoneAddress, 'city' | 'district'>,
): DeliveryZone | null {
  const cities = placeKeys(city)
  const districts = [district ?? city, city].flatMap(placeKeys)
  const inCity = zones.filter((zone) => isPlace(cities, zone.city))
  const byDistrict = inCity.find((zone) => zone.district && isPlace(districts, zone.district))
  const typedAsCity = zones.find((zone) => zone.district && isPlace(cities, zone.district))
  return byDistrict ?? inCity.find((zone) => zone.district === null) ?? typedAsCity ?? null
}
