import { setTimeout as pause } from 'node:timers/promises'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoMember, newMember } from './accounts.ts'
import { type Guest, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { fillCart } from './orders.ts'
import { call, signIn } from './session.ts'

const RECIPIENT = '0557654321'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type SandboxText = { channel: string; to: string; text: string }

/** Waits for the link of a message to a number in the sandbox. */
async function waitForLink(phone: string, path: string): Promise<string> {
  for (let tries = 0; tries < 240; tries++) {
    const answer = await fetch(`${server.url}/mailbox.json?to=${encodeURIComponent(phone)}`)
    const { texts } = (await answer.json()) as { texts: SandboxText[] }
    const link = texts.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []).find((url) => url.includes(path))
    if (link) return new URL(link).pathname
    await pause(250)
  }
  throw new Error(`No message with ${path} reached ${phone}.`)
}

/** Orders at checkout with messages by WhatsApp and a discreet one to the recipient; returns order and the buyer's link. */
async function orderAtCheckout(who: Guest): Promise<{ orderId: string; link: string }> {
  const { page, base, t } = who
  const member = await newMember(server, who.language)
  await server.db.updateTable('app_user').set({ phone: '0559876543' }).where('id', '=', member.userId).execute()
  const session = await signIn(who, member)
  await fillCart(server, who, session)
  await page.goto(`${base}/checkout`)
  await page.getByRole('textbox', { name: t('checkout_name') }).fill('نورة سالم')
  await page.getByRole('textbox', { name: t('checkout_phone') }).fill(RECIPIENT)
  await page.getByRole('textbox', { name: t('checkout_line') }).fill('طريق الملك فهد 12')
  await page.getByLabel(t('messages_recipient')).selectOption('discreet')
  await expectUsablePage(who)
  await page.getByRole('button', { name: t('checkout_continue') }).click()
  const choices = (group: string) =>
    page
      .getByRole('group', { name: group })
      .locator('label')
      .filter({ has: page.locator('input:not([disabled])') })
  await choices(t('checkout_days')).last().click()
  await choices(t('checkout_slots')).first().click()
  await page.getByRole('button', { name: t('checkout_continue') }).click()
  await page.locator('input[name=paymentTermsChoice][value=cash]').check()
  await page.getByLabel(t('messages_checkout')).selectOption('whatsapp')
  await expectUsablePage(who)
  await page.getByRole('button', { name: t('checkout_place'), exact: true }).click()
  const link = await waitForLink('+966559876543', '/t/')
  const orders = await call(who, 'GET', `/Order/getAllOrdersToUser/${session.userId}/0`, undefined, session)
  return { orderId: orders.data[0].id, link }
}

it('OPEN-04 a buyer agrees to WhatsApp at checkout, follows the delivery in Arabic on a phone, and the recipient without spoilers', async () => {
  await visit(server, ['ar', 'phone'], async (who) => {
    const { page, base, t } = who
    const { orderId, link } = await orderAtCheckout(who)
    await page.goto(base + link)
    await page.getByRole('heading', { name: t('tracking_title_preparing') }).waitFor()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await expectUsablePage(who)
    const driver = await signIn(who, demoMember('ShippingEmployee'))
    await call(who, 'PATCH', '/ShippingEmployee/updatestages', { orderIds: [orderId], orderStage: 5 }, driver)
    await page.context().clearCookies()
    await page.goto(`${base}${link}?lng=ar`)
    await page.getByRole('heading', { name: t('tracking_title_onTheWay') }).waitFor()
    const name = driver.fullName.split(' ')[0] ?? ''
    expect(await page.getByRole('link', { name: t('tracking_call', { name }) }).getAttribute('href')).toMatch(/^tel:/)
    await expectUsablePage(who)
    await visit(server, ['en', 'desktop'], async (recipient) => {
      const { page: other, t: en } = recipient
      await other.goto(base + (await waitForLink(`+966${RECIPIENT.slice(1)}`, '/t/')))
      await other.getByRole('heading', { name: en('tracking_title_onTheWay') }).waitFor()
      expect(await other.locator('body').innerText()).not.toMatch(/SAR|flower|bouquet/i)
      await expectUsablePage(recipient)
      await other.getByRole('button', { name: en('tracking_stop') }).click()
      await other.getByRole('button', { name: en('tracking_stop') }).waitFor({ state: 'detached' })
    })
    await page.goto(`${base}/t/AAAAAAAAAA?lng=ar`)
    await page.getByRole('heading', { name: t('tracking_unknown_title') }).waitFor()
    await expectUsablePage(who)
  })
})
