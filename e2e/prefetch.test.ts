import { createServer, request, type Server } from 'node:http'
import { freePort, openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Language, type Screen, withBrowser } from './browser.ts'
import { waitForHydration } from './wait-for-hydration.ts'

/** Stands in front of the shop and records which data the browser asks for; a request that its cache answers does not arrive here. */
let proxy: Server
let server: TestServer
let url: string
const dataRequests: string[] = []
beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  server = await openTestServer({ environment: { PUBLIC_URL: url } })
  proxy = createServer((incoming, outgoing) => {
    if (/\.data(\?|$)/.test(incoming.url ?? '')) dataRequests.push(incoming.url ?? '')
    const { method, headers, url: path } = incoming
    const forwarded = request({ port: server.running.port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
})
afterAll(async () => {
  proxy.closeAllConnections()
  await new Promise((resolve) => proxy.close(resolve))
  await server.close()
})

/** Less than the ten seconds for which prefetched data may be used. */
const FRESH_MS = 9_000

const VISITORS: [Language, Screen][] = [
  ['en', 'desktop'],
  ['ar', 'desktop'],
  ['en', 'phone'],
  ['ar', 'phone'],
]

it.each(VISITORS)(
  'WEB-04 in %s on a %s: a product that was hovered or touched is fetched once, and the click asks for nothing more',
  async (language, screen) => {
    await withBrowser({ language, screen, isNew: true }, async ({ page, pageErrors }) => {
      await page.goto(`${url}/shop`, { waitUntil: 'networkidle' })
      await waitForHydration(page)
      const links = page.locator('main a[href^="/product/"]')
      const addresses = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      let isChecked = false
      for (const address of addresses) {
        const link = page.locator(`main a[href="${address}"]`).first()
        const ofProduct = () => dataRequests.filter((path) => path.startsWith(`${address}.data`))
        dataRequests.length = 0
        const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === `${address}.data`)
        if (screen === 'desktop') await link.hover()
        else await link.dispatchEvent('touchstart')
        await (await fetched).finished()
        const fetchedAt = performance.now()
        expect(ofProduct()).toHaveLength(1)
        await link.click()
        await page.waitForURL(url + address)
        const isFresh = performance.now() - fetchedAt < FRESH_MS
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
        if (isFresh) {
          expect(ofProduct()).toHaveLength(1)
          isChecked = true
          break
        }
        // On a machine that needs ten seconds for a click, the next product.
        await page.goBack({ waitUntil: 'networkidle' })
      }
      expect(isChecked).toBe(true)
      expect(pageErrors).toEqual([])
    })
  },
)

it('WEB-04 data of a prefetch may be used for ten seconds by this browser alone; other data is revalidated', async () => {
  const read = async (headers: Record<string, string>) => {
    const answer = await fetch(`${url}/product/blush-hour.data?_routes=routes/shop/product`, { headers })
    await answer.arrayBuffer()
    return [answer.status, answer.headers.get('cache-control'), answer.headers.get('set-cookie')]
  }
  expect(await read({ 'sec-purpose': 'prefetch' })).toEqual([200, 'private, max-age=10', null])
  expect((await read({}))[1]).toContain('max-age=0')
})
