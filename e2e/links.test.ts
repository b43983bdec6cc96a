import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { linkIn, waitForMail } from './mailbox.ts'
import { newPerson } from './new-person.ts'
import { call, logIn, signIn } from './session.ts'
import { watchForText } from './watch-for-text.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const BROKEN = 'x'.repeat(43)

/** Registers an account through the API, which queues the confirmation mail. */
async function register(guest: Guest) {
  const person = newPerson(guest.language)
  const form = {
    fullName: person.fullName,
    email: person.email,
    phoneNumber: person.phone,
    password: person.password,
    confirmPassword: person.password,
    acceptTerms: true,
  }
  await call(guest, 'POST', '/Account/register', form)
  return person
}

/** Makes the first link older than a minute, because no second one is sent before. */
async function ageToken(email: string): Promise<void> {
  const created_at = new Date(Date.now() - 61_000)
  await server.db.updateTable('one_time_token').set({ created_at }).where('email_folded', '=', email).execute()
}

const emailField = ({ page, t }: Guest) => page.getByRole('main').getByRole('textbox', { name: t('auth_email') })

describe('pages linked in mails', () => {
  it('a link with a missing parameter shows "Access denied" and redirects to home (ROUTE-08 ROUTE-12 ERR-04)', async () => {
    await visit(server, ['en', 'desktop'], async ({ page, base }) => {
      for (const path of ['/auth/confirm-email', '/auth/reset-password']) {
        for (const query of ['', '?token=abc', '?email=a@b.example']) {
          const denied = await watchForText(page, 'Access denied')
          await page.goto(base + path + query, { waitUntil: 'commit' })
          await denied()
          await page.waitForURL(`${base}/`)
        }
      }
    })
  })

  it.each(READERS)(
    'in %s on a %s: an invalid link shows "Verification Failed", and a newly requested one works (ROUTE-08 ROUTE-09 ROUTE-10)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const { email } = await register(guest)
        await page.goto(`${base}/auth/confirm-email?token=abc&email=nobody`)
        await page.getByRole('heading', { name: t('confirm_email_failed') }).waitFor()
        await page.getByText(t('field_invalid_email')).waitFor()
        for (const token of ['abc', BROKEN]) {
          await page.goto(`${base}/auth/confirm-email?token=${token}&email=${encodeURIComponent(email)}`)
          await page.getByRole('heading', { name: t('confirm_email_failed') }).waitFor()
          await page.getByText(t('error_token_invalid')).waitFor()
        }
        expect(page.url()).not.toContain('token')
        await expectUsablePage(guest)
        expect(await page.getByRole('link', { name: t('confirm_email_home') }).getAttribute('href')).toBe('/')

        const first = await waitForMail(base, email, (mail) => mail.text.includes('/auth/confirm-email'))
        expect(await emailField(guest).inputValue()).toBe(email)
        await ageToken(email)
        await page.getByRole('button', { name: t('confirm_email_resend') }).click()
        await page.getByText(t('resend_done_text', { email })).waitFor()
        const again = await waitForMail(
          base,
          email,
          (mail) => mail.id !== first.id && mail.text.includes('/auth/confirm-email'),
        )
        await page.goto(linkIn(again, '/auth/confirm-email'))
        await page.getByRole('heading', { name: t('confirm_email_done', { email }) }).waitFor()
        await page.getByText(t('confirm_email_gift', { percent: 15 })).waitFor()
        await page.getByRole('link', { name: t('confirm_email_shop') }).click()
        await page.waitForURL(`${base}/shop`)
      })
    },
  )

  it.each([
    ['en', "We couldn't verify your email address. Please try again or contact support."],
    ['ar', null],
  ] as const)(
    'in %s, a failure without a server message has its own message and a link to home (ROUTE-10)',
    async (language, sentence) => {
      await visit(server, [language, 'desktop'], async (guest) => {
        const { page, base, t } = guest
        await page.route('**/api/Account/confirmEmail', (route) => route.fulfill({ status: 400, body: '' }))
        await page.goto(`${base}/auth/confirm-email?token=${BROKEN}&email=a%40b.example`)
        await page.getByRole('heading', { name: t('confirm_email_failed') }).waitFor()
        await page.getByText(sentence ?? t('confirm_email_failed_text')).waitFor()
        await page.getByRole('link', { name: t('confirm_email_home') }).click()
        await page.waitForURL(`${base}/`)
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: a forgotten password is reset by a mailed link, and the new one signs in (ROUTE-11 ROUTE-12 FORM-01)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const member = await newMember(server, guest.language)
        await page.goto(`${base}/auth/forget-password`)
        const main = page.getByRole('main')
        expect(await main.getByRole('textbox').count()).toBe(1)
        await emailField(guest).fill('nobody')
        expect(await main.getByText(t('field_invalid_email')).count()).toBe(0)
        await emailField(guest).blur()
        await main.getByText(t('field_invalid_email')).waitFor()
        await expectUsablePage(guest)
        await emailField(guest).fill(member.email)
        await main.getByText(t('field_invalid_email')).waitFor({ state: 'detached' })
        await page.getByRole('button', { name: t('forget_submit') }).click()
        const dialog = page.getByRole('dialog', { name: t('forget_done_title') })
        await dialog.getByText(t('forget_done_text', { email: member.email })).waitFor()
        await expectUsablePage(guest)
        await dialog.getByRole('button', { name: t('forget_done_cancel') }).click()
        expect(await emailField(guest).inputValue()).toBe('')
        expect(new URL(page.url()).pathname).toBe('/auth/forget-password')
        await emailField(guest).fill(`nobody.${member.email}`)
        await page.getByRole('button', { name: t('forget_submit') }).click()
        await dialog.getByRole('button', { name: t('forget_done_confirm') }).click()
        await page.waitForURL(`${base}/`)

        const mail = await waitForMail(base, member.email, (mail) => mail.text.includes('/auth/reset-password'))
        await page.goto(linkIn(mail, '/auth/reset-password'))
        await page.getByRole('button', { name: t('reset_submit') }).waitFor()
        await page.waitForURL(`${base}/auth/reset-password`)
        expect(await emailField(guest).inputValue()).toBe(member.email)
        const password = main.getByLabel(t('auth_password'), { exact: true })
        const repeated = main.getByLabel(t('auth_confirm_password'), { exact: true })
        const toggles = main.getByRole('button', { name: t('ui_show_password') })
        expect(await toggles.count()).toBe(2)
        await toggles.first().click()
        expect(await password.getAttribute('type')).toBe('text')
        expect(await repeated.getAttribute('type')).toBe('password')
        await main.getByRole('button', { name: t('ui_hide_password') }).click()
        expect(await password.getAttribute('type')).toBe('password')
        await password.fill('Tulip-Path-82')
        await password.blur()
        // A hyphen is a special character at registration, but not here (AUTH-03).
        await main.getByText(t('field_password_special')).waitFor()
        await password.fill('Tulip!Path82')
        await repeated.fill('Tulip!Path83')
        await repeated.blur()
        await main.getByText(t('field_password_mismatch')).waitFor()
        await expectUsablePage(guest)
        await repeated.fill('Tulip!Path82')
        await page.getByRole('button', { name: t('reset_submit') }).click()
        const done = page.getByRole('dialog', { name: t('reset_done_title') })
        await done.getByRole('button', { name: t('reset_done_confirm') }).click()
        await page.waitForURL(`${base}/`)
        await logIn(guest, { ...member, password: 'Tulip!Path82' })
      })
    },
  )

  it('a used reset link shows an error and links to a new request (ROUTE-12)', async () => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      const { page, base, t } = guest
      await page.goto(`${base}/auth/reset-password?token=${BROKEN}&email=a%40b.example`)
      const main = page.getByRole('main')
      await main.getByLabel(t('auth_password'), { exact: true }).fill('Tulip!Path82')
      await main.getByLabel(t('auth_confirm_password'), { exact: true }).fill('Tulip!Path82')
      await page.getByRole('button', { name: t('reset_submit') }).click()
      await main.getByText(t('error_token_invalid')).waitFor()
      await main.getByRole('link', { name: t('reset_ask_again') }).click()
      await page.waitForURL(/forget-password/)
    })
  })

  it.each(READERS)(
    'in %s on a %s: points, a problem report with quick answers and a new confirmation link are reachable (ROUTE-20)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const member = await newMember(server, guest.language)
        await signIn(guest, member)
        await page.goto(base)
        await page.getByRole('button', { name: t('shell_account_menu') }).click()
        await page.getByRole('link', { name: t('shell_points') }).click()
        await page.waitForURL(/\/loyalty\//)
        await page.getByText(t('loyalty_available')).waitFor()
        for (const [amount, points] of [
          ['100', 10],
          ['200', 20],
          ['1,000', 100],
        ] as const)
          await page.getByText(t('loyalty_rule', { amount, points })).waitFor()
        await expectUsablePage(guest)
        await page.getByRole('tab', { name: t('loyalty_tab_history') }).click()
        await page.getByText(t('loyalty_empty_title')).waitFor()

        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: t('footer_contact') })
          .click()
        await page.waitForURL(`${base}/contact`)
        await page.getByText(t('faq_cancel_q')).click()
        await page.getByText(t('faq_cancel_a')).waitFor()
        await page.getByText(t('faq_confirm_q')).click()
        await page.getByRole('link', { name: t('faq_confirm_link') }).click()
        await page.waitForURL(/resend-confirmation/)
        await expectUsablePage(guest)
        expect(await emailField(guest).inputValue()).toBe(member.email)
        await page.getByRole('button', { name: t('confirm_email_resend') }).click()
        await page.getByText(t('resend_done_text', { email: member.email })).waitFor()
      })
    },
  )
})
