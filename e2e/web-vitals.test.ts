import { readMetrics } from '@warda/api/testing/read-metrics'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withBrowser } from './browser.ts'
import { waitForHydration } from './wait-for-hydration.ts'

const METRICS_TOKEN = 'the token of the scraper, long enough'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { METRICS_TOKEN } })
})
afterAll(() => server.close())

/** The number of reports of a vital, summed over the releases. */
async function countReports(language: string, vital: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const page = await (await fetch(`${server.url}/metrics`, { headers })).text()
  const name = vital === 'cls' ? 'warda_web_vital_layout_shift_count' : 'warda_web_vital_seconds_count'
  const wanted = [
    `language="${language}"`,
    'route="routes/shop/product"',
    ...(vital === 'cls' ? [] : [`vital="${vital}"`]),
  ]
  return [...readMetrics(page)]
    .filter(([sample]) => sample.startsWith(`${name}{`) && wanted.every((label) => sample.includes(label)))
    .filter(([sample]) => !sample.includes('release="other"'))
    .reduce((sum, [, count]) => sum + count, 0)
}

/** Runs in the page: records reports in the session storage, because the browser's tools do not show requests of a page that is left. */
function recordReports(): void {
  const send = window.fetch
  window.fetch = (address, init) => {
    if (address === '/web-vitals') {
      const { credentials, keepalive, body } = init ?? {}
      const reports = JSON.parse(sessionStorage.getItem('reports') ?? '[]')
      reports.push({ credentials, keepalive, body: JSON.parse(String(body)) })
      sessionStorage.setItem('reports', JSON.stringify(reports))
    }
    return send(address, init)
  }
}

/** Opens a product, touches it, and goes on to a page with a new document. Returns what was sent meanwhile. */
async function viewProduct(page: Page) {
  await page.goto(`${server.url}/product/1?utm_source=secret`, { waitUntil: 'networkidle' })
  await waitForHydration(page)
  await page.evaluate(() => sessionStorage.removeItem('reports'))
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /send-vitals/.test(name)),
  )
  await page.getByRole('main').getByRole('heading', { level: 1 }).click()
  await page.evaluate(() => location.assign('/about'))
  await page.waitForURL('**/about')
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('reports') ?? '[]'))
}

it.each(['en', 'ar'] as const)(
  'WEB-06 in %s: a page view reports its vitals once, when it is left, by route and release, without address and cookie',
  async (language) => {
    await withBrowser({ language, screen: 'phone', pictures: true, isNew: true }, async ({ page, pageErrors }) => {
      await page.addInitScript(recordReports)
      // A browser may drop what a page sends while it is left.
      const counts = async () => Promise.all(['lcp', 'ttfb', 'cls'].map((vital) => countReports(language, vital)))
      const view = async () => {
        const [report, ...others] = await viewProduct(page)
        expect(others).toEqual([])
        expect(report).toEqual({
          credentials: 'omit',
          keepalive: true,
          body: {
            route: 'routes/shop/product',
            release: expect.stringMatching(/^\w{6,}$/),
            language,
            lcp: expect.any(Number),
            ttfb: expect.any(Number),
            cls: expect.any(Number),
            ...('inp' in report.body && { inp: expect.any(Number) }),
          },
        })
        return counts()
      }
      await expect.poll(view, { timeout: 60_000, interval: 500 }).not.toContain(0)
      expect(pageErrors).toEqual([])
    })
  },
)
