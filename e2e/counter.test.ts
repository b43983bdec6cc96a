import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBackOffice } from './back-office.ts'
import type { Language, Screen } from './browser.ts'
import { basket, button, listSizes, scan, sell, written } from './counter.ts'
import { type Guest, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const TABLETS: readonly [Language, Screen][] = [
  ['en', 'tablet'],
  ['ar', 'tablet'],
]

const findDrawer = () => server.db.selectFrom('cash_drawer').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

async function openDrawer(guest: Guest, float: number): Promise<void> {
  const { page, t } = guest
  await button(guest, 'cash_drawer_open').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('cash_drawer_float'), { exact: true }).fill(String(float))
  await expectUsablePage(guest)
  await dialog.getByRole('button', { name: t('cash_drawer_open') }).click()
  await button(guest, 'cash_drawer_close').waitFor()
}

/** Sells two scanned pieces and a free-price line for cash with change; returns the total in halalas. */
async function sellForCash(guest: Guest): Promise<number> {
  const { page, t } = guest
  const [first, second] = await listSizes(server)
  if (!first || !second) throw new Error('The demo has too few sizes in stock.')
  await scan(guest, first.sku)
  await scan(guest, second.sku)
  await scan(guest, second.sku)
  await basket(guest)
    .getByRole('textbox', { name: t('counter_free_line') })
    .fill('Bouquet with eucalyptus')
  await basket(guest).getByLabel(t('counter_free_price'), { exact: true }).fill('300')
  await basket(guest)
    .getByRole('button', { name: t('counter_free_add') })
    .click()
  const total = first.price + 2 * second.price + 30_000
  await expect.poll(async () => plain(await basket(guest).innerText())).toContain(written(total))
  await page.reload()
  await basket(guest)
    .getByRole('textbox', { name: t('counter_received') })
    .fill(String(total / 100 + 12.5))
  await expect.poll(async () => plain(await basket(guest).innerText())).toContain(written(1_250))
  await sell(guest, total)
  expect(plain(await page.getByRole('main').innerText())).toContain(written(1_250))
  await expectUsablePage(guest)
  return total
}

/** Opens the receipt of the sale on a roll, expects its tax document, and returns to the counter. */
async function readReceipt(guest: Guest, total: number): Promise<void> {
  const { page, base, t } = guest
  await page.getByRole('link', { name: t('counter_receipt_on', { paper: t('counter_paper_roll') }) }).click()
  const receipt = page.getByRole('article', { name: t('counter_receipt') })
  await receipt.getByRole('img', { name: t('counter_qr') }).waitFor()
  const text = plain(await receipt.innerText())
  for (const expected of [t('counter_simplified'), 'Bouquet with eucalyptus', written(total), written(1_250)])
    expect(text).toContain(plain(expected))
  await expectUsablePage(guest)
  for (const paper of ['roll', 'A5', 'A4']) {
    await page.getByLabel(t('driver_print_paper')).selectOption(paper)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g), paper).toHaveLength(1)
  }
  await page.goto(`${base}/admin/counter`)
}

/** Opens the slip of a waiting pickup, expects who picks it up, and returns to the counter. */
async function readSlip(guest: Guest, { customer, row }: { customer: string; row: Locator }): Promise<void> {
  const { page, base, t } = guest
  await row.getByRole('link').click()
  const slip = page.getByRole('article', { name: t('counter_slip') })
  await slip.getByText(customer).waitFor()
  await expectUsablePage(guest)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  await page.goto(`${base}/admin/counter`)
}

/** Sells one piece to a customer known by phone, who picks it up tomorrow and pays part in cash and the rest by card; hands it over. */
async function sellPickup(guest: Guest, { customer, phone }: { customer: string; phone: string }): Promise<number> {
  const { page, t } = guest
  const [first] = await listSizes(server)
  if (!first) throw new Error('The demo has too few sizes in stock.')
  await scan(guest, first.sku)
  await basket(guest)
    .getByRole('checkbox', { name: t('counter_known') })
    .check()
  await basket(guest)
    .getByRole('textbox', { name: t('counter_phone') })
    .fill(phone)
  await basket(guest)
    .getByRole('textbox', { name: t('counter_name') })
    .fill(customer)
  await basket(guest)
    .getByRole('radio', { name: t('counter_pickup') })
    .check({ force: true })
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
  await basket(guest).getByLabel(t('counter_ready_at')).fill(`${tomorrow}T17:30`)
  await basket(guest)
    .getByRole('radio', { name: t('counter_split') })
    .check({ force: true })
  await basket(guest)
    .getByRole('textbox', { name: t('counter_cash'), exact: true })
    .fill('40')
  await basket(guest)
    .getByRole('textbox', { name: t('counter_card'), exact: true })
    .fill(String(first.price / 100 - 40))
  await sell(guest, first.price)
  await button(guest, 'counter_next').click()
  const waiting = page.getByRole('region', { name: t('counter_pickups') })
  const row = waiting.getByRole('listitem').filter({ hasText: customer })
  await row.waitFor()
  await expectUsablePage(guest)
  await readSlip(guest, { customer, row })
  await row.getByRole('button').click()
  await row.waitFor({ state: 'detached' })
  return 4_000
}

/** Expects that the phone number of a customer fills in the name. */
async function expectKnown(guest: Guest, { customer, phone }: { customer: string; phone: string }): Promise<void> {
  const { page, base, t } = guest
  const [first] = await listSizes(server)
  await scan(guest, first?.sku ?? '')
  await basket(guest)
    .getByRole('checkbox', { name: t('counter_known') })
    .check()
  await basket(guest)
    .getByRole('textbox', { name: t('counter_phone') })
    .fill(phone)
  const name = basket(guest).getByRole('textbox', { name: t('counter_name') })
  await expect.poll(() => name.inputValue()).toBe(customer)
  await page.goto(`${base}/admin/counter`)
  await button(guest, 'cash_drawer_close').waitFor()
}

/** Expects the closed drawer first in the list of drawers, with what is missing. */
async function expectInList(guest: Guest, expected: number): Promise<void> {
  const { page, t } = guest
  await page.getByRole('link', { name: t('cash_drawers_all') }).click()
  const row = page
    .getByRole('table', { name: t('cash_drawers_title') })
    .getByRole('row')
    .nth(1)
  await row.waitFor()
  const text = plain(await row.innerText())
  for (const part of [written(expected), t('cash_missing'), written(500)]) expect(text).toContain(part)
  await expectUsablePage(guest)
}

async function payOut(guest: Guest, amount: number): Promise<void> {
  const { page, t } = guest
  await button(guest, 'cash_drawer_pay_out').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('cash_drawer_amount'), { exact: true }).fill(String(amount))
  await dialog.getByRole('radio', { name: t('cash_drawer_expense') }).check({ force: true })
  await dialog.getByRole('textbox', { name: t('cash_drawer_reason') }).fill('Ribbon')
  await expectUsablePage(guest)
  await dialog.getByRole('button', { name: t('cash_drawer_pay_out') }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Counts the drawer with five riyals missing and closes it. */
async function closeDrawer(guest: Guest, expected: number): Promise<void> {
  const { page, t } = guest
  await button(guest, 'cash_drawer_close').click()
  const dialog = page.getByRole('dialog')
  await expect.poll(async () => plain(await dialog.innerText())).toContain(written(expected))
  await dialog.getByLabel(t('cash_drawer_counted'), { exact: true }).fill(String(expected / 100 - 5))
  await dialog.getByText(t('cash_missing')).waitFor()
  await expectUsablePage(guest)
  await dialog.getByRole('button', { name: t('cash_drawer_close') }).click()
  await page.getByText(t('cash_drawer_none')).waitFor()
}

describe('the counter', () => {
  it.each(TABLETS)(
    'DESK-01 in %s on a %s: a sale that survives a reload, with change, its receipt, a pickup, a pay-out, counting the drawer and the list of drawers',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        await openBackOffice(guest, 'counter')
        await openDrawer(guest, 200)
        const total = await sellForCash(guest)
        await readReceipt(guest, total)
        const buyer =
          guest.language === 'ar'
            ? { customer: 'نورة السالم', phone: '0556001198' }
            : { customer: 'Noura Salem', phone: '0556001199' }
        const cash = await sellPickup(guest, buyer)
        await expectKnown(guest, buyer)
        await payOut(guest, 30)
        const expected = 20_000 + total + cash - 3_000
        await closeDrawer(guest, expected)
        expect(await findDrawer()).toMatchObject({ expected, counted: expected - 500 })
        await expectInList(guest, expected)
      })
    },
  )
})
