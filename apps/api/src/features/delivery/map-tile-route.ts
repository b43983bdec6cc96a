import { milesBetween } from '@warda/domain/delivery/distance'
import { TILE_SIZE, toPlace, ZOOM } from '@warda/domain/delivery/map-tiles'
import { fetchTile, type Tile } from '../../adapters/map-tiles.ts'
import type { RawRoute } from '../../app.ts'
import { VersionedCache } from '../../versioned-cache.ts'
import { readSettings } from '../settings/index.ts'

/** Tiles are given for a multiple of the delivery radius, so that the shop is no map server for everybody. */
const REACH = 3
/** Miles added for tiles of low zoom levels, whose corner may be far away. */
const MARGIN_MILES = 120

/**
 * `/map-tiles/{z}/{x}/{y}`: a tile of the configured server around the shop. The browser requests only the shop, so that no IP address of a
 * visitor reaches the map service and the content security policy allows no other host.
 */
export const mapTileRoute: RawRoute = (app, context) => {
  const cache = new VersionedCache<Tile | null>({ version: () => 0, limit: 600, maxAgeMs: 3_600_000 })
  app.get('/map-tiles/:z/:x/:y', async (c) => {
    const [z, x, y] = [c.req.param('z'), c.req.param('x'), c.req.param('y')].map(parseIndex)
    const template = context.config.MAP_TILES_URL
    const missing = () => c.body(null, 404, { 'cache-control': 'no-store' })
    if (!template || z === undefined || x === undefined || y === undefined) return missing()
    if (z < ZOOM.min || z > ZOOM.max || x >= 2 ** z || y >= 2 ** z) return missing()
    const { calendar } = await readSettings(context)
    const corner = toPlace({ x: x * TILE_SIZE, y: y * TILE_SIZE }, z)
    if (milesBetween(calendar.shop, corner) > calendar.radiusMiles * REACH + MARGIN_MILES) return missing()
    const load = () => fetchTile(template, { z, x, y })
    const tile = await cache.get(`${z}/${x}/${y}`, context.clock.now(), load, (value) => value !== null)
    if (!tile) return missing()
    return c.body(new Uint8Array(tile.body), 200, {
      'content-type': tile.type,
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
    })
  })
}

const parseIndex = (text: string): number | undefined => (/^\d{1,7}$/.test(text) ? Number(text) : undefined)
