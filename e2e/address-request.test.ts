import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, newMember } from './accounts.ts'
import { openBackOffice } from './back-office.ts'
import { type Guest, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { waitForMail } from './mailbox.ts'
import { messagesIn } from './messages.ts'
import { fillCart } from './orders.ts'
import { startPhoneOrder, takeOrderWithoutAddress } from './phone-order.ts'
import { call, signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Asked = { number: string; link: string; email: string }

/** Orders at the desk's checkout of the shop without an address; returns the link of the thank-you page. */
async function orderWithoutAddress(who: Guest, recipient: string): Promise<Asked> {
  const { page, base, t } = who
  const member = await newMember(server, who.language)
  const session = await signIn(who, member)
  await fillCart(server, who, session)
  await page.goto(`${base}/checkout`)
  await page.getByRole('textbox', { name: t('checkout_name') }).fill(recipient)
  await page.getByRole('textbox', { name: t('checkout_phone') }).fill('055 123 4567')
  await page.getByRole('radio', { name: t('checkout_where_ask') }).check({ force: true })
  await page.getByText(t('checkout_ask_step_link')).waitFor()
  await page.getByText(t('checkout_delivery_at_most')).first().waitFor({ state: 'attached' })
  await expectQuoted(who)
  await expectUsablePage(who)
  await page.getByRole('button', { name: t('checkout_continue') }).click()
  await page.getByText(t('checkout_when_ask')).waitFor()
  await chooseLastDay(who)
  await expectQuoted(who)
  await expectUsablePage(who)
  await page.getByRole('button', { name: t('checkout_continue') }).click()
  await page.locator('input[name=paymentTermsChoice][value=cash]').check()
  await page.getByRole('button', { name: t('checkout_place'), exact: true }).click()
  const share = page.getByRole('region', { name: t('address_request_title') })
  await share.getByRole('link', { name: t('address_request_whatsapp') }).waitFor()
  await expectUsablePage(who)
  const link = (await share.textContent())?.match(/http\S+?\/address\/\d+-[\w-]{16}/)?.[0] ?? ''
  expect(await share.getByRole('link', { name: t('address_request_whatsapp') }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/966551234567\?text=/,
  )
  await page.goto(`${base}/orders/${session.userId}`)
  const number = /address\/(\d+)-/.exec(link)?.[1] ?? ''
  await page.getByText(t('status_addressWanted')).locator('visible=true').first().waitFor()
  if (who.screen === 'desktop') await page.getByRole('button', { name: t('orders_expand', { number }) }).click()
  await share.getByRole('link', { name: t('address_request_sms') }).waitFor()
  await expectUsablePage(who)
  return { number, link, email: member.email }
}

/** Waits for the quote of the last choice; until then the amounts are dimmed. */
const expectQuoted = ({ page }: Guest) => expect.poll(() => page.locator('main dl[aria-busy=true]').count()).toBe(0)

/** The last day, so that the end of the wait is not near. The radios lie under their drawn labels. */
async function chooseLastDay({ page, t }: Guest): Promise<void> {
  const choices = (group: string) =>
    page
      .getByRole('group', { name: group })
      .locator('label')
      .filter({ has: page.locator('input:not([disabled])') })
  await choices(t('checkout_days')).last().click()
  await choices(t('checkout_slots')).first().click()
}

/** Answers as the recipient: a city that is not served is refused at its field, then the answer is sent and changed. */
async function answerAsRecipient(who: Guest, { link }: Asked): Promise<void> {
  const { page, t } = who
  await page.goto(link)
  await page.getByText(t('address_request_question')).waitFor()
  await expectUsablePage(who)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.getByRole('main').innerText()).not.toMatch(/SAR|ر\.س|\d\.\d\d/)
  const send = page.getByRole('button', { name: t('address_request_send') })
  await page.getByRole('textbox', { name: t('checkout_line') }).fill('شارع العليا، مبنى 5')
  await page.getByRole('combobox', { name: t('checkout_city') }).fill('جدة')
  await send.click()
  await page.getByText(t('error_delivery_city_not_served')).waitFor()
  await page.getByRole('combobox', { name: t('checkout_city') }).fill('الرياض')
  await page.getByRole('combobox', { name: t('checkout_district') }).fill('العليا')
  await page.getByRole('combobox', { name: t('checkout_district') }).press('Escape')
  await page.getByRole('textbox', { name: t('address_request_map_link') }).fill('https://maps.apple.com/?ll=24.7,46.68')
  await page.getByRole('textbox', { name: t('address_request_map_link') }).blur()
  await page.getByText(t('checkout_location_done')).waitFor()
  await page.getByRole('textbox', { name: t('checkout_note') }).fill('الدور الثاني')
  await send.click()
  await page.getByText(t('address_request_saved')).waitFor()
  await expectUsablePage(who)
  await page.reload()
  await page.getByText('الدور الثاني').waitFor()
  await page.getByRole('button', { name: t('address_request_change') }).click()
  await page.getByRole('textbox', { name: t('checkout_note') }).fill('الدور الثالث')
  await send.click()
  await page.getByText('الدور الثالث').waitFor()
}

describe('the recipient says where', () => {
  it('AGREE-03 a sender orders in English on a desktop, the recipient answers in Arabic on a phone, the desk and the sender see it', async () => {
    let asked: Asked = { number: '', link: '', email: '' }
    await visit(server, ['en', 'desktop'], async (who) => {
      asked = await orderWithoutAddress(who, 'Noura Salem')
    })
    const { number } = asked
    await visit(server, ['en', 'desktop'], async (who) => {
      const { page, base, t } = who
      await signIn(who, demoMember('Admin'))
      await page.goto(`${base}/admin/orders?q=${number}`)
      await page.getByText(t('status_addressWanted')).locator('visible=true').first().waitFor()
      await page
        .getByRole('link', { name: new RegExp(number) })
        .first()
        .click()
      await page.getByRole('region', { name: t('address_request_title') }).waitFor()
      await page.getByRole('link', { name: t('address_request_whatsapp') }).waitFor()
      await expectUsablePage(who)
    })
    await visit(server, ['ar', 'phone'], async (who) => {
      await answerAsRecipient(who, asked)
      const subject = messagesIn('en')('mail_address_given_subject', { number })
      const mail = await waitForMail(who.base, asked.email, (letter) => letter.subject === subject)
      expect(mail.text).toContain(number)
    })
    await visit(server, ['ar', 'phone'], async (who) => {
      const { page, base, t } = who
      await signIn(who, demoMember('Admin'))
      await page.goto(`${base}/admin/orders?q=${number}`)
      await page.getByText(t('status_beingPrepared')).locator('visible=true').first().waitFor()
      await page.goto(`${base}/address/${number}-AAAAAAAAAAAAAAAA`)
      await page.getByRole('heading', { name: t('address_request_unknown_title') }).waitFor()
      await expectUsablePage(who)
    })
  })

  it('AGREE-03 the desk takes an order in Arabic on the phone, and the recipient is asked for the address', async () => {
    let asked: Asked = { number: '', link: '', email: '' }
    await visit(server, ['ar', 'desktop'], async (who) => {
      const name = (await call(who, 'GET', '/Product/getproduct/1')).name
      await openBackOffice(who, 'phone-order')
      await startPhoneOrder(who, { fullName: 'نورة سالم', phone: `05${String(Date.now()).slice(-8)}` }, name)
      const link = await takeOrderWithoutAddress(who)
      asked = { ...asked, link }
    })
    await visit(server, ['ar', 'phone'], (who) => answerAsRecipient(who, asked))
  })

  it('AGREE-03 in Arabic on a phone the sender reads everything, also in the mail; after a cancellation the link says so', async () => {
    await visit(server, ['ar', 'phone'], async (who) => {
      const { page, t } = who
      const asked = await orderWithoutAddress(who, 'نورة سالم')
      const mail = await waitForMail(who.base, asked.email, ({ text }) => text.includes('/address/'))
      expect(mail.text).toContain(asked.link)
      await page.getByRole('button', { name: t('orders_withdraw_named', { number: asked.number }) }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(t('orders_withdraw_unpaid')).waitFor()
      await dialog.getByRole('button', { name: t('orders_withdraw'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.goto(asked.link)
      await page.getByRole('heading', { name: t('address_request_cancelled_title') }).waitFor()
      await expectUsablePage(who)
    })
  })
})
