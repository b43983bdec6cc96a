type Place = { latitude: number | null; longitude: number | null; deliveryAddress: string }

/** A place as map services read it: the point where it is known, else the address. */
const placeOf = ({ latitude, longitude, deliveryAddress }: Place): string =>
  encodeURIComponent(latitude !== null && longitude !== null ? `${latitude},${longitude}` : deliveryAddress)

/** Opens the address on a map. */
export const mapLink = (place: Place): string => `https://www.google.com/maps/search/?api=1&query=${placeOf(place)}`

/** Starts driving directions to the address. */
export const directionsLink = (place: Place): string =>
  `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${placeOf(place)}`
