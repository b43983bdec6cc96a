type Place = { latitude: number | null; longitude: number | null; deliveryAddress: string }

/** A place for map services: its coordinates when known, else the address. */
const encodePlace = ({ latitude, longitude, deliveryAddress }: Place): string =>
  encodeURIComponent(latitude !== null && longitude !== null ? `${latitude},${longitude}` : deliveryAddress)

/** Shows the address on a map. */
export const mapLink = (place: Place): string => `https://www.google.com/maps/search/?api=1&query=${encodePlace(place)}`

/** Starts driving directions to the address. */
export const directionsLink = (place: Place): string =>
  `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${encodePlace(place)}`
