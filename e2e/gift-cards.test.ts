import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { openBackOffice } from './back-office.ts'
import type { Language, Screen } from './browser.ts'
import { visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { waitForMail } from './mailbox.ts'
import { plain } from './messages.ts'
import { signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const PHONES: readonly [Language, Screen][] = [
  ['en', 'phone'],
  ['ar', 'phone'],
]

it.each(PHONES)(
  'DESK-09 in %s on a %s: a gift card is bought and paid, arrives by mail, is redeemed into credit, and the back office sees who redeemed it',
  async (language, screen) => {
    const reader = [language, screen] as const
    const email = `gift-${language}@example.com`
    const recipientName = language === 'ar' ? 'نورة صالح' : 'Noura Saleh'
    await visit(server, reader, async (guest) => {
      const { page, base, t } = guest
      await page.goto(`${base}/gift-cards`)
      await page.getByRole('heading', { name: t('gift_card_signed_out') }).waitFor()
      await expectUsablePage(guest)
      const session = await signIn(guest, await newMember(server, language))
      await page.goto(`${base}/gift-cards`)
      const buy = page.getByRole('button', { name: t('gift_card_pay') })
      await buy.waitFor()
      await page.getByRole('textbox', { name: t('gift_card_amount') }).fill('٢٠')
      await page.getByRole('textbox', { name: t('gift_card_recipient') }).fill(recipientName)
      await page.getByRole('textbox', { name: t('gift_card_email') }).fill(email)
      await buy.click()
      await page.getByRole('alert').first().waitFor()
      await expectUsablePage(guest)
      await page.getByRole('textbox', { name: t('gift_card_amount') }).fill('٢٠٠')
      await buy.click()
      await page.waitForURL(/\/sandbox-gateway\/pay\//)
      await page.getByRole('button', { name: t('sandbox_success'), exact: true }).click()
      await page.waitForURL(/\/gift-card-paid\//)
      await page.getByRole('heading', { name: t('gift_card_paid_title') }).waitFor()
      expect(plain(await page.getByRole('main').innerText())).toContain('200.00')
      await page.getByRole('button', { name: t('gift_card_copy') }).waitFor()
      await expectUsablePage(guest)
      expect(session.roles).toEqual(['Shopper'])
    })
    const mail = await waitForMail(server.url, email, ({ text }) => text.includes('/gift-card/'))
    expect(mail.language).toBe(language)
    const link = /https?:\S+\/gift-card\/[A-Z0-9-]+/.exec(mail.text)?.[0] ?? ''
    expect(link).not.toBe('')
    const recipient = await newMember(server, language)
    await visit(server, reader, async (guest) => {
      const { page, base, t } = guest
      await page.goto(link)
      await page.getByRole('heading', { name: t('gift_card_page_title') }).waitFor()
      await page.getByRole('heading', { name: t('gift_card_page_login') }).waitFor()
      await expectUsablePage(guest)
      await signIn(guest, recipient)
      await page.goto(link)
      await page.getByRole('button', { name: t('gift_card_redeem_button'), exact: true }).click()
      await page.getByText(t('gift_card_credit_hint')).waitFor()
      await expectUsablePage(guest)
      await page.goto(`${base}/gift-cards`)
      await page.getByText(t('gift_card_credit'), { exact: true }).waitFor()
      expect(plain(await page.getByRole('main').innerText())).toContain('200.00')
      await expectUsablePage(guest)
    })
    await visit(server, [language, 'tablet'], async (guest) => {
      const { page, t } = guest
      await openBackOffice(guest, 'gift-cards')
      await page
        .getByText(t('gift_card_redeemed_by', { name: '|' }).split('|')[0]?.trim() ?? '')
        .first()
        .waitFor()
      await expectUsablePage(guest)
    })
  },
)
