/** Geometry of a map with a pin, for components that import no domain module. Apart from `geography.ts`, because a map is loaded when it opens. */
export { listCoveringTiles, TILE_SIZE, toPixel, toPlace, ZOOM } from '@warda/domain/delivery/map-tiles'
