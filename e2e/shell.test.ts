import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, newMember } from './accounts.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { DEMO_NAME, plain } from './messages.ts'
import { logIn, signIn } from './session.ts'
import { waitForHydration } from './wait-for-hydration.ts'
import { watchForText } from './watch-for-text.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const banner = ({ page }: Guest) => page.getByRole('banner')
const menuButton = (guest: Guest) => banner(guest).getByRole('button', { name: guest.t('shell_account_menu') })
const menu = ({ page, t }: Guest) => page.getByRole('navigation', { name: t('shell_account_menu') })

/** Changes a category, which clears the cached categories and pages of the server. */
const forgetCategories = () =>
  server.db.updateTable('category').set({ name_en: 'Roses' }).where('slug', '=', 'roses').execute()

describe('the frame of every page', () => {
  it.each(READERS)(
    'in %s on a %s: the header is 75 px tall, hides on scrolling down and shows on scrolling up (SHELL-01)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base } = guest
        await page.goto(base)
        const header = banner(guest)
        expect((await header.boundingBox())?.height).toBe(75)
        const bottom = () => header.evaluate((element) => element.getBoundingClientRect().bottom)
        const scrollBy = (y: number) => page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), y)
        await waitForHydration(page)
        await scrollBy(600)
        // The page listens to scrolling a moment after it is hydrated.
        const scrollOn = () => scrollBy(10).then(bottom)
        await expect.poll(scrollOn).toBeLessThanOrEqual(0)
        await scrollBy(-60)
        await expect.poll(bottom).toBe(75)
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: the top bar leads to wishlist, cart, home, six categories and all of the shop (SHELL-02 ROUTE-02)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        await page.goto(`${base}/about`)
        await waitForHydration(page)
        const bar = banner(guest)
        await bar.getByRole('button', { name: t('shell_login_or_register') }).waitFor()
        expect(
          await bar
            .getByRole('link', { name: t('shell_home_link', { brand: DEMO_NAME[guest.language] }) })
            .getAttribute('href'),
        ).toBe('/')
        expect(await bar.locator('a[href="/cart"]').count()).toBe(1)
        if (guest.screen === 'phone') {
          await bar.getByRole('button', { name: t('shell_menu') }).click()
          await page.getByRole('dialog').waitFor()
          await expectUsablePage(guest)
        }
        const place = guest.screen === 'phone' ? page.getByRole('dialog') : bar
        expect(await place.getByRole('link', { name: t('shell_wishlist') }).getAttribute('href')).toBe('/wishlist')
        const switches = place.getByRole('link', { name: new RegExp(t('shell_other_language')) })
        expect(await switches.isVisible()).toBe(true)
        const shortcuts = place.getByRole('navigation', { name: t('shell_main_nav') })
        expect(await shortcuts.locator('a[href^="/shop?category="]').count()).toBe(6)
        expect(await shortcuts.getByRole('link', { name: t('shell_view_all') }).getAttribute('href')).toBe('/shop')
        await shortcuts.locator('a[href^="/shop?category="]').nth(1).click()
        await page.waitForURL(/\/shop\?category=/)
        const chosen = await page.locator('main [aria-current=true]').first().textContent()
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(chosen?.replace(/\d+$/, ''))
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: the footer has its pages, map, phone, mail, developers, three icons, the year and its lines (SHELL-04)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        await page.goto(`${base}/about`)
        const footer = page.getByRole('contentinfo')
        const getRedirect = (name: string) => footer.getByRole('link', { name, exact: true }).getAttribute('href')
        expect(await getRedirect(t('footer_home'))).toBe('/')
        expect(await getRedirect(t('footer_services'))).toBe('/services')
        expect(await getRedirect(t('footer_about'))).toBe('/about')
        expect(await getRedirect(t('footer_contact'))).toBe('/contact')
        expect(await footer.locator('a[href^="https://"][href*="map"]').count()).toBe(1)
        expect(await footer.locator('a[href^="tel:+"]').count()).toBe(1)
        expect(await footer.locator('a[href^="mailto:"]').count()).toBe(1)
        const developers = footer
          .locator('p')
          .filter({ hasText: t('footer_team') })
          .getByRole('link')
        expect(await developers.count()).toBe(2)
        for (const developer of await developers.all()) {
          expect(await developer.getAttribute('href')).toMatch(/^https:\/\//)
          expect(await developer.getAttribute('rel')).toBe('noreferrer')
        }
        const social = footer.getByRole('list', { name: t('footer_social', { brand: DEMO_NAME[guest.language] }) })
        expect(await social.getByRole('img').count()).toBe(3)
        expect(await social.getByRole('link').count()).toBe(0)
        const text = plain(await footer.innerText())
        const year = String(new Date().getUTCFullYear())
        for (const line of [
          t('footer_rights', { brand: DEMO_NAME[guest.language], year }),
          t('footer_powered'),
          t('footer_team'),
        ])
          expect(text).toContain(plain(line))
        if (guest.language === 'en') for (const line of ['Powered by', 'Development Team']) expect(text).toContain(line)
        await footer.getByRole('link', { name: t('footer_services'), exact: true }).click()
        await page.waitForURL(`${base}/services`)
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: toasts of the shell are at the top centre for one second, and Alt+T focuses them (SHELL-03)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        await page.goto(`${base}/shop`)
        await waitForHydration(page)
        const heart = page.locator('main article button[aria-pressed]').first()
        await heart.click()
        const toast = page.locator('.Toastify__toast').filter({ hasText: t('wishlist_added') })
        // A toast under the pointer stays.
        await toast.hover()
        const width = await page.evaluate(() => document.documentElement.clientWidth)
        const fromCentre = (box: { x: number; width: number } | null) =>
          Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)
        await expect.poll(async () => fromCentre(await toast.boundingBox())).toBeLessThan(12)
        expect((await toast.boundingBox())?.y).toBeLessThan(120)
        await page.keyboard.press('Alt+t')
        expect(await page.evaluate(() => document.activeElement?.closest('.Toastify') !== null)).toBe(true)
        await page.keyboard.press('Escape')
        // The progress bar of a toast has the duration of the toast.
        const bar = toast.locator('.Toastify__progress-bar').last()
        expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('1s')
        expect(
          await toast.evaluate((element) => element.closest('.Toastify__toast-container--top-center') !== null),
        ).toBe(true)
        await page.mouse.move(0, 400)
        await toast.waitFor({ state: 'detached' })
      })
    },
  )

  it.each([
    ['en', 'Failed to fetch categories'],
    ['ar', 'تعذّر جلب التصنيفات'],
  ] as const)(
    'in %s, categories that fail to load show a toast with the server’s message, or “%s” without one (ERR-09)',
    async (language, fallback) => {
      await forgetCategories()
      await server.db.schema.alterTable('category').renameTo('category_renamed').execute()
      try {
        const headers = { 'accept-language': language }
        let message = ''
        const readStatus = async (): Promise<number> => {
          const answer = await fetch(`${server.url}/api/Category/getallcategories`, { headers })
          message = ((await answer.json()) as { message?: string }).message ?? ''
          return answer.status
        }
        await expect.poll(readStatus).toBe(500)
        await visit(server, [language, 'desktop'], async ({ page, base }) => {
          const shown = await watchForText(page, message)
          await page.goto(`${base}/about`)
          await shown()
        })
        await visit(server, [language, 'desktop'], async ({ page, base }) => {
          // Removes the message with its reference from the data of the page, and its script hash from the content security policy.
          const written = new RegExp(`${message.replaceAll('.', '\\.')}.*?(?=\\\\*")`, 'g')
          await page.route('**/about', async (route) => {
            const response = await route.fetch()
            const { 'content-security-policy': _policy, ...sent } = response.headers()
            await route.fulfill({ response, headers: sent, body: (await response.text()).replaceAll(written, '') })
          })
          const shownFallback = await watchForText(page, fallback)
          await page.goto(`${base}/about`)
          await shownFallback()
        })
      } finally {
        await server.db.schema.alterTable('category_renamed').renameTo('category').execute()
        await forgetCategories()
      }
    },
  )

  it.each([
    ['en', 'desktop'],
    ['ar', 'desktop'],
    ['ar', 'phone'],
  ] as const)(
    'in %s on a %s: the user menu is 320 px wide, 8 px from the edge, and closes by button, outside and choosing (SHELL-05 SHELL-06)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const session = await signIn(guest, await newMember(server, guest.language))
        await page.goto(`${base}/about`)
        await menuButton(guest).click()
        await menu(guest).waitFor()
        const panel = menu(guest).locator('..')
        await expect.poll(async () => (await panel.boundingBox())?.width).toBe(320)
        const box = await panel.boundingBox()
        const width = page.viewportSize()?.width ?? 0
        expect(box?.x).toBeGreaterThanOrEqual(8)
        expect((box?.x ?? 0) + 320).toBeLessThanOrEqual(width - 8)
        expect(await panel.evaluate((element) => getComputedStyle(element).direction)).toBe(
          guest.language === 'ar' ? 'rtl' : 'ltr',
        )
        await expectUsablePage(guest)
        const entries = await menu(guest)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(entries).toEqual([
          '/wishlist',
          `/orders/${session.userId}`,
          `/loyalty/${session.userId}`,
          `/reminders/${session.userId}`,
          `/setting/${session.userId}`,
        ])
        await menuButton(guest).click()
        await menu(guest).waitFor({ state: 'detached' })
        await menuButton(guest).click()
        await page.mouse.click(width / 2, 700)
        await menu(guest).waitFor({ state: 'detached' })
        await menuButton(guest).click()
        await menu(guest)
          .getByRole('link', { name: t('shell_wishlist') })
          .click()
        await page.waitForURL(`${base}/wishlist`)
        expect(await menu(guest).count()).toBe(0)
      })
    },
  )

  it.each([
    ['Customer', '/dashboard-user/'],
    ['ShippingEmployee', '/dashboard-delivery/'],
  ] as const)('a %s finds their dashboard in the menu (SHELL-06)', async (role, dashboard) => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      const session = await signIn(guest, demoMember(role))
      await guest.page.goto(`${guest.base}/about`)
      await menuButton(guest).click()
      const link = menu(guest).getByRole('link', { name: guest.t('shell_my_dashboard') })
      expect(await link.getAttribute('href')).toBe(`${dashboard}${session.userId}`)
    })
  })

  it.each(READERS)(
    'in %s on a %s: the login dialog has two tabs and a forgotten-password link, and is absent when signed in; signing out asks for confirmation (SHELL-06 SHELL-07 AUTH-06 AUTH-09)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const member = await newMember(server, guest.language)
        await page.goto(`${base}/about`)
        await waitForHydration(page)
        const login = banner(guest).getByRole('button', { name: t('shell_login_or_register') })
        await login.click()
        const dialog = page.getByRole('dialog')
        await dialog.waitFor()
        expect(await dialog.getByRole('tab').allInnerTexts()).toEqual([t('auth_tab_login'), t('auth_tab_register')])
        await expectUsablePage(guest)
        await dialog.getByRole('tab', { name: t('auth_tab_register') }).click()
        await dialog.getByRole('button', { name: t('auth_submit_register'), exact: true }).click()
        await dialog.getByText(t('field_terms_required')).waitFor()
        await dialog.getByRole('tab', { name: t('auth_tab_login') }).click()
        await dialog.getByRole('link', { name: t('auth_forgot') }).click()
        await page.waitForURL(`${base}/auth/forget-password`)
        expect(await dialog.count()).toBe(0)

        await login.click()
        await dialog.getByRole('checkbox', { name: t('auth_remember') }).uncheck()
        await dialog.getByRole('textbox', { name: t('auth_email') }).fill(member.email)
        await dialog.getByLabel(t('auth_password'), { exact: true }).fill('Not-The-Password-1')
        await dialog.getByRole('button', { name: t('auth_submit_login'), exact: true }).click()
        await dialog.getByText(t('error_login_failed')).waitFor()
        // An answer without a message, as a proxy may send it (ERR-02).
        await page.route('**/api/Account/login', (route) => route.fulfill({ status: 400, body: '' }))
        await dialog.getByRole('button', { name: t('auth_submit_login'), exact: true }).click()
        await dialog
          .getByText(guest.language === 'en' ? 'Login failed' : t('auth_login_failed'), { exact: true })
          .waitFor()
        await page.unroute('**/api/Account/login')
        await dialog.getByLabel(t('auth_password'), { exact: true }).fill(member.password)
        await dialog.getByRole('button', { name: t('auth_submit_login'), exact: true }).click()
        await menuButton(guest).waitFor()
        expect(await page.getByRole('dialog').count()).toBe(0)
        expect(await login.count()).toBe(0)
        // Not remembered: the cookies end with the browser.
        const stored = async (name: string) => (await page.context().cookies()).find((cookie) => cookie.name === name)
        expect((await stored('authModel'))?.expires).toBe(-1)
        expect(await stored('refreshToken')).toMatchObject({ httpOnly: true, expires: -1 })
        expect(decodeURIComponent((await stored('authModel'))?.value ?? '')).not.toContain(
          (await stored('refreshToken'))?.value ?? 'nothing',
        )

        // The toast of the login covers the menu's button on a phone.
        await page.getByText(t('auth_login_done')).waitFor({ state: 'detached' })
        await menuButton(guest).click()
        const leave = page.getByRole('button', { name: t('shell_sign_out') })
        await leave.click()
        const confirmation = page.getByRole('dialog', { name: t('shell_sign_out_title') })
        await confirmation.getByRole('button', { name: t('shell_stay') }).click()
        expect(await stored('authModel')).toBeDefined()
        await leave.click()
        await confirmation.getByRole('button', { name: t('shell_sign_out') }).click()
        await page.getByText(t('auth_logout_done')).first().waitFor()
        await page.waitForURL(`${base}/`)
        expect(await stored('authModel')).toBeUndefined()
        await login.waitFor()
        await expect.poll(() => stored('refreshToken')).toBeUndefined()
      })
    },
  )

  it('with "remember me", cookies last as long as the refresh token (AUTH-06)', async () => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      await guest.page.goto(guest.base)
      await logIn(guest, await newMember(server, 'en'))
      const cookies = await guest.page.context().cookies()
      const model = cookies.find(({ name }) => name === 'authModel')
      const { refreshTokenExpiresOn } = JSON.parse(decodeURIComponent(model?.value ?? ''))
      expect(Math.abs((model?.expires ?? 0) - Date.parse(refreshTokenExpiresOn) / 1000)).toBeLessThan(2)
      expect(model?.path).toBe('/')
    })
  })
})

describe('the language of the shop', () => {
  it('is English by default, stored as app_language, and switched to right-to-left Arabic with a call and a reload (LANG-01 LANG-02 API-26)', async () => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      const { page, base } = guest
      await page.goto(`${base}/contact`)
      await waitForHydration(page)
      const stored = () => page.evaluate(() => localStorage.getItem('app_language'))
      expect(await stored()).toBe('en')
      await page.getByRole('main').getByRole('textbox').first().fill('Sara')
      const languageRequest = page.waitForRequest(/\/api\/Language\/set-language$/)
      await banner(guest)
        .getByRole('link', { name: /العربية/ })
        .click()
      const request = await languageRequest
      expect(request.postDataJSON()).toEqual({ culture: 'ar' })
      const headers = await request.allHeaders()
      const proof = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
      expect(headers['x-xsrf-token']).toBe(decodeURIComponent(proof))
      expect(headers['accept-language']).toBe('en')
      await page.locator('html[lang=ar][dir=rtl]').waitFor()
      expect(await stored()).toBe('ar')
      await expect.poll(() => page.getByRole('main').getByRole('textbox').first().inputValue()).toBe('Sara')
      await page.goto(`${base}/about`)
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    })
  })

  it('is read from local storage, then the URL, then the browser (LANG-01)', async () => {
    await visit(server, ['ar', 'phone'], async ({ page, base }) => {
      const lang = () => page.locator('html').getAttribute('lang')
      await page.goto(`${base}/about`)
      expect(await lang()).toBe('ar')
      await page.evaluate(() => localStorage.clear())
      await page.context().clearCookies()
      await page.goto(`${base}/about?lng=en`)
      await expect.poll(lang).toBe('en')
      await page.evaluate(() => localStorage.setItem('app_language', 'ar'))
      await page.goto(`${base}/about?lng=en`)
      await expect.poll(lang).toBe('ar')
    })
  })
})
