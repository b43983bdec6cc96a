import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HttpEnvironment } from '../../http/environment.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { mapTileRoute } from './index.ts'

const requested: string[] = []
const tiles = createServer((request, response) => {
  requested.push(request.url ?? '')
  response.writeHead(200, { 'content-type': request.url?.includes('/13/') ? 'text/html' : 'image/png' })
  response.end('tile')
})
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  tiles.close()
  await shop.close()
})

const get = (app: Hono<HttpEnvironment>, path: string) => app.request(`http://localhost${path}`)
const appWith = (MAP_TILES_URL: string | undefined) => {
  const app = new Hono<HttpEnvironment>()
  mapTileRoute(app, { ...shop.context, config: { ...shop.context.config, MAP_TILES_URL } }, null)
  return app
}

test('AGREE-02 tiles around the shop come from the configured server, once; others and pages are not found', async () => {
  const { port } = tiles.address() as AddressInfo
  const app = appWith(`http://127.0.0.1:${port}/{z}/{x}/{y}.png`)
  for (let times = 0; times < 2; times += 1) {
    const answer = await get(app, '/map-tiles/12/2579/1757')
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'image/png', 'tile'])
  }
  expect(requested).toEqual(['/12/2579/1757.png'])
  for (const path of ['12/0/0', '12/5000/1757', '3/4/3', '19/1/1', '12/x/1', '12/-1/1', '13/5158/3514'])
    expect({ path, status: (await get(app, `/map-tiles/${path}`)).status }).toEqual({ path, status: 404 })
  expect(requested).toEqual(['/12/2579/1757.png', '/13/5158/3514.png'])
})

test('AGREE-02 without a configured server there are no tiles', async () => {
  expect((await get(appWith(undefined), '/map-tiles/12/2579/1757')).status).toBe(404)
  expect((await shop.visitor().call('getDeliveryZones')).body.hasMapTiles).toBe(false)
})
