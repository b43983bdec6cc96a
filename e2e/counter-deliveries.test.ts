import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseWhen, openBackOffice } from './back-office.ts'
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

/** The fee of the demo's shop in halalas. */
const FEE = 2_500

const CALLERS = {
  en: { customer: 'Maha Alotaibi', phone: '0556004411', recipient: 'Hind Saleh', line: 'King Fahd Road 12' },
  ar: { customer: 'مها العتيبي', phone: '0556004422', recipient: 'هند صالح', line: 'طريق الملك فهد 12' },
} as const

/** Scans a size and names the customer by phone; returns the price in halalas. */
async function begin(guest: Guest): Promise<number> {
  const { t, language } = guest
  const [size] = await listSizes(server)
  if (!size) throw new Error('The demo has no size in stock.')
  await scan(guest, size.sku)
  const sale = basket(guest)
  await sale.getByRole('checkbox', { name: t('counter_known') }).check()
  await sale
    .getByRole('textbox', { name: t('counter_phone') })
    .first()
    .fill(CALLERS[language].phone)
  return size.price
}

const choose = (guest: Guest, key: Parameters<Guest['t']>[0]): Promise<void> =>
  basket(guest)
    .getByRole('radio', { name: guest.t(key) })
    .check({ force: true })

const findLastOrder = () =>
  server.db
    .selectFrom('orders')
    .select(['delivery_fee', 'recipient_name', 'address_line', 'terms'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Sells a delivery that is paid by card, with a new recipient and a card message. */
async function sellDelivery(guest: Guest): Promise<void> {
  const { t, language } = guest
  const { customer, recipient, line } = CALLERS[language]
  const price = await begin(guest)
  const sale = basket(guest)
  await sale.getByRole('textbox', { name: t('counter_name') }).fill(customer)
  await choose(guest, 'counter_delivery')
  await sale.getByRole('textbox', { name: t('counter_recipient'), exact: true }).fill(recipient)
  await sale
    .getByRole('textbox', { name: t('counter_phone') })
    .last()
    .fill('0556004499')
  await sale.getByRole('textbox', { name: t('checkout_line') }).fill(line)
  await chooseWhen(sale, t('admin_orders_day'), t('checkout_slots'))
  await sale.getByRole('textbox', { name: t('counter_card_message') }).fill('Get well soon')
  await choose(guest, 'counter_card')
  await sell(guest, price + FEE)
  await button(guest, 'counter_next').click()
}

/** Sells to the same caller again: the past address, another fee with a reason, and payment by link; a reload keeps what was typed. */
async function sellByLink(guest: Guest): Promise<void> {
  const { page, t, language } = guest
  const { customer, recipient, line } = CALLERS[language]
  const price = await begin(guest)
  const name = basket(guest).getByRole('textbox', { name: t('counter_name') })
  await expect.poll(() => name.inputValue()).toBe(customer)
  await choose(guest, 'counter_delivery')
  await basket(guest).getByRole('button', { name: recipient }).click()
  await expect
    .poll(() =>
      basket(guest)
        .getByRole('textbox', { name: t('checkout_line') })
        .inputValue(),
    )
    .toBe(line)
  await chooseWhen(basket(guest), t('admin_orders_day'), t('checkout_slots'))
  const press = basket(guest).getByRole('button', { name: t('counter_sell') })
  await expect.poll(async () => plain(await press.innerText())).toContain(written(price + FEE))
  const fee = basket(guest)
    .getByRole('group', { name: t('counter_overrides') })
    .getByRole('textbox')
    .nth(1)
  await fee.fill('10')
  await choose(guest, 'counter_by_link')
  await expect.poll(async () => plain(await press.innerText())).toContain(written(price + 1_000))
  expect(await press.isEnabled()).toBe(false)
  await basket(guest)
    .getByRole('textbox', { name: t('counter_override_reason') })
    .fill('Regular customer')
  await page.reload()
  await expect.poll(() => fee.inputValue()).toBe('10')
  await sell(guest, price + 1_000)
  const link = page.getByRole('main').getByRole('textbox', { name: t('admin_order_pay_link_title') })
  expect(await link.inputValue()).toMatch(/^https?:/)
  await expectUsablePage(guest)
  expect(await findLastOrder()).toEqual({
    delivery_fee: 1_000,
    recipient_name: recipient,
    address_line: line,
    terms: 'online',
  })
}

describe('the counter', () => {
  it.each(TABLETS)(
    'DESK-01 in %s on a %s: a delivery for a caller, then one to the past address with another fee, paid by link',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        await openBackOffice(guest, 'counter')
        await sellDelivery(guest)
        await sellByLink(guest)
        await guest.page.goto(`${guest.base}/admin/audit`)
        await guest.page.getByText('Regular customer').first().waitFor()
      })
    },
  )
})
