import { gzipSync } from 'node:zlib'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, newMember } from './accounts.ts'
import { type Language, type Screen, withBrowser } from './browser.ts'
import { expectLayout } from './layout.ts'
import { messagesIn } from './messages.ts'
import { call, signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Maximum bytes of a first visit: scripts and styles compressed with gzip, the first picture as served. */
const BUDGET = { script: 135 * 1024, style: 12 * 1024, hero: 40 * 1024 } as const
const SHIFT = 0.01

const VISITS = ['/', '/shop', '/product/1'].flatMap((path): [string, Language, Screen][] => [
  [path, 'en', 'phone'],
  [path, 'ar', 'desktop'],
])

describe('the weight of a first visit', () => {
  it.each(VISITS)(
    'WEB-05 %s in %s on a %s: scripts 135 KB, styles 12 KB, first picture 40 KB, and nothing jumps',
    async (path, language, screen) => {
      await withBrowser({ language, screen, pictures: true, isNew: true }, async ({ page }) => {
        await page.addInitScript(markIdle)
        await page.goto(server.url + path, { waitUntil: 'networkidle' })
        const scripts = await weigh(await requested(page, '.js'))
        expect(scripts.total, scripts.list).toBeGreaterThan(0)
        expect(scripts.total, scripts.list).toBeLessThanOrEqual(BUDGET.script)
        const styles = await weigh(await requested(page, '.css'))
        expect(styles.total, styles.list).toBeGreaterThan(0)
        expect(styles.total, styles.list).toBeLessThanOrEqual(BUDGET.style)
        const hero = await sizeOfFirstPicture(page)
        expect(hero).toBeGreaterThan(0)
        expect(hero).toBeLessThanOrEqual(BUDGET.hero)
        expect(await layoutShift(page)).toBeLessThan(SHIFT)
      })
    },
  )
})

/** Maximum bytes of scripts of the pages between the shop and the order, with a product in the cart. */
const BUYING = [
  ['/cart', 148 * 1024],
  ['/checkout', 180 * 1024],
] as const

describe('the weight of buying', () => {
  it.each(BUYING)('WEB-05 %s: scripts at most %i bytes', async (path, budget) => {
    await withBrowser({ language: 'ar', screen: 'phone', pictures: true, isNew: true }, async ({ page }) => {
      const guest = { page, base: server.url, language: 'ar', screen: 'phone', t: messagesIn('ar') } as const
      const session = await signIn(guest, await newMember(server, 'ar'))
      await call(guest, 'POST', `/Cart/addtocart/${session.userId}`, { variantId: 1, quntity: 1 }, session)
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      const scripts = await weigh(await requested(page, '.js'))
      expect(scripts.total, scripts.list).toBeGreaterThan(BUDGET.script / 2)
      expect(scripts.total, scripts.list).toBeLessThanOrEqual(budget)
    })
  })
})

/** Maximum bytes of the scripts of a dashboard and of a page of the back office, and their number. */
const DASHBOARD_BUDGET = 220 * 1024
const DASHBOARD_FILES = 45

const DASHBOARDS: readonly ['ShippingEmployee' | 'Customer', string][] = [
  ['ShippingEmployee', 'dashboard-delivery'],
  ['Customer', 'dashboard-user'],
]

describe('the weight of a dashboard', () => {
  it.each(DASHBOARDS)('WEB-05 of a %s, /%s: at most 45 scripts and 220 KB, orders visible', async (role, path) => {
    await withBrowser({ language: 'ar', screen: 'phone', pictures: true, isNew: true }, async ({ page }) => {
      const guest = { page, base: server.url, language: 'ar', screen: 'phone', t: messagesIn('ar') } as const
      const { userId } = await signIn(guest, demoMember(role))
      await page.goto(`${server.url}/${path}/${userId}`)
      // The board's live stream keeps the network busy, so that `networkidle` never occurs.
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
      const scripts = await weigh(await requested(page, '.js'))
      expect(scripts.total, scripts.list).toBeGreaterThan(BUDGET.script / 2)
      expect(scripts.total, scripts.list).toBeLessThanOrEqual(DASHBOARD_BUDGET)
      expect(scripts.number, scripts.list).toBeLessThanOrEqual(DASHBOARD_FILES)
    })
  })
})

/** Pages of the back office; the page of the newest order is added. */
const OFFICE = [
  '',
  '/orders',
  '/phone-order',
  '/counter',
  '/counter/drawers',
  '/workroom',
  '/workroom/print',
  '/materials',
  '/materials/1',
  '/purchase-list',
  '/purchase-list/orders',
  '/purchase-list/receive',
  '/suppliers',
  '/recipes/1',
  '/margins',
  '/board',
  '/route',
  '/debts',
  '/statement',
  '/customers',
  '/clients',
  '/clients/1',
  '/products',
  '/products/1',
  '/products/new',
  '/categories',
  '/product-options',
  '/import',
  '/coupons',
  '/revenue',
  '/reviews',
  '/reports',
  '/staff',
  '/audit',
  '/settings',
  '/settings/calendar',
]

describe('the weight of the back office', () => {
  it('WEB-05 at most 45 scripts and 220 KB on each page, which does not scroll sideways on a tablet', async () => {
    await withBrowser({ language: 'ar', screen: 'tablet', pictures: true, isNew: true }, async ({ page }) => {
      const guest = { page, base: server.url, language: 'ar', screen: 'tablet', t: messagesIn('ar') } as const
      await signIn(guest, demoMember('Admin'))
      const order = await firstOrder(page)
      for (const path of [...OFFICE, order]) {
        await page.goto(`${server.url}/admin${path}`)
        await page.getByRole('main').getByRole('heading').first().waitFor()
        const scripts = await weigh(await requested(page, '.js'))
        expect(scripts.total, scripts.list).toBeGreaterThan(BUDGET.script / 2)
        expect(scripts.total, `/admin${path}\n${scripts.list}`).toBeLessThanOrEqual(DASHBOARD_BUDGET)
        await expectLayout(guest)
        expect(scripts.number, `/admin${path}\n${scripts.list}`).toBeLessThanOrEqual(DASHBOARD_FILES)
      }
    })
  })
})

/** `/orders/<id>` of the newest order. */
async function firstOrder(page: Page): Promise<string> {
  await page.goto(`${server.url}/admin/orders`)
  const address = await page.getByRole('table').getByRole('link').first().getAttribute('href')
  return (address ?? '').replace('/admin', '')
}

/** Runs in the page: records when it was first idle after loading; later requests are not part of the first load. */
function markIdle(): void {
  addEventListener('load', () => requestIdleCallback(() => performance.mark('idle')))
}

const requested = (page: Page, ending: string): Promise<string[]> =>
  page.evaluate((end) => {
    const idle = performance.getEntriesByName('idle')[0]?.startTime ?? Number.POSITIVE_INFINITY
    return (
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => new URL(name).pathname.endsWith(end) && startTime < idle)
        // The scripts of web vitals are loaded once the page is idle, a time that dashboards do not mark.
        .filter(({ name }) => !/\/(?:send-vitals|describe-page)-/.test(name))
        .map(({ name }) => name)
    )
  }, ending)

/** Bytes of the file that the browser chose for the page's first picture. */
async function sizeOfFirstPicture(page: Page): Promise<number> {
  const address = await page
    .locator('main img[fetchpriority=high], main img')
    .first()
    .evaluate((image) => (image as HTMLImageElement).currentSrc)
  const answer = await fetch(address)
  expect(answer.status, address).toBe(200)
  return (await answer.arrayBuffer()).byteLength
}

async function weigh(addresses: readonly string[]): Promise<{ number: number; total: number; list: string }> {
  const sizes = await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const body = Buffer.from(await (await fetch(address)).arrayBuffer())
      return { address, bytes: gzipSync(body).byteLength }
    }),
  )
  return {
    number: sizes.length,
    total: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    list: sizes.map(({ address, bytes }) => `${new URL(address).pathname} ${bytes}`).join('\n'),
  }
}

const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 300)
      }),
  )
