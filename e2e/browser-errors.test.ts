import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withBrowser } from './browser.ts'
import { waitForHydration } from './wait-for-hydration.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Throws an error once the page is idle, as from a file of the build. */
const failure = (file: string) =>
  `setTimeout(function showPrice() { throw new TypeError('price of undefined') })\n//# sourceURL=${file}`

it.each(['en', 'ar'] as const)(
  'GROW-05 WEB-06 in %s: an error that nothing handles is reported once with route, release and the place in the build',
  async (language) => {
    await withBrowser({ language, screen: 'phone' }, async ({ page }) => {
      await page.goto(`${server.url}/product/1`, { waitUntil: 'networkidle' })
      await waitForHydration(page)
      const reports: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/browser-errors')) reports.push(request.postData() ?? '')
      })
      const answered = page.waitForResponse((response) => response.url().endsWith('/browser-errors'))
      for (const file of ['one', 'two']) await page.evaluate(failure(`${server.url}/assets/${file}.js`))
      expect((await answered).status()).toBe(204)
      const { stack, ...report } = JSON.parse(reports[0] ?? '{}') as Record<string, string>
      expect(report).toEqual({
        name: 'TypeError',
        message: 'price of undefined',
        route: 'routes/shop/product',
        release: expect.stringMatching(/^\w{6,}$/),
      })
      expect(stack).toMatch(/\/assets\/(one|two)\.js:1:/)
      expect(reports.length).toBe(1)
    })
  },
)
