import { ok, type Result, refuse } from '../result.ts'

/** Coordinates in degrees. */
export type Place = { latitude: number; longitude: number }

export const KM_PER_MILE = 1.609_344

/** Mean radius of the Earth in statute miles. */
const EARTH_MILES = 3958.7613

/** Great-circle distance in miles (haversine). */
export function milesBetween(a: Place, b: Place): number {
  const rad = Math.PI / 180
  const dLat = (b.latitude - a.latitude) * rad
  const dLng = (b.longitude - a.longitude) * rad
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLng / 2) ** 2
  // Rounding can make the haversine of opposite points slightly more than 1.
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Refuses an address outside the delivery radius. */
export function checkDeliveryRadius(
  calendar: { shop: Place; radiusMiles: number },
  place: Place,
): Result<true, 'delivery.out_of_reach'> {
  if (withinRadius(calendar, place)) return ok(true)
  return refuse('delivery.out_of_reach', { miles: Math.round(calendar.radiusMiles) }, 'deliveryAddress')
}

/** Whether the coordinates are valid and within the radius around the shop, edge included (spec §1: 25 miles). */
function withinRadius(calendar: { shop: Place; radiusMiles: number }, place: Place): boolean {
  const isValid = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180
  return isValid && milesBetween(calendar.shop, place) <= calendar.radiusMiles
}
