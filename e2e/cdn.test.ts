import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { isPublicPath } from '@warda/contract/public-pages'
import { PUBLIC_PATHS } from '@warda/contract/public-paths'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { withBrowser } from './browser.ts'

/** A CDN of pictures: asks the shop for each file that it does not have, and keeps it. */
let cdn: Server
let cdnUrl: string
let server: TestServer
beforeAll(async () => {
  const kept = new Map<string, { type: string; bytes: Buffer }>()
  cdn = createServer(async (request, response) => {
    const path = request.url ?? ''
    const answer = kept.get(path) ?? (await pull(path))
    kept.set(path, answer)
    response.writeHead(200, { 'content-type': answer.type }).end(answer.bytes)
  })
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
  cdnUrl = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`
  server = await openTestServer({ environment: { PICTURES_URL: `${cdnUrl}/pictures` } })
})
afterAll(async () => {
  await server.close()
  cdn.closeAllConnections()
  cdn.close()
})

async function pull(path: string): Promise<{ type: string; bytes: Buffer }> {
  const response = await fetch(server.url + path)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  return { type: response.headers.get('content-type') ?? '', bytes: Buffer.from(await response.arrayBuffer()) }
}

const SHARED = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=3600'
const pages = [
  ...Object.values(PUBLIC_PATHS),
  '/product/blush-hour',
  '/shop?category=roses&sort=price-asc',
  '/ar',
  '/en/product/blush-hour',
  '/sitemap.xml',
  '/ar/feeds/google.xml',
  '/feeds/meta.xml',
]
const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' })

it.each(pages)(
  'GROW-03 WEB-04 %s is kept by a CDN, per language, without a cookie, and is the same for everybody',
  async (path) => {
    expect(isPublicPath(new URL(path, server.url).pathname)).toBe(true)
    for (const language of ['en', 'ar']) {
      // The shop may render the page again between two of the requests.
      await vi.waitFor(async () => {
        const answer = await read(path, { 'accept-language': language })
        const header = (name: string) => answer.headers.get(name)
        expect([answer.status, header('cache-control'), header('set-cookie')]).toEqual([200, SHARED, null])
        const isNamed = /^\/(en|ar)/.test(path)
        expect(header('vary')).toBe(isNamed ? 'Accept-Encoding' : 'Cookie, Accept-Language, Accept-Encoding')
        // Who is logged in changes nothing, so a kept page shows nothing of anybody.
        const personal = {
          cookie: `app_language=${header('content-language')}; refreshToken=x`,
          authorization: 'Bearer x',
        }
        const other = await read(path, { ...personal, 'accept-language': 'fr' })
        expect(await other.text()).toBe(await answer.text())
        const again = await read(path, { 'accept-language': language, 'if-none-match': header('etag') ?? '' })
        expect([again.status, again.headers.get('cache-control'), again.headers.get('set-cookie')]).toEqual([
          304,
          SHARED,
          null,
        ])
      }, 120_000)
    }
  },
)

it.each([
  '/account',
  '/nowhere',
  '/product/1',
  '/product/999999',
  '/shop?unknown=1',
  '/robots.txt',
  '/dashboard-user/x',
])('GROW-03 %s is no page for a CDN', async (path) => {
  const { headers } = await read(path)
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('set-cookie')).toContain('XSRF-TOKEN=')
})

it('GROW-03 pages load their pictures from the CDN, before and after a navigation, and no policy is in the way', async () => {
  await withBrowser({ language: 'ar', screen: 'phone', pictures: true, isNew: true }, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.goto(`${server.url}/shop`, { waitUntil: 'networkidle' })
    const origins = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main picture img')]
          .filter((image) => image.currentSrc !== '' && image.naturalWidth > 0)
          .map((image) => new URL(image.currentSrc).origin),
      )
    await expect.poll(async () => new Set(await origins()), { timeout: 10_000 }).toEqual(new Set([cdnUrl]))
    await page.locator('main a[href^="/product/"]').first().click()
    await page.waitForURL('**/product/*')
    await expect.poll(async () => new Set(await origins()), { timeout: 10_000 }).toEqual(new Set([cdnUrl]))
    const images = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(images).toMatch(new RegExp(`^${server.url}/pictures/`))
    expect(complaints).toEqual([])
  })
})
