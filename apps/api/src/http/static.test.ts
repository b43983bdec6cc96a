import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import type { HttpEnvironment } from './environment.ts'
import { buildContentPolicy } from './security-headers.ts'
import { mountStatic } from './static.ts'

let shop: TestShop
const folder = mkdtempSync(join(tmpdir(), 'warda-static-'))
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string): Response | Promise<Response> => {
  const app = new Hono<HttpEnvironment>()
  mountStatic(app, shop.context, folder)
  return app.request(`http://localhost${path}`)
}

test('service workers are served as scripts and revalidated each time; other scripts beside it are not served', async () => {
  writeFileSync(join(folder, 'delivery-worker.js'), 'self.x = 1')
  writeFileSync(join(folder, 'other.js'), 'self.x = 2')
  writeFileSync(join(folder, 'shop-worker.js'), 'self.x = 3')
  for (const path of ['/delivery-worker.js', '/shop-worker.js']) {
    const worker = await get(path)
    expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/)
  }
  expect((await get('/other.js')).status).toBe(404)
})

test('immutable files are cached permanently, other files for a day, missing files not at all', async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'page-abc.js'), 'self.x = 1')
  mkdirSync(join(shop.context.config.DATA_FOLDER, 'pictures'), { recursive: true })
  writeFileSync(join(shop.context.config.DATA_FOLDER, 'pictures', 'key-160.webp'), 'x')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  const cachePolicy = async (path: string) => {
    const answer = await get(path)
    return [answer.status, answer.headers.get('cache-control')]
  }
  const forever = [200, 'public, max-age=31536000, immutable']
  expect([await cachePolicy('/assets/page-abc.js'), await cachePolicy('/pictures/key-160.webp')]).toEqual([
    forever,
    forever,
  ])
  expect(await cachePolicy('/icon.svg')).toEqual([200, 'public, max-age=86400'])
  for (const path of ['/assets/none.js', '/pictures/none-160.webp', '/none.svg'])
    expect(await cachePolicy(path)).toEqual([404, null])
})

test('/favicon.ico gives 404', async () => {
  expect((await get('/favicon.ico')).status).toBe(404)
})

test('the manifest of the delivery app has the manifest content type', async () => {
  writeFileSync(join(folder, 'delivery.webmanifest'), '{}')
  const manifest = await get('/delivery.webmanifest')
  expect([manifest.status, manifest.headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
})

test('pages may load workers and manifests of their own origin only', () => {
  expect(buildContentPolicy([])).toContain("worker-src 'self'; manifest-src 'self'")
})
