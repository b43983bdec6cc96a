import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import type { HttpEnvironment } from './environment.ts'
import { contentPolicy } from './security-headers.ts'
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

test('the service worker is asked for anew each time, as a script; other scripts beside it are nobody’s', async () => {
  writeFileSync(join(folder, 'delivery-worker.js'), 'self.x = 1')
  writeFileSync(join(folder, 'other.js'), 'self.x = 2')
  const worker = await get('/delivery-worker.js')
  expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect((await get('/other.js')).status).toBe(404)
})

test('what never changes under its name is kept for good, other files for a day, and what is missing not at all', async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'page-abc.js'), 'self.x = 1')
  writeFileSync(join(shop.context.config.DATA_FOLDER, 'pictures', 'key-160.webp'), 'x')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  const howLong = async (path: string) => {
    const answer = await get(path)
    return [answer.status, answer.headers.get('cache-control')]
  }
  const forever = [200, 'public, max-age=31536000, immutable']
  expect([await howLong('/assets/page-abc.js'), await howLong('/pictures/key-160.webp')]).toEqual([forever, forever])
  expect(await howLong('/icon.svg')).toEqual([200, 'public, max-age=86400'])
  for (const path of ['/assets/none.js', '/pictures/none-160.webp', '/none.svg'])
    expect(await howLong(path)).toEqual([404, null])
})

test('a browser that asks for /favicon.ico is told that there is none', async () => {
  expect((await get('/favicon.ico')).status).toBe(404)
})

test('the manifest of the delivery app is one', async () => {
  writeFileSync(join(folder, 'delivery.webmanifest'), '{}')
  const manifest = await get('/delivery.webmanifest')
  expect([manifest.status, manifest.headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
})

test('a page may start our own worker and read our own manifest, nobody else’s', () => {
  expect(contentPolicy([])).toContain("worker-src 'self'; manifest-src 'self'")
})
