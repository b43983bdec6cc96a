import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from './accounts.ts'
import { type Language, type Screen, withBrowser } from './browser.ts'
import { messagesIn } from './messages.ts'
import { signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Dashboard = [
  path: 'admin' | 'dashboard-delivery' | 'dashboard-user',
  role: 'Admin' | 'ShippingEmployee' | 'Customer',
]
const DASHBOARDS: readonly Dashboard[] = [
  ['admin', 'Admin'],
  ['dashboard-delivery', 'ShippingEmployee'],
  ['dashboard-user', 'Customer'],
]
const LANGUAGES = ['en', 'ar'] as const
const SOMEBODY = '00000000-0000-4000-8000-000000000000'
const addressOf = (path: string, userId: string): string =>
  `${server.url}/${path === 'admin' ? path : `${path}/${userId}`}`

/** The document, as it is painted before any script file of the build has come. */
async function openWithoutScripts(page: Page, address: string): Promise<void> {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.goto(address, { waitUntil: 'load' })
}

async function withMember(
  role: Dashboard[1],
  [language, screen]: [Language, Screen],
  work: (page: Page, userId: string, errors: string[]) => Promise<void>,
): Promise<void> {
  await withBrowser({ language, screen, isNew: true }, async ({ page, pageErrors }) => {
    const guest = { page, base: server.url, language, screen, t: messagesIn(language) }
    const { userId } = await signIn(guest, demoMember(role))
    await work(page, userId, pageErrors)
  })
}

describe.each(DASHBOARDS)('the frame of /%s', (path, role) => {
  it.each(LANGUAGES)('in %s: the server sends frame and skeleton, the same to everybody', async (language) => {
    const read = async (cookie: string) => {
      const headers = { 'accept-language': language, cookie }
      const answer = await fetch(addressOf(path, SOMEBODY), { headers })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
      return answer.text()
    }
    const html = await read('')
    const body = html.slice(html.indexOf('<body'))
    expect(body).toMatch(/<header[^>]*sticky/)
    expect(body).toContain('<nav')
    expect(body).toContain('animate-pulse')
    const session = encodeURIComponent(JSON.stringify({ userId: SOMEBODY, roles: [role], fullName: 'Sara' }))
    expect(await read(`authModel=${session}`)).toBe(html)
  })

  it.each(LANGUAGES)('in %s: its owner sees it before the scripts have come', async (language) => {
    await withMember(role, [language, 'desktop'], async (page, userId) => {
      await openWithoutScripts(page, addressOf(path, userId))
      expect(await page.getByRole('banner').isVisible()).toBe(true)
      expect(await page.getByRole('main').isVisible()).toBe(true)
    })
  })

  it('nobody else sees it: signed out, another user, another role', async () => {
    await withBrowser({ language: 'en', screen: 'desktop', isNew: true }, async ({ page }) => {
      await openWithoutScripts(page, addressOf(path, SOMEBODY))
      expect(await page.locator('header').isVisible()).toBe(false)
    })
    const others = DASHBOARDS.filter(([, other]) => other !== role).map(([, other]) => other)
    for (const other of path === 'admin' ? others : [...others, role]) {
      await withMember(other, ['en', 'desktop'], async (page) => {
        await openWithoutScripts(page, addressOf(path, SOMEBODY))
        expect([other, await page.locator('header').isVisible()]).toEqual([other, false])
      })
    }
  })

  it.each([
    ['en', 'desktop'],
    ['ar', 'phone'],
  ] as const)('in %s on a %s: the page takes the frame over without an error', async (language, screen) => {
    await withMember(role, [language, screen], async (page, userId, errors) => {
      await page.goto(addressOf(path, userId))
      await page.getByRole('main').getByRole('heading').first().waitFor()
      expect(await page.getByRole('banner').isVisible()).toBe(true)
      expect(errors).toEqual([])
    })
  })

  it.each(LANGUAGES)('in %s: a signed-out person is sent to the login', async (language) => {
    await withBrowser({ language, screen: 'phone', isNew: true }, async ({ page }) => {
      await page.goto(addressOf(path, SOMEBODY))
      await page.waitForURL(`${server.url}/`)
      await page.getByRole('dialog').getByLabel(messagesIn(language)('auth_email')).waitFor()
    })
  })
})

/** Pages of the largest groups of the menu. */
const MENU_PAGES = ['orders', 'products', 'settings']

describe('the back office at 1280 × 800', () => {
  it.each(LANGUAGES)('DESK-07 in %s: the menu and the table of orders fit', async (language) => {
    await withMember('Admin', [language, 'desktop'], async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      const t = messagesIn(language)
      for (const name of MENU_PAGES) {
        await page.goto(`${server.url}/admin/${name}`)
        const menu = page.getByRole('navigation', { name: t('admin_dashboard') })
        await menu.locator('[aria-current=page]').waitFor()
        expect(await menu.evaluate(isCut), name).toBe(false)
      }
      await page.goto(`${server.url}/admin/orders`)
      const table = page.getByRole('table', { name: t('admin_nav_orders') })
      await table.getByRole('row').nth(2).waitFor()
      expect(await table.evaluate(isCut)).toBe(false)
    })
  })

  it('DESK-07 a group of the menu opens by hand, and the links of the product form lead to its sections', async () => {
    await withMember('Admin', ['en', 'desktop'], async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      const t = messagesIn('en')
      await page.goto(`${server.url}/admin/products/1`)
      const menu = page.getByRole('navigation', { name: t('admin_dashboard') })
      const staff = menu.getByRole('link', { name: t('admin_nav_staff') })
      await menu.locator('[aria-current=page]').waitFor()
      expect(await staff.isVisible()).toBe(false)
      await menu.getByText(t('admin_group_shop')).click()
      await staff.waitFor()
      const links = page.getByRole('navigation', { name: t('admin_products_sections') }).getByRole('link')
      for (const link of await links.all()) {
        await link.click()
        const heading = page.getByRole('heading', { level: 2, name: (await link.textContent()) ?? '', exact: true })
        await expect.poll(() => heading.evaluate(isBelowBars)).toBe(true)
      }
    })
  })
})

/** Whether the box that scrolls hides a part of the element. */
const isCut = (element: Element): boolean => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element.parentElement ?? element
  return scrollHeight > clientHeight || scrollWidth > clientWidth
}

/** Whether the element is visible below the top bar and the section links. */
const isBelowBars = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 64 + 44 && bottom <= innerHeight
}
