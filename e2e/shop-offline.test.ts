import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { type Guest, READERS, visitInNewContext } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'
import { NO_NETWORK } from './no-network.ts'
import { fillCart } from './orders.ts'
import { signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Waits until the worker of the shop controls the page. */
const isReady = ({ page }: Guest): Promise<unknown> =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })

describe('a shopper without a network', () => {
  it.each(READERS)(
    'WEB-01 in %s on a %s: a navigation shows a page of the shop with the last cart, and trying again opens the wanted page',
    async (...reader) => {
      await visitInNewContext(
        server,
        reader,
        async (who) => {
          const { page, base, t, language } = who
          const session = await signIn(who, await newMember(server, language))
          await fillCart(server, who, session)
          await page.goto(`${base}/cart`)
          const name = plain(await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText())
          await isReady(who)
          await page.goto(`${base}/about`)
          await page.context().setOffline(true)
          await page.goto(`${base}/services`)
          await page.getByRole('heading', { level: 1, name: t('offline_title') }).waitFor()
          expect(await page.locator('html').getAttribute('lang')).toBe(language)
          await page.getByRole('heading', { name: t('offline_cart') }).waitFor()
          expect(plain(await page.getByRole('main').innerText())).toContain(name)
          await expectUsablePage(who)
          await page.context().setOffline(false)
          await page.getByRole('link', { name: t('retry_action') }).click()
          await page
            .getByRole('banner')
            .getByRole('button', { name: t('shell_account_menu') })
            .waitFor()
          expect(new URL(page.url()).pathname).toBe('/services')

          await page
            .getByRole('banner')
            .getByRole('button', { name: t('shell_account_menu') })
            .click()
          await page.getByRole('button', { name: t('shell_sign_out'), exact: true }).click()
          const loggedOut = page.waitForResponse('**/api/Account/logout')
          await page
            .getByRole('dialog')
            .getByRole('button', { name: t('shell_sign_out'), exact: true })
            .click()
          await loggedOut
          await page
            .getByRole('banner')
            .getByRole('button', { name: t('shell_login_or_register') })
            .waitFor()
          // A page that still loads would replace the next one.
          await page.goto(`${base}/about`)
          await page.context().setOffline(true)
          await page.goto(`${base}/${language === 'ar' ? 'en' : 'ar'}/shop`).catch(() => undefined)
          await page.locator('h1').waitFor()
          expect(await page.locator('html').getAttribute('lang')).toBe(language === 'ar' ? 'en' : 'ar')
          expect(await page.getByText(name).count()).toBe(0)
        },
        new RegExp(`${NO_NETWORK.source}|503`),
      )
    },
  )
})
