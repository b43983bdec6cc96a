/** What the fields of an address compute with, for components that know no domain. */
export { KM_PER_MILE, milesBetween } from '@warda/domain/delivery/distance'
export { listCoveringTiles, TILE_SIZE, toPixel, toPlace, ZOOM } from '@warda/domain/delivery/map-tiles'
export { type Coordinates, parseCoordinates } from '@warda/domain/delivery/parse-coordinates'
