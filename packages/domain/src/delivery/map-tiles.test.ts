import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listCoveringTiles, TILE_SIZE, toPixel, toPlace, ZOOM } from './map-tiles.ts'

it('AGREE-02 a place on the map is the same place again', () => {
  const place = fc.record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  })
  fc.assert(
    fc.property(place, fc.integer({ min: ZOOM.min, max: ZOOM.max }), (at, zoom) => {
      const back = toPlace(toPixel(at, zoom), zoom)
      expect(back.latitude).toBeCloseTo(at.latitude, 6)
      expect(back.longitude).toBeCloseTo(at.longitude, 6)
    }),
  )
})

it('AGREE-02 tiles have the numbers that map servers use, and cover the box', () => {
  const { x, y } = toPixel({ latitude: 24.7136, longitude: 46.6753 }, 12)
  expect([Math.floor(x / TILE_SIZE), Math.floor(y / TILE_SIZE)]).toEqual([2579, 1757])
  expect(listCoveringTiles({ x: 512, y: 512 }, { width: 256, height: 10 })).toEqual([
    { x: 1, y: 1 },
    { x: 2, y: 1 },
    { x: 1, y: 2 },
    { x: 2, y: 2 },
  ])
})
