import type { Place } from './distance.ts'

/** A point of the world in pixels at a zoom level, in the Web Mercator projection of map tiles (256 pixels each). */
export type Pixel = { x: number; y: number }

export const TILE_SIZE = 256
export const ZOOM = { min: 8, max: 18 } as const
/** Latitude at which the projection ends. */
const MAX_LATITUDE = 85.0511

export function toPixel({ latitude, longitude }: Place, zoom: number): Pixel {
  const size = TILE_SIZE * 2 ** zoom
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * Math.PI) / 180)
  return { x: ((longitude + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size }
}

export function toPlace({ x, y }: Pixel, zoom: number): Place {
  const size = TILE_SIZE * 2 ** zoom
  const mercator = Math.PI * (1 - (2 * y) / size)
  return { latitude: (Math.atan(Math.sinh(mercator)) * 180) / Math.PI, longitude: (x / size) * 360 - 180 }
}

/** The tiles that cover a box of pixels around a centre. */
export function listCoveringTiles(centre: Pixel, box: { width: number; height: number }): { x: number; y: number }[] {
  const first = (at: number, length: number) => Math.floor((at - length / 2) / TILE_SIZE)
  const last = (at: number, length: number) => Math.floor((at + length / 2) / TILE_SIZE)
  const tiles: { x: number; y: number }[] = []
  for (let y = first(centre.y, box.height); y <= last(centre.y, box.height); y += 1)
    for (let x = first(centre.x, box.width); x <= last(centre.x, box.width); x += 1) tiles.push({ x, y })
  return tiles
}
