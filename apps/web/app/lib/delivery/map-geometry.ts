/** What a map with a pin computes with, for components that know no domain. Apart from `geography.ts`, because a map is loaded when it opens. */
export { listCoveringTiles, TILE_SIZE, toPixel, toPlace, ZOOM } from '@warda/domain/delivery/map-tiles'
