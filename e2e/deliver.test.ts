import { readFile } from 'node:fs/promises'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, type Member, newMember, secondDriver } from './accounts.ts'
import {
  calm,
  confirmEarly,
  getAction,
  getCard,
  getCountOnTab,
  getMenuAction,
  openTab,
  releaseTogether,
  STAGE_CALL,
  searchFor,
  waitForBoard,
  waitForCount,
} from './board.ts'
import { type Guest, READERS, visitWithPictures } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { linkIn, waitForMail } from './mailbox.ts'
import { plain } from './messages.ts'
import { placeOrder } from './orders.ts'
import { logIn, type Session, signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Reader = (typeof READERS)[number]
type Buyer = Guest & { member: Member; session: Session }

/** Opens a browser for each of two dispatchers (one per kind of screen) and a buyer. */
const withThreePeople = (
  [language, screen]: Reader,
  journey: (yousef: Guest, nasser: Guest, buyer: Buyer) => Promise<void>,
): Promise<void> =>
  visitWithPictures(server, [language, screen], (yousef) =>
    visitWithPictures(server, [language, screen === 'phone' ? 'desktop' : 'phone'], (nasser) =>
      visitWithPictures(server, [language, screen], async (guest) => {
        const member = await newMember(server, language)
        const session = await signIn(guest, member)
        await journey(yousef, nasser, { ...guest, member, session })
      }),
    ),
  )

/** Logs in and opens the board from "My dashboard". */
async function openBoardFromMenu(guest: Guest, member: Member): Promise<void> {
  const { page, base, t } = guest
  await page.goto(base)
  await logIn(guest, member)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell_account_menu') })
    .click()
  await page.getByRole('link', { name: t('shell_my_dashboard') }).click()
  await page.waitForURL(/\/dashboard-delivery\/[\w-]+$/)
  await waitForBoard(guest)
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
}

/** Expects that the page was not reloaded since it was opened. */
const expectNoReload = ({ page }: Guest): Promise<boolean> => page.evaluate(() => 'neverReloaded' in globalThis)

/** Goes to page 2 and back (DELIV-02). */
async function turnPages(guest: Guest): Promise<void> {
  const { page, t } = guest
  const count = Math.ceil((await getCountOnTab(guest, 'board_tab_pending')) / 5)
  expect(count).toBeGreaterThan(1)
  await page.getByText(t('board_page', { page: 1, count }), { exact: true }).waitFor()
  expect(await page.getByRole('article').count()).toBe(5)
  await page.getByRole('button', { name: t('board_next') }).click()
  await page.getByText(t('board_page', { page: 2, count }), { exact: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('page')).toBe('2')
  await page.getByRole('button', { name: t('board_previous') }).click()
  await page.getByText(t('board_page', { page: 1, count }), { exact: true }).waitFor()
}

/** The buyer pays an order at the bank. */
async function payOnline(buyer: Buyer, number: string): Promise<void> {
  const { page, base, t, session } = buyer
  await page.goto(`${base}/orders/${session.userId}`)
  await page.getByRole('button', { name: t('orders_pay_named', { number }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders_pay'), exact: true })
    .click()
  await page.waitForURL(/\/sandbox-gateway\/pay\//)
  await page.getByRole('button', { name: t('sandbox_success'), exact: true }).click()
  await page.getByRole('heading', { name: t('payment_success_title') }).waitFor()
}

/** Enters invalid amounts, then pays half in Arabic digits; returns the outstanding amount. */
async function takePartPayment(guest: Guest, number: string, outstanding: number): Promise<number> {
  const { page, t } = guest
  await (await getMenuAction(guest, 'board_pay', number)).click()
  const dialog = page.getByRole('dialog', { name: t('board_pay_title') })
  const amount = dialog.getByRole('textbox', { name: t('board_pay_amount') })
  const record = dialog.getByRole('button', { name: t('board_pay_submit'), exact: true })
  await expectUsablePage(guest)
  const full = dialog.getByRole('radio', { name: t('board_pay_full') })
  expect([Number(await amount.inputValue()), await amount.getAttribute('step')]).toEqual([outstanding, '0.01'])
  expect(await full.isChecked()).toBe(true)
  const facts = plain(await dialog.innerText())
  for (const shown of [
    `#${number}`,
    outstanding.toFixed(2),
    t('board_customer'),
    t('board_total'),
    t('board_order_date'),
  ])
    expect(facts).toContain(plain(shown))
  for (const [typed, sentence] of [
    ['', t('field_required')],
    ['12.345', t('field_amount_decimals')],
    ['0', t('field_amount_not_positive')],
    ['abc', t('field_amount_invalid')],
  ] as const) {
    await amount.fill(typed)
    await record.click()
    await dialog.getByText(sentence, { exact: true }).waitFor()
  }
  await amount.fill(String(outstanding + 1))
  await record.click()
  const above = dialog.getByText(t('board_pay_above', { money: '§' }).split('§')[0] ?? '')
  await above.waitFor()
  expect(plain(await above.innerText())).toContain(outstanding.toFixed(2))
  await expectUsablePage(guest)
  const part = Math.floor(outstanding / 2) + 0.5
  await amount.fill(arabicDigits(part.toFixed(2)))
  expect(await dialog.getByRole('radio', { name: t('board_pay_part') }).isChecked()).toBe(true)
  await full.check()
  expect(Number(await amount.inputValue())).toBe(outstanding)
  await amount.fill(arabicDigits(part.toFixed(2)))
  const left = Math.round((outstanding - part) * 100) / 100
  expect(plain(await dialog.getByRole('status').innerText())).toContain(left.toFixed(2))
  await record.click()
  await dialog.waitFor({ state: 'hidden' })
  return left
}

const arabicDigits = (text: string): string =>
  text.replace('.', '٫').replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))

/** Completes the delivery with the recipient and a photo. */
async function complete(guest: Guest, number: string, recipient: string): Promise<void> {
  const { page, t } = guest
  await getAction(guest, 'board_complete', number).click()
  const dialog = page.getByRole('dialog', { name: t('board_complete_title') })
  await dialog.getByRole('textbox', { name: t('board_recipient') }).fill(recipient)
  await confirmEarly(guest)
  const buffer = await page.screenshot({ type: 'jpeg' })
  await dialog
    .getByLabel(t('board_photo'), { exact: false })
    .first()
    .setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByRole('img', { name: t('board_photo_preview') }).waitFor()
  await expectUsablePage(guest)
  await dialog.getByRole('button', { name: t('board_complete'), exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await getCard(guest, number).waitFor({ state: 'hidden' })
}

/** Expects the stored photo on the card. */
async function openPhoto(guest: Guest, number: string): Promise<void> {
  const { page, t } = guest
  await getCard(guest, number)
    .getByRole('button', { name: t('board_proof_photo') })
    .click()
  const photo = page.getByRole('dialog').getByRole('img', { name: t('board_proof_photo_of', { number }) })
  await photo.waitFor()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Creates the invoice and expects a toast with a link to a PDF. */
async function createInvoice(guest: Guest, number: string): Promise<void> {
  const { page, t } = guest
  await (await getMenuAction(guest, 'board_invoice', number)).click()
  const link = page.getByRole('link', { name: t('board_invoice_download') })
  await link.waitFor()
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.pathname).toMatch(/\.pdf$/)
  expect(address.search).toBe('')
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
}

/** Confirms the receipt by the mailed link. */
async function confirmReceipt(
  buyer: Buyer,
  order: { number: string; total: number; recipient: string },
): Promise<void> {
  const { page, base, t, member, language } = buyer
  const mail = await waitForMail(base, member.email, (mail) => mail.text.includes('/confirm-receive-order'))
  expect(mail.language).toBe(language)
  await page.goto(linkIn(mail, '/confirm-receive-order'))
  await page.getByRole('heading', { name: t('receipt_done_title') }).waitFor()
  await page.getByRole('heading', { name: t('receipt_summary') }).waitFor()
  const text = plain(await page.getByRole('main').innerText())
  for (const shown of [order.number, order.total.toFixed(2), order.recipient]) expect(text).toContain(shown)
  expect(page.url()).not.toContain('token')
  await expectUsablePage(buyer)
}

/** Records a part payment of the customer's debt; returns the rest. */
async function payPartOfDebt(guest: Guest, number: string, owed: number): Promise<number> {
  const { page, t } = guest
  await (await getMenuAction(guest, 'board_debts', number)).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('board_debts_order', { number })).waitFor()
  expect(plain(await dialog.innerText())).toContain(owed.toFixed(2))
  await calm(guest)
  await expectUsablePage(guest)
  await dialog
    .getByRole('button')
    .filter({ hasText: t('board_debts_pay') })
    .click()
  const amount = dialog.getByRole('textbox', { name: t('board_pay_amount') })
  await amount.fill(String(owed + 5))
  await dialog.getByText(t('board_pay_above', { money: '§' }).split('§')[0] ?? '').waitFor()
  await amount.fill('10')
  await dialog.getByRole('button', { name: t('board_pay_submit'), exact: true }).click()
  await amount.waitFor({ state: 'hidden' })
  const left = Math.round((owed - 10) * 100) / 100
  await expect.poll(async () => plain(await dialog.innerText())).toContain(left.toFixed(2))
  return left
}

const getSteps = (orderId: string) =>
  server.db.selectFrom('order_event').select('to_state').where('order_id', '=', orderId).orderBy('seq').execute()

const boardMoney = async (number: string): Promise<number> => {
  const row = await server.db
    .selectFrom('orders')
    .select(['total'])
    .where('number', '=', Number(number))
    .executeTakeFirstOrThrow()
  return row.total / 100
}

describe('the day of two dispatchers', () => {
  it.each(READERS)(
    'in %s, begun on a %s: a paid order appears without reload, both start one delivery, part payment, photo, receipt, debt, invoice and points (ROUTE-18 ROUTE-16 DELIV-01 DELIV-02 DELIV-03 DELIV-04 DELIV-05 DELIV-06 DELIV-07 DELIV-09 FORM-07 API-14 API-20 API-21 BIZ-02 ERR-08)',
    async (...reader) => {
      await withThreePeople(reader, async (yousef, nasser, buyer) => {
        const { t } = yousef
        const paid = await placeOrder(server, buyer, buyer.session, 'online')
        const cash = await placeOrder(server, buyer, buyer.session, 'cash')
        await openBoardFromMenu(yousef, demoMember('ShippingEmployee'))
        await expectUsablePage(yousef)
        await turnPages(yousef)
        await openBoardFromMenu(nasser, secondDriver())
        await expectUsablePage(nasser)

        // The search finds the order only after its payment.
        await searchFor(nasser, paid.orderNumber)
        await nasser.page.getByText(t('board_empty_filtered')).waitFor()
        const before = await getCountOnTab(yousef, 'board_tab_pending')
        await payOnline(buyer, paid.orderNumber)
        await getCard(nasser, paid.orderNumber).waitFor()
        await waitForCount(yousef, 'board_tab_pending', before + 1)

        // One dispatcher starts the delivery, and the other board follows.
        await searchFor(yousef, paid.orderNumber)
        await getAction(yousef, 'board_start', paid.orderNumber).click()
        await getCard(nasser, paid.orderNumber).waitFor({ state: 'hidden' })
        await openTab(nasser, 'board_tab_inDelivery')
        await getCard(nasser, paid.orderNumber).waitFor()
        await openTab(nasser, 'board_tab_pending')

        // Both dispatchers start another delivery at the same time.
        const both = releaseTogether(2)
        for (const guest of [yousef, nasser]) {
          await searchFor(guest, cash.orderNumber)
          await getCard(guest, cash.orderNumber).waitFor()
          await guest.page.route(STAGE_CALL, both)
        }
        await Promise.all([yousef, nasser].map((guest) => getAction(guest, 'board_start', cash.orderNumber).click()))
        for (const guest of [yousef, nasser]) {
          await getCard(guest, cash.orderNumber).waitFor({ state: 'hidden' })
          await openTab(guest, 'board_tab_inDelivery')
          await getAction(guest, 'board_complete', cash.orderNumber).waitFor()
          expect(await guest.page.getByRole('alert').count()).toBe(0)
          await guest.page.unroute(STAGE_CALL)
        }
        expect((await getSteps(cash.id)).filter(({ to_state }) => to_state === 'outForDelivery')).toHaveLength(1)

        const total = await boardMoney(cash.orderNumber)
        const left = await takePartPayment(yousef, cash.orderNumber, total)
        await expect
          .poll(async () => plain(await getCard(nasser, cash.orderNumber).innerText()))
          .toContain(left.toFixed(2))

        await (await getMenuAction(yousef, 'board_send', cash.orderNumber)).click()
        await yousef.page.getByText(t('receipt_email_sent'), { exact: true }).waitFor()
        const recipient = yousef.language === 'ar' ? 'حارس المبنى' : 'Building guard'
        await complete(yousef, cash.orderNumber, recipient)
        await openTab(yousef, 'board_tab_completed')
        await getCard(yousef, cash.orderNumber).waitFor()
        await expectUsablePage(yousef)
        await openPhoto(yousef, cash.orderNumber)

        await getCard(nasser, cash.orderNumber).waitFor({ state: 'hidden' })
        await openTab(nasser, 'board_tab_completed')
        await getCard(nasser, cash.orderNumber).waitFor()
        await confirmReceipt(buyer, { number: cash.orderNumber, total, recipient })
        await getCard(nasser, cash.orderNumber).getByText(t('board_received')).waitFor()

        const owed = await payPartOfDebt(nasser, cash.orderNumber, left)
        await buyer.page.goto(`${buyer.base}/orders/${buyer.session.userId}`)
        const debts = buyer.page.getByRole('region', { name: t('orders_debts_title') })
        await debts.waitFor()
        expect(plain(await debts.innerText())).toContain(owed.toFixed(2))
        await payOnline(buyer, cash.orderNumber)
        const debt = nasser.page.getByRole('dialog').getByRole('listitem')
        await debt.getByText(t('board_debts_resolved'), { exact: true }).waitFor()
        await nasser.page.keyboard.press('Escape')
        await createInvoice(nasser, cash.orderNumber)

        await buyer.page.goto(`${buyer.base}/loyalty/${buyer.session.userId}`)
        await buyer.page.getByRole('tab', { name: t('loyalty_tab_history') }).click()
        await buyer.page.getByText(t('loyalty_order', { number: cash.orderNumber })).waitFor()
        await expectUsablePage(buyer)
        for (const guest of [yousef, nasser]) expect(await expectNoReload(guest)).toBe(true)
      })
    },
  )
})
