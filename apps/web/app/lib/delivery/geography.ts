/** What the fields of an address compute with, for components that know no domain. */
export { KM_PER_MILE, milesBetween } from '@warda/domain/delivery/distance'
export { type Coordinates, parseCoordinates } from '@warda/domain/delivery/parse-coordinates'
