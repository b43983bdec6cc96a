// SPEC §2 "Auth": the login and register modal, the pages linked in mails.
import { beforeAll, describe, expect, it } from 'vitest'
import { expectToast, getPath, go, mainText, plain, ready, useBrowser, type Visit } from './browser.ts'
import { HttpClient, succeed } from './http-client.ts'
import { waitForLink } from './mailbox.ts'
import { type Account, newAccount, newEmail, type Person, registerAndLogIn } from './scenario/accounts.ts'

const visit = useBrowser()
let shopper: Person
beforeAll(async () => {
  shopper = await registerAndLogIn()
})

const banner = ({ page }: Visit) => page.getByRole('banner')
const main = ({ page }: Visit) => page.getByRole('main')
const dialog = ({ page }: Visit) => page.getByRole('dialog')
/** A token that was never issued. */
const UNKNOWN_TOKEN = 'x'.repeat(43)

async function openModal(at: Visit, name = 'Log in or create an account'): Promise<void> {
  await go(at, '/about')
  await banner(at).getByRole('button', { name }).click()
  await dialog(at).waitFor()
}

async function fillRegister(at: Visit, account: Account): Promise<void> {
  await dialog(at).getByRole('tab', { name: 'Create account' }).click()
  await dialog(at).getByRole('textbox', { name: 'Full name' }).fill(account.fullName)
  await dialog(at).getByRole('textbox', { name: 'Email' }).fill(account.email)
  await dialog(at).getByRole('textbox', { name: 'Phone number' }).fill(account.phoneNumber)
  await dialog(at).getByLabel('Password', { exact: true }).fill(account.password)
  await dialog(at).getByLabel('Confirm password', { exact: true }).fill(account.password)
}

describe('SPEC §2 auth modal', () => {
  it.each([
    ['en', 'Log in or create an account', ['Login', 'Create account']],
    ['ar', 'تسجيل الدخول أو إنشاء حساب', ['تسجيل الدخول', 'إنشاء حساب']],
  ] as const)(
    'SHELL-07 the modal in %s opens from “%s” and has the tabs %j, login first',
    async (language, button, tabs) => {
      await visit({ language }, async (at) => {
        await openModal(at, button)
        expect(await dialog(at).getByRole('tab').allInnerTexts()).toEqual(tabs)
        expect(await dialog(at).getByRole('tab', { selected: true }).innerText()).toBe(tabs[0])
      })
    },
  )

  it('SHELL-07 the login form links to /auth/forget-password', async () => {
    await visit({}, async (at) => {
      await openModal(at)
      const link = dialog(at).locator('a[href="/auth/forget-password"]')
      await link.click()
      await at.page.waitForURL('**/auth/forget-password')
    })
  })

  it('SHELL-07 the modal is not rendered for a signed-in user', async () => {
    await visit({ as: shopper }, async (at) => {
      await go(at, '/about')
      await banner(at).getByRole('button', { name: 'Your account' }).waitFor()
      expect(await banner(at).getByRole('button', { name: 'Log in or create an account' }).count()).toBe(0)
      expect(await dialog(at).count()).toBe(0)
    })
  })

  it('SHELL-08 API-01 registering shows the warning dialog “Account created” with confirm and cancel; confirm switches to the login tab; the terms must be accepted in the form (AUTH-06)', async () => {
    const account = newAccount()
    await visit({}, async (at) => {
      await openModal(at)
      await fillRegister(at, account)
      const submit = dialog(at).getByRole('button', { name: 'Create account', exact: true })
      await submit.click()
      await dialog(at).getByText('Please accept the terms to go on.').waitFor()
      await dialog(at).getByRole('checkbox').last().check()
      await submit.click()
      await expectToast(at, 'Register Successfully')
      const created = at.page
        .getByRole('dialog')
        .filter({ has: at.page.getByRole('heading', { name: 'Account created' }) })
      expect(await created.getByRole('button', { name: 'Later' }).count()).toBe(1)
      await created.getByRole('button', { name: 'Log in now' }).click()
      await expect.poll(() => dialog(at).getByRole('tab', { selected: true }).innerText()).toBe('Login')
      await dialog(at).getByLabel('Password', { exact: true }).fill(account.password)
      await dialog(at).getByRole('button', { name: 'Login', exact: true }).click()
      await expectToast(at, 'You have successfully logged in.')
      await banner(at).getByRole('button', { name: 'Your account' }).waitFor()
    })
  })

  it.each([
    ['en', 'Account created', 'Log in now', 'Later'],
    ['ar', 'تم إنشاء الحساب', 'سجّل الدخول الآن', 'لاحقًا'],
  ] as const)('SHELL-08 in %s the dialog is “%s” with “%s” and “%s”', async (language, title, confirm, cancel) => {
    await visit({ language }, async (at) => {
      await at.page.route('**/api/Account/register', (route) => route.fulfill({ json: { message: '' } }))
      await openModal(at, language === 'en' ? 'Log in or create an account' : 'تسجيل الدخول أو إنشاء حساب')
      await dialog(at).getByRole('tab').nth(1).click()
      const { fullName, email, phoneNumber, password } = newAccount()
      await dialog(at).locator('[name=fullName]').fill(fullName)
      await dialog(at).locator('[name=email]').fill(email)
      await dialog(at).locator('[name=phoneNumber]').fill(phoneNumber)
      await dialog(at).locator('[name=password]').fill(password)
      await dialog(at).locator('[name=confirmPassword]').fill(password)
      await dialog(at).getByRole('checkbox').last().check()
      await dialog(at).locator('button[type=submit]').click()
      const created = at.page.getByRole('dialog').filter({ has: at.page.getByRole('heading', { name: title }) })
      await created.getByRole('button', { name: confirm, exact: true }).waitFor()
      await created.getByRole('button', { name: cancel, exact: true }).waitFor()
      // The success fallback: the answer carries no message (spec §8).
      await expectToast(at, language === 'en' ? 'Register Successfully' : 'تم التسجيل بنجاح')
    })
  })
})

describe('SPEC §2 /auth/confirm-email', () => {
  const denied = { en: 'Access denied', ar: 'الوصول مرفوض' } as const

  it.each(
    (['en', 'ar'] as const).flatMap((language) =>
      ['/auth/confirm-email', '/auth/reset-password'].flatMap((path) =>
        ['', '?token=abc', '?email=a%40b.example'].map((query) => [language, path, query] as const),
      ),
    ),
  )(
    'ROUTE-08 ROUTE-12 ERR-04 in %s %s with “%s” warns “Access denied” and goes to /',
    async (language, path, query) => {
      await visit({ language }, async (at) => {
        await at.page.goto(path + query)
        await expectToast(at, denied[language], 'warning')
        await expect.poll(() => getPath(at.page)).toBe('/')
      })
    },
  )

  it.each([
    [
      'en',
      (email: string) => `Email ${email} Verified Successfully!`,
      'Welcome to Warda. We’re glad you’re here.',
      '15% off your first order',
      'Start Shopping',
    ],
    [
      'ar',
      (email: string) => `تم تأكيد البريد ${email} بنجاح!`,
      'أهلًا بك في وردة، سعداء بانضمامك.',
      'خصم 15% على طلبك الأول',
      'ابدأ التسوق',
    ],
  ] as const)(
    'ROUTE-09 BIZ-03 success in %s: verified, the welcome, the gift “15 percent off” with its code, and the link to the shop',
    async (language, verified, welcome, gift, start) => {
      const { account } = await registerAndLogIn('personal', language)
      const link = await waitForLink(account.email, '/auth/confirm-email')
      expect([...link.searchParams.keys()]).toEqual(expect.arrayContaining(['email', 'token']))
      await visit({ language }, async (at) => {
        await at.page.goto(link.pathname + link.search)
        const startLink = main(at).getByRole('link', { name: start, exact: true })
        await startLink.waitFor()
        const text = await mainText(at)
        for (const part of [verified(account.email), welcome, gift]) expect(text).toContain(part)
        expect(text).toMatch(/WARDA-[A-Z0-9]{6}/)
        expect(await startLink.getAttribute('href')).toBe('/shop')
      })
    },
  )

  it.each([
    ['en', 'Verification Failed', 'This link is no longer valid. Please ask for a new one.', 'Return Home'],
    ['ar', 'فشل التأكيد', 'هذا الرابط لم يعد صالحًا. اطلب رابطًا جديدًا.', 'العودة للرئيسية'],
  ] as const)(
    'ROUTE-10 API-03 failure in %s: “%s”, the server message “%s”, “%s” to /',
    async (language, title, message, home) => {
      await visit({ language }, async (at) => {
        await at.page.goto(`/auth/confirm-email?token=${UNKNOWN_TOKEN}&email=${newEmail()}`)
        await main(at).getByRole('heading', { name: title }).waitFor()
        expect(await mainText(at)).toContain(message)
        expect(await main(at).getByRole('link', { name: home, exact: true }).getAttribute('href')).toBe('/')
      })
    },
  )

  it('ROUTE-10 a short token says in words what is wrong with the link', async () => {
    await visit({}, async (at) => {
      await at.page.goto(`/auth/confirm-email?token=abc&email=${newEmail()}`)
      await main(at).getByRole('heading', { name: 'Verification Failed' }).waitFor()
      expect(plain(await main(at).getByRole('alert').innerText())).toMatch(/link/i)
    })
  })

  it.each([
    ['en', "We couldn't verify your email address. Please try again or contact support."],
    ['ar', 'لم نتمكن من تأكيد بريدك الإلكتروني. حاول مرة أخرى أو تواصل مع الدعم.'],
  ] as const)('ROUTE-10 a failure without a server message in %s: “%s”', async (language, text) => {
    await visit({ language }, async (at) => {
      await at.page.route('**/api/Account/confirmEmail', (route) => route.fulfill({ status: 400, body: '' }))
      await at.page.goto(`/auth/confirm-email?token=${UNKNOWN_TOKEN}&email=${newEmail()}`)
      await main(at).getByText(text, { exact: true }).waitFor()
    })
  })

  it.each([
    ['en', 'Send a new link'],
    ['ar', 'أرسل رابطًا جديدًا'],
  ] as const)(
    'ROUTE-10 ROUTE-20 the resend option in %s, “%s”, sends a request for a new link',
    async (language, button) => {
      await visit({ language }, async (at) => {
        await at.page.goto(`/auth/confirm-email?token=${UNKNOWN_TOKEN}&email=${newEmail()}`)
        await ready(at.page)
        const answered = at.page.waitForResponse(/resendconfirmation/i)
        await main(at).getByRole('button', { name: button }).click()
        expect((await answered).status()).toBe(200)
      })
    },
  )
})

describe('SPEC §2 /auth/forget-password and /auth/reset-password', () => {
  it.each([
    ['en', 'Send reset link', 'Check your email', 'Back to the shop', 'Use another address'],
    ['ar', 'أرسل رابط الاستعادة', 'تفقّد بريدك', 'العودة إلى المتجر', 'استخدم بريدًا آخر'],
  ] as const)(
    'ROUTE-11 in %s: one e-mail field, “%s”, then “%s” in a dialog with “%s” and “%s”',
    async (language, send, title, confirm, cancel) => {
      await visit({ language }, async (at) => {
        await go(at, '/auth/forget-password')
        expect(await main(at).getByRole('textbox').count()).toBe(1)
        const email = newEmail()
        await main(at).getByRole('textbox').fill(email)
        const sent = at.page.waitForRequest(/\/api\/Account\/sendresetpassword\?/)
        await main(at).getByRole('button', { name: send }).click()
        expect(new URL((await sent).url()).searchParams.get('email')).toBe(email)
        const done = at.page.getByRole('dialog', { name: title })
        await done.getByRole('button', { name: cancel }).waitFor()
        await done.getByRole('button', { name: confirm }).click()
        await expect.poll(() => getPath(at.page)).toBe('/')
      })
    },
  )

  it.each([
    ['en', 'Failed to send the code'],
    ['ar', 'فشل في إرسال الرمز'],
  ] as const)('ROUTE-11 SPEC-02 a failed request without a message in %s: “%s”', async (language, text) => {
    await visit({ language }, async (at) => {
      await at.page.route('**/api/Account/sendresetpassword*', (route) => route.fulfill({ status: 500, body: '' }))
      await go(at, '/auth/forget-password')
      await main(at).getByRole('textbox').fill(newEmail())
      await main(at).locator('button[type=submit]').click()
      await at.page.getByText(text, { exact: true }).first().waitFor()
    })
  })

  it.each([
    ['en', 'Failed to reset the password'],
    ['ar', 'فشل في إعادة تعيين كلمة المرور'],
  ] as const)('ROUTE-12 SPEC-02 a failed reset without a message in %s: “%s”', async (language, text) => {
    await visit({ language }, async (at) => {
      await at.page.route('**/api/Account/resetpassword', (route) => route.fulfill({ status: 500, body: '' }))
      await at.page.goto(`/auth/reset-password?token=${UNKNOWN_TOKEN}&email=${newEmail()}`)
      await ready(at.page)
      await main(at).locator('[name=password]').fill('Tulip!Path82')
      await main(at).locator('[name=confirmPassword]').fill('Tulip!Path82')
      await main(at).locator('button[type=submit]').click()
      // The notice goes on with a link that asks for a new code.
      await main(at).getByText(text).first().waitFor()
    })
  })

  it('ROUTE-12 AUTH-03 API-04 reset: e-mail prefilled, two password fields that must match with a show/hide toggle each, a success dialog that offers to return to /', async () => {
    const { account } = await registerAndLogIn()
    await succeed(new HttpClient(), 'GET /Account/sendresetpassword', { query: { email: account.email } })
    const link = await waitForLink(account.email, '/auth/reset-password')
    await visit({}, async (at) => {
      await at.page.goto(link.pathname + link.search)
      await ready(at.page)
      expect(await main(at).getByRole('textbox', { name: 'Email' }).inputValue()).toBe(account.email)
      const first = main(at).getByLabel('Password', { exact: true })
      const second = main(at).getByLabel('Confirm password', { exact: true })
      const toggles = main(at).getByRole('button', { name: 'Show password' })
      expect(await toggles.count()).toBe(2)
      await toggles.first().click()
      expect([await first.getAttribute('type'), await second.getAttribute('type')]).toEqual(['text', 'password'])
      await main(at).getByRole('button', { name: 'Hide password' }).click()
      expect(await first.getAttribute('type')).toBe('password')
      await toggles.last().click()
      expect([await first.getAttribute('type'), await second.getAttribute('type')]).toEqual(['password', 'text'])
      await main(at).getByRole('button', { name: 'Hide password' }).click()
      await first.fill('Tulip!Path82')
      await second.fill('Tulip!Path83')
      await second.blur()
      await main(at).getByText('The two passwords differ.', { exact: true }).waitFor()
      await second.fill('Tulip!Path82')
      await main(at).getByRole('button', { name: 'Save new password' }).click()
      const done = at.page.getByRole('dialog', { name: 'Your password is changed' })
      await done.getByRole('button', { name: 'Return to the shop' }).click()
      await expect.poll(() => getPath(at.page)).toBe('/')
    })
  })
})
