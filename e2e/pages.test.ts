import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import type { Language, Screen } from './browser.ts'
import { READERS, visit } from './journey.ts'
import { expectLayout, expectUsablePage } from './layout.ts'
import { fillCart } from './orders.ts'
import { signIn } from './session.ts'
import { waitForHydration } from './wait-for-hydration.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ALL: [Language, Screen][] = [
  ['en', 'phone'],
  ['ar', 'phone'],
  ['en', 'desktop'],
  ['ar', 'desktop'],
]

/** Combinations with the accessibility check, which is slow: each page once per language and per screen. */
const deep = READERS.map((reader) => reader.join())

const PUBLIC = [
  '/',
  '/shop',
  '/product/1',
  '/wishlist',
  '/cart',
  '/checkout',
  '/services',
  '/about',
  '/contact',
  '/terms',
  '/returns',
  '/privacy',
  '/auth/forget-password',
  '/auth/resend-confirmation',
  '/confirm-payment',
]

describe('every page', () => {
  it.each(ALL)(
    'in %s on a %s: no serious accessibility violation, no horizontal scrolling, the correct direction (ROUTE-05 ROUTE-07 SHELL-04 LANG-01)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const look = deep.includes(reader.join()) ? expectUsablePage : expectLayout
        for (const path of PUBLIC) {
          await page.goto(base + path)
          await waitForHydration(page)
          await page.getByRole('heading', { level: 1 }).first().waitFor()
          expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
          await look(guest)
        }
        const missing = await page.goto(`${base}/no/such/page`)
        expect(missing?.status()).toBe(404)
        await page.getByRole('heading', { name: t('not_found_title') }).waitFor()
        await look(guest)

        const session = await signIn(guest, await newMember(server, guest.language))
        await fillCart(server, guest, session)
        for (const path of [
          '/cart',
          '/checkout',
          ...['orders', 'setting', 'loyalty'].map((at) => `/${at}/${session.userId}`),
        ]) {
          await page.goto(base + path, { waitUntil: 'networkidle' })
          await look(guest)
        }
      })
    },
  )

  it.each(READERS)('in %s on a %s: /loading fills the screen and shows "Blooming..." (ROUTE-05)', async (...reader) => {
    await visit(server, reader, async (guest) => {
      const { page, base, t } = guest
      await page.goto(`${base}/loading`)
      const overlay = page.getByRole('status').filter({ hasText: t('shell_blooming') })
      await overlay.waitFor()
      const box = await overlay.boundingBox()
      const size = page.viewportSize()
      expect([box?.x, box?.y, box?.height]).toEqual([0, 0, size?.height])
      expect(Math.abs((box?.width ?? 0) - (size?.width ?? 0))).toBeLessThanOrEqual(16)
      if (guest.language === 'en') expect(await overlay.innerText()).toBe('Blooming...')
    })
  })

  it('a page whose data fails to load shows the error page, which can reload (ROUTE-07)', async () => {
    await visit(
      server,
      ['en', 'desktop'],
      async (guest) => {
        const { page, base, t } = guest
        await page.goto(`${base}/about`, { waitUntil: 'networkidle' })
        await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: t('footer_contact'), exact: true })
          .click()
        await page.getByRole('heading', { name: t('error_page_title') }).waitFor()
        await expectUsablePage(guest)
        await page.unroute('**/*.data*')
        await page.getByRole('button', { name: t('error_page_retry') }).click()
        await page.getByRole('heading', { level: 1, name: t('contact_title') }).waitFor()
      },
      /500|broken|decode|data/i,
    )
  })
})
