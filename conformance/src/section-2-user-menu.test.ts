// SPEC §2 "Auth": the menu of the signed-in user.
import { beforeAll, describe, expect, it } from 'vitest'
import { addClientData, expectToast, go, useBrowser, type Visit } from './browser.ts'
import { logInAs, type Person, registerAndLogIn } from './scenario/accounts.ts'

const visit = useBrowser()
let shopper: Person
beforeAll(async () => {
  shopper = await registerAndLogIn()
})

const banner = ({ page }: Visit) => page.getByRole('banner')
const dialog = ({ page }: Visit) => page.getByRole('dialog')

describe('SPEC §2 menu of the signed-in user', () => {
  const menuButton = (at: Visit) => banner(at).getByRole('button', { name: 'Your account' })
  const menu = ({ page }: Visit) => page.getByRole('navigation', { name: 'Your account' }).last()

  it.each([
    ['en', 'desktop', 'ltr'],
    ['ar', 'desktop', 'rtl'],
    ['ar', 'narrow', 'rtl'],
    ['en', 'narrow', 'ltr'],
  ] as const)(
    'SHELL-05 in %s on a %s the menu is 320 px wide, 8 px from the edge of the viewport, %s',
    async (language, screen, direction) => {
      await visit({ language, screen, as: shopper }, async (at) => {
        await go(at, '/about')
        await banner(at)
          .getByRole('button', { name: language === 'en' ? 'Your account' : 'قائمة حسابك' })
          .click()
        const panel = at.page.locator('a[href^="/orders/"]').last().locator('xpath=ancestor::nav/..')
        await expect.poll(async () => (await panel.boundingBox())?.width).toBe(320)
        const box = await panel.boundingBox()
        const width = await at.page.evaluate(() => document.documentElement.clientWidth)
        expect(box?.x).toBeGreaterThanOrEqual(8)
        expect((box?.x ?? 0) + 320).toBeLessThanOrEqual(width - 8)
        // The narrow screen is as wide as the menu and 8 px on both sides.
        if (screen === 'narrow') expect(box?.x).toBe(8)
        expect(await panel.evaluate((element) => getComputedStyle(element).direction)).toBe(direction)
      })
    },
  )

  it('SHELL-05 the menu opens and closes by its button, a click outside, and choosing an item', async () => {
    await visit({ as: shopper }, async (at) => {
      await go(at, '/about')
      const isOpen = () => menu(at).locator('a[href="/wishlist"]').count()
      await menuButton(at).click()
      await expect.poll(isOpen).toBe(1)
      await menuButton(at).click()
      await expect.poll(isOpen).toBe(0)
      await menuButton(at).click()
      await at.page.mouse.click(300, 700)
      await expect.poll(isOpen).toBe(0)
      await menuButton(at).click()
      await menu(at).locator('a[href="/wishlist"]').click()
      await at.page.waitForURL('**/wishlist')
      expect(await banner(at).locator('a[href^="/orders/"]').count()).toBe(0)
    })
  })

  it.each([
    ['Shopper', 'no address'],
    ['Customer', '/dashboard-user/'],
    ['ShippingEmployee', '/dashboard-delivery/'],
  ] as const)(
    'SHELL-06 the menu of a %s links to /wishlist, /orders/{userId}, /setting/{userId}; “My dashboard” leads to %s',
    async (role, dashboard) => {
      const person = await logInAs(role)
      for (const [language, label] of [
        ['en', 'My dashboard'],
        ['ar', 'لوحة التحكم'],
      ] as const)
        await visit({ language, as: person }, async (at) => {
          await go(at, '/about')
          await banner(at)
            .getByRole('button', { name: language === 'en' ? 'Your account' : 'قائمة حسابك' })
            .click()
          const links = at.page.getByRole('navigation').locator('a')
          const hrefs = () => links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))
          await expect.poll(hrefs).toContain(`/setting/${person.userId}`)
          expect(await hrefs()).toEqual(expect.arrayContaining(['/wishlist', `/orders/${person.userId}`]))
          const link = at.page.getByRole('link', { name: label, exact: true })
          if (dashboard === 'no address') expect(await link.count()).toBe(0)
          else expect(await link.getAttribute('href')).toBe(`${dashboard}${person.userId}`)
        })
    },
  )

  it.each([
    ['en', 'Your account', 'Log out', 'Stay', 'You have successfully logged out.'],
    ['ar', 'قائمة حسابك', 'تسجيل الخروج', 'البقاء', 'تم تسجيل خروجك بنجاح.'],
  ] as const)(
    'AUTH-09 SHELL-06 ERR-02 signing out in %s asks first, then clears cookies and state',
    async (language, account, leave, stay, goodbye) => {
      const person = await registerAndLogIn()
      await visit({ language, as: person }, async (at) => {
        await addClientData(at)
        await go(at, '/about')
        await banner(at).getByRole('button', { name: account }).click()
        const button = at.page.getByRole('button', { name: leave, exact: true }).first()
        await button.click()
        await dialog(at).getByRole('button', { name: stay, exact: true }).click()
        const names = async () => (await at.context.cookies()).map(({ name }) => name)
        expect(await names()).toEqual(expect.arrayContaining(['authModel', 'ClientData', 'refreshToken']))
        await button.click()
        await dialog(at).getByRole('button', { name: leave, exact: true }).click()
        await expectToast(at, goodbye)
        expect(await names()).not.toContain('authModel')
        expect(await names()).not.toContain('ClientData')
        await expect.poll(names).not.toContain('refreshToken')
        expect(await banner(at).getByRole('button', { name: account }).count()).toBe(0)
      })
    },
  )
})
