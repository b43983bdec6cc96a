import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { logIn, type Session, signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('settings', () => {
  it('signed out, the settings redirect to home (ROUTE-14)', async () => {
    await visit(server, ['en', 'desktop'], async ({ page, base }) => {
      await page.goto(`${base}/setting/00000000-0000-4000-8000-000000000000`)
      await page.waitForURL(`${base}/`)
    })
  })

  it.each(READERS)(
    'in %s on a %s: the form shows the public data, validates on blur and saves; a dialog changes the password and closes (ROUTE-14 AUTH-05 FORM-01)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const member = await newMember(server, guest.language)
        await signIn(guest, member)
        await page.goto(base)
        await page.getByRole('button', { name: t('shell_account_menu') }).click()
        await page.getByRole('link', { name: t('shell_settings') }).click()
        await page.waitForURL(`${base}/setting/${member.userId}`)
        const main = page.getByRole('main')
        const name = main.getByRole('textbox', { name: t('auth_full_name') })
        const phone = main.getByRole('textbox', { name: t('auth_phone') })
        await name.waitFor()
        expect(await name.inputValue()).toBe(member.fullName)
        expect(await main.getByRole('textbox', { name: t('auth_email') }).inputValue()).toBe(member.email)
        expect(await phone.inputValue()).toBe('0551234567')
        await expectUsablePage(guest)

        await name.fill('ab')
        expect(await main.getByRole('alert').count()).toBe(0)
        await name.blur()
        await main.getByText(t('field_too_short', { min: 3 })).waitFor()
        await name.fill('ن'.repeat(51))
        await main.getByText(t('field_too_long', { max: 50 })).waitFor()
        await name.fill('Nura Al Qahtani bint Abdullah')
        for (const wrong of ['1234567', '1234567890123456', '05-CALL-ME']) {
          await phone.fill(wrong)
          await phone.blur()
          await main.getByText(t('field_phone_profile')).waitFor()
          await phone.fill('+966551234567')
          await main.getByText(t('field_phone_profile')).waitFor({ state: 'detached' })
        }
        await main.getByRole('button', { name: t('profile_save') }).click()
        await page.getByText(t('server_data_updated')).first().waitFor()
        await page.reload()
        await name.waitFor()
        expect(await name.inputValue()).toBe('Nura Al Qahtani bint Abdullah')
        expect(await phone.inputValue()).toBe('+966551234567')

        await main.getByRole('button', { name: t('profile_change_password') }).click()
        const dialog = page.getByRole('dialog', { name: t('change_password_title') })
        const current = dialog.getByLabel(t('change_password_current'), { exact: true })
        const fresh = dialog.getByLabel(t('change_password_new'), { exact: true })
        await current.fill(member.password)
        await fresh.fill(member.password)
        await fresh.blur()
        await dialog.getByText(t('field_password_unchanged')).waitFor()
        await expectUsablePage(guest)
        await fresh.fill('Dahlia#Path-9')
        await dialog.getByLabel(t('change_password_confirm'), { exact: true }).fill('Dahlia#Path-9')
        await dialog.getByRole('button', { name: t('change_password_submit') }).click()
        await page.getByText(t('server_password_changed')).first().waitFor()
        await dialog.waitFor({ state: 'detached' })
        expect(new URL(page.url()).pathname).toBe(`/setting/${member.userId}`)
      })
    },
  )
})

describe('an expired session', () => {
  /** Makes the access token in the browser's cookie invalid, as after its expiry. */
  async function spoilToken({ page, base }: Guest, session: Session): Promise<void> {
    const value = encodeURIComponent(JSON.stringify({ ...session, token: `${session.token}x` }))
    await page.context().addCookies([{ name: 'authModel', value, url: base, sameSite: 'Lax' }])
  }

  it('is refreshed once without notice, and the call is repeated with its headers (AUTH-08 API-26)', async () => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      const { page, base, t } = guest
      const session = await signIn(guest, await newMember(server, 'en'))
      await spoilToken(guest, session)
      const requests: { path: string; status: number; headers: Record<string, string> }[] = []
      page.on('response', (response) => {
        const path = new URL(response.url()).pathname
        if (path.startsWith('/api/'))
          requests.push({ path, status: response.status(), headers: response.request().headers() })
      })
      await page.goto(`${base}/orders/${session.userId}`)
      await page.getByText(t('orders_empty_text')).waitFor()
      expect(requests.filter(({ path }) => path === '/api/Account/refreshToken')).toHaveLength(1)
      const orderRequests = requests.filter(({ path }) => path.startsWith('/api/Order/getAllOrdersToUser/'))
      expect(orderRequests.map(({ status }) => status)).toEqual([401, 200])
      const [first, second] = orderRequests.map(({ headers }) => headers)
      expect(first?.authorization).toBe(`Bearer ${session.token}x`)
      expect(second?.authorization).toMatch(/^Bearer ey/)
      expect(second?.authorization).not.toBe(first?.authorization)
      expect(second?.['accept-language']).toBe('en')
    })
  })

  it.each(READERS)(
    'in %s on a %s: that cannot be refreshed shows a message, clears the cookies and redirects to home (AUTH-08 LANG-03)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const session = await signIn(guest, await newMember(server, guest.language))
        await spoilToken(guest, session)
        await server.db.deleteFrom('session').where('user_id', '=', session.userId).execute()
        await page.goto(`${base}/orders/${session.userId}`)
        await page.waitForURL(`${base}/`)
        await page.getByText(t('account_session_expired')).waitFor()
        const left = (await page.context().cookies()).map(({ name }) => name)
        expect(left).not.toContain('authModel')
        expect(left).not.toContain('ClientData')
        await page.getByRole('button', { name: t('shell_login_or_register') }).waitFor()
      })
    },
  )

  it('signing out in one tab signs out the other (AUTH-09)', async () => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      const { page, base, t } = guest
      await page.goto(`${base}/about`)
      await logIn(guest, await newMember(server, 'en'))
      const other = await page.context().newPage()
      await other.goto(`${base}/about`)
      await other.getByRole('button', { name: t('shell_account_menu') }).waitFor()
      await page.getByRole('button', { name: t('shell_account_menu') }).click()
      await page.getByRole('button', { name: t('shell_sign_out') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('shell_sign_out') })
        .click()
      await other.getByRole('button', { name: t('shell_login_or_register') }).waitFor()
    })
  })
})
