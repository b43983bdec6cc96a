import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from './accounts.ts'
import { READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { signIn } from './session.ts'
import { waitForHydration } from './wait-for-hydration.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('addresses that people type', () => {
  it.each(READERS)(
    'in %s on a %s: /login and /register open the dialog on their tab, and /account the settings',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        for (const [path, tab] of [
          ['/login', t('auth_tab_login')],
          ['/register', t('auth_tab_register')],
          ['/account', t('auth_tab_login')],
        ] as const) {
          await page.goto(`${base}${path}`)
          await page.getByRole('dialog').getByRole('tab', { name: tab, selected: true }).waitFor()
          await expectUsablePage(guest)
        }
        const { userId } = await signIn(guest, demoMember('Shopper'))
        await page.goto(`${base}/account`)
        await page.waitForURL(new RegExp(`/setting/${userId}`))
        await page.goto(`${base}/login`)
        await page.waitForURL(new RegExp(`/orders/${userId}`))
      })
    },
  )
})

describe('a page without scripts', () => {
  it.each(READERS)('in %s on a %s: says how to order, and shows no placeholders', async (...reader) => {
    await visit(server, reader, async ({ page, base, language, t }) => {
      await page.goto(base)
      await waitForHydration(page)
      const context = await page
        .context()
        .browser()
        ?.newContext({
          javaScriptEnabled: false,
          locale: language === 'ar' ? 'ar-SA' : 'en-US',
        })
      const silent = await context?.newPage()
      if (!silent) throw new Error('The browser is closed.')
      await silent.goto(`${base}/cart`)
      const notice = silent.locator('noscript p')
      await notice.waitFor()
      const text = await notice.textContent()
      expect(text).toContain(t('no_script_text'))
      expect(text).toContain('+966')
      expect(await silent.locator('.animate-pulse').filter({ visible: true }).count()).toBe(0)
      await context?.close()
    })
  })
})
