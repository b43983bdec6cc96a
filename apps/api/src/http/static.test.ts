import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
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

const get = (path: string, headers: Record<string, string> = {}): Response | Promise<Response> => {
  const app = new Hono<HttpEnvironment>()
  mountStatic(app, shop.context, folder)
  return app.request(`http://localhost${path}`, { headers })
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
  mkdirSync(join(folder, 'assets'), { recursive: true })
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

test('WEB-04 given a file or picture with If-Modified-Since, then 304 unless it is newer', async () => {
  const pictures = join(shop.context.config.DATA_FOLDER, 'pictures')
  for (const parent of [join(folder, 'assets'), pictures]) mkdirSync(parent, { recursive: true })
  const old = new Date('2026-05-04T03:02:01.789Z')
  const files: [string, string][] = [
    ['/assets/dated-abc.js', join(folder, 'assets', 'dated-abc.js')],
    ['/dated.svg', join(folder, 'dated.svg')],
    ['/shop-worker.js', join(folder, 'shop-worker.js')],
    ['/pictures/dated-160.webp', join(pictures, 'dated-160.webp')],
  ]
  for (const [path, file] of files) {
    writeFileSync(file, 'self.x = 1')
    utimesSync(file, old, old)
    const first = await get(path)
    const date = first.headers.get('last-modified') ?? ''
    expect([path, first.status, date]).toEqual([path, 200, 'Mon, 04 May 2026 03:02:01 GMT'])
    for (const since of [date, new Date().toUTCString()]) {
      const again = await get(path, { 'if-modified-since': since })
      expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
      for (const name of ['cache-control', 'last-modified', 'vary'])
        expect(again.headers.get(name), `${path} ${name}`).toBe(first.headers.get(name))
    }
    for (const since of ['Mon, 04 May 2026 03:02:00 GMT', 'yesterday', ''])
      expect([path, (await get(path, { 'if-modified-since': since })).status]).toEqual([path, 200])
    // If-None-Match takes precedence.
    expect((await get(path, { 'if-modified-since': date, 'if-none-match': '"other"' })).status).toBe(200)
  }
  expect((await get('/assets/none.js', { 'if-modified-since': new Date().toUTCString() })).status).toBe(404)
})

test('WEB-04 a text file is compressed as the client accepts, and says so to caches', async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const path of ['/assets/packed-abc.js', '/packed.webmanifest']) {
    const file = join(folder, path)
    writeFileSync(file, 'plain')
    writeFileSync(`${file}.br`, 'brotli')
    writeFileSync(`${file}.gz`, 'gzip')
    const read = async (accepted?: string) => {
      const answer = await get(path, accepted === undefined ? {} : { 'accept-encoding': accepted })
      return [await answer.text(), answer.headers.get('content-encoding'), answer.headers.get('vary')]
    }
    expect(await read()).toEqual(['plain', null, 'Accept-Encoding'])
    expect(await read('gzip')).toEqual(['gzip', 'gzip', 'Accept-Encoding'])
    expect(await read('gzip, deflate, br, zstd')).toEqual(['brotli', 'br', 'Accept-Encoding'])
  }
})

test('the manifest of the delivery app has the manifest content type', async () => {
  writeFileSync(join(folder, 'delivery.webmanifest'), '{}')
  const manifest = await get('/delivery.webmanifest')
  expect([manifest.status, manifest.headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
})

test('pages may load workers and manifests of their own origin only', () => {
  expect(buildContentPolicy([])).toContain("worker-src 'self'; manifest-src 'self'")
})
