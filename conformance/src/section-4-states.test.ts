// SPEC §4 states: the session, its end and its renewal. Orders, wizard, debts and managers: sections 2 and 7.
import { describe, expect, it } from 'vitest'
import { addClientData, expectToast, getPath, go, useBrowser, type Visit } from './browser.ts'
import { newAccount, registerAndLogIn } from './scenario/accounts.ts'

const visit = useBrowser()
const names = async ({ context }: Visit) => (await context.cookies()).map(({ name }) => name)
const dialog = ({ page }: Visit) => page.getByRole('dialog')

async function fillLogin(at: Visit, email: string, password: string): Promise<void> {
  await go(at, '/about')
  const open = at.language === 'en' ? 'Log in or create an account' : 'تسجيل الدخول أو إنشاء حساب'
  await at.page.getByRole('banner').getByRole('button', { name: open }).click()
  await dialog(at).locator('[name=email]').fill(email)
  await dialog(at).locator('[name=password]').fill(password)
}

const submit = (at: Visit) => dialog(at).locator('button[type=submit]').click()

describe('SPEC §4 session', () => {
  it.each([
    [true, 'the refresh-token expiry'],
    [false, 'the end of the browser session (decisions §11)'],
  ])(
    'AUTH-07 AUTH-06 login with remember-me %s stores authModel with path / until %s, without the refresh token',
    async (remember) => {
      const { account } = await registerAndLogIn()
      await visit({}, async (at) => {
        await fillLogin(at, account.email, account.password)
        await dialog(at).getByRole('checkbox').setChecked(remember)
        const answered = at.page.waitForResponse(/\/api\/Account\/login$/)
        await submit(at)
        const login = await (await answered).json()
        await expectToast(at, 'You have successfully logged in.')
        const cookies = await at.context.cookies()
        const model = cookies.find(({ name }) => name === 'authModel')
        const secret = cookies.find(({ name }) => name === 'refreshToken')
        expect(model?.path).toBe('/')
        expect(secret?.httpOnly).toBe(true)
        const stored = JSON.parse(decodeURIComponent(model?.value ?? 'null'))
        expect(stored).toMatchObject({
          userId: login.userId,
          fullName: login.fullName,
          email: account.email,
          roles: ['Shopper'],
          token: login.token,
          refreshTokenExpiresOn: login.refreshTokenExpiresOn,
        })
        expect(JSON.stringify(stored)).not.toContain(secret?.value)
        const expires = Date.parse(login.refreshTokenExpiresOn) / 1000
        if (remember) expect(Math.abs((model?.expires ?? 0) - expires)).toBeLessThanOrEqual(2)
        else expect(model?.expires).toBe(-1)
      })
    },
  )

  it.each([
    ['en', 'Login failed'],
    ['ar', 'تعذّر تسجيل الدخول'],
  ] as const)(
    'AUTH-07 ERR-02 login fails in %s with “%s” when the refresh expiry date is invalid',
    async (language, text) => {
      const { account } = await registerAndLogIn()
      await visit({ language }, async (at) => {
        await at.page.route('**/api/Account/login', async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, json: { ...(await response.json()), refreshTokenExpiresOn: 'never' } })
        })
        await fillLogin(at, account.email, account.password)
        await submit(at)
        await at.page.getByText(text, { exact: true }).first().waitFor()
        expect(await names(at)).not.toContain('authModel')
      })
    },
  )

  it.each([
    ['en', 'Login failed'],
    ['ar', 'تعذّر تسجيل الدخول'],
  ] as const)('ERR-02 a login failure without a message in %s: “%s”', async (language, text) => {
    await visit({ language }, async (at) => {
      await at.page.route('**/api/Account/login', (route) => route.fulfill({ status: 500, body: '' }))
      await fillLogin(at, newAccount().email, 'Peony-Path-81')
      await submit(at)
      await at.page.getByText(text, { exact: true }).first().waitFor()
    })
  })

  it.each([
    ['en', 'You have successfully logged in.', 'The email or the password is not right.'],
    ['ar', 'تم تسجيل دخولك بنجاح.', 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
  ] as const)(
    'ERR-02 login in %s: success “%s”, failure the server message “%s”',
    async (language, success, failure) => {
      const { account } = await registerAndLogIn()
      await visit({ language }, async (at) => {
        await fillLogin(at, account.email, 'Not-The-Password-1')
        await submit(at)
        await at.page.getByText(failure, { exact: true }).first().waitFor()
        await dialog(at).locator('[name=password]').fill(account.password)
        await submit(at)
        expect(await expectToast(at, success)).toMatchObject({ place: 'top-center', duration: 1000 })
      })
    },
  )

  it('AUTH-08 API-05 API-26 on a 401 the token is refreshed once, and the call is sent once more with the new token', async () => {
    const person = await registerAndLogIn()
    await visit({ as: person, expired: 'token' }, async (at) => {
      const calls: [path: string, status: number, token: string | undefined][] = []
      at.page.on('response', (response) => {
        const path = new URL(response.url()).pathname
        if (path.startsWith('/api/')) calls.push([path, response.status(), response.request().headers().authorization])
      })
      await go(at, `/orders/${person.userId}`)
      await at.page.getByText('No orders here').waitFor()
      const refreshed = calls.filter(([path]) => path === '/api/Account/refreshToken')
      expect(refreshed.map(([, status]) => status)).toEqual([200])
      const list = calls.filter(([path]) => path === `/api/Order/getAllOrdersToUser/${person.userId}/0`)
      expect(list.map(([, status]) => status)).toEqual([401, 200])
      expect(list[0]?.[2]).toBe(`Bearer ${person.session.token}x`)
      expect(list[1]?.[2]).toMatch(/^Bearer /)
      expect(list[1]?.[2]).not.toBe(list[0]?.[2])
    })
  })

  it('AUTH-08 SPEC-09 one retry per request: refused again, the call is not sent a third time', async () => {
    const person = await registerAndLogIn()
    await visit({ as: person, expired: 'token' }, async (at) => {
      let sent = 0
      await at.page.route('**/api/User/getPublicDataUser/**', (route) => {
        sent += 1
        return route.fulfill({ status: 401, json: { message: 'no' } })
      })
      await go(at, `/setting/${person.userId}`)
      await at.page.waitForLoadState('networkidle')
      expect(sent).toBe(2)
    })
  })

  it.each([
    ['en', 'The session has expired. Please log in again.'],
    ['ar', 'انتهت الجلسة. سجّل الدخول مرة أخرى.'],
  ] as const)(
    'AUTH-08 when the refresh fails in %s: warning “%s”, cookies cleared, a full-page redirect to /',
    async (language, text) => {
      const person = await registerAndLogIn()
      await visit({ language, as: person, expired: 'session' }, async (at) => {
        await at.page.addInitScript(() =>
          sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1)),
        )
        await addClientData(at)
        await at.page.goto(`/orders/${person.userId}`)
        await expectToast(at, text, 'warning')
        expect(getPath(at.page)).toBe('/')
        expect(await at.page.evaluate(() => sessionStorage.getItem('loads'))).toBe('2')
        expect(await names(at)).not.toContain('authModel')
        expect(await names(at)).not.toContain('ClientData')
      })
    },
  )
})
