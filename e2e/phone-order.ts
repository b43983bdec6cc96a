import { expect } from 'vitest'
import { box, chooseWhen, pick } from './back-office.ts'
import type { Guest } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'

/** The quoted total in riyals, once the quote is current. */
async function readTotal({ page, t }: Guest): Promise<number> {
  const totalText = page
    .getByRole('region', { name: t('admin_phone_summary') })
    .locator('output[aria-busy=false]')
    .filter({ hasText: /\d/, visible: true })
  await totalText.waitFor()
  return amountIn(await totalText.innerText())
}

const amountIn = (text: string): number =>
  Number(
    plain(text)
      .match(/\d[\d,]*\.\d\d/)?.[0]
      .replaceAll(',', ''),
  )

/** Expects that a changed price places nothing and shows both totals, and that the form keeps its values; returns the new total. */
async function expectPriceChange(guest: Guest, shownTotal: number): Promise<number> {
  const { page, t } = guest
  await page.getByRole('button', { name: t('admin_phone_place') }).click()
  const dialog = page.getByRole('dialog', { name: t('admin_phone_price_title') })
  await dialog.waitFor()
  await expectUsablePage(guest)
  const [before, now] = plain(await dialog.innerText()).match(/\d[\d,]*\.\d\d/g) ?? []
  expect(amountIn(before ?? '')).toBe(shownTotal)
  await dialog.getByRole('button', { name: t('admin_phone_price_back') }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.getByLabel(t('admin_phone_card_message')).inputValue()).toBe('With love')
  return amountIn(now ?? '')
}

/** Begins a phone order of a new customer with one product. */
export async function startPhoneOrder(
  guest: Guest,
  customer: { fullName: string; phone: string },
  flowers: string,
): Promise<void> {
  const { page, t } = guest
  await page.getByRole('combobox', { name: t('admin_phone_find') }).fill(customer.phone)
  await page.getByText(t('admin_phone_find_none')).waitFor()
  await page.getByRole('button', { name: t('admin_phone_new') }).click()
  expect(await box(guest, t('admin_phone_phone')).inputValue()).toBe(customer.phone)
  await box(guest, t('admin_phone_name')).fill(customer.fullName)
  await pick(guest, t('admin_phone_find_product'), flowers)
  // The size has the focus, so Enter selects it.
  const sizes = page.getByRole('group', { name: t('admin_phone_sizes', { name: flowers }) })
  await sizes.getByRole('button').first().waitFor()
  await page.keyboard.press('Enter')
  await sizes.waitFor({ state: 'detached' })
}

/** Takes an order without an address, whose recipient is asked for it; returns the link for the recipient. */
export async function takeOrderWithoutAddress(guest: Guest): Promise<string> {
  const { page, t } = guest
  await page.getByRole('radio', { name: t('checkout_where_ask') }).check({ force: true })
  await page.getByText(t('admin_phone_ask_fee')).waitFor()
  expect(await page.getByRole('textbox', { name: t('checkout_line') }).count()).toBe(0)
  await chooseWhen(page.getByRole('main'), t('admin_orders_day'), t('checkout_slots'))
  await page.getByText(t('checkout_when_ask')).waitFor()
  await page.getByRole('radio', { name: t('board_terms_cash') }).check()
  await page.getByText(t('checkout_delivery_at_most')).waitFor({ state: 'attached' })
  await readTotal(guest)
  await expectUsablePage(guest)
  await page.getByRole('button', { name: t('admin_phone_place') }).click()
  const share = page.getByRole('region', { name: t('address_request_title') })
  await share.getByRole('link', { name: t('address_request_whatsapp') }).waitFor()
  await expectUsablePage(guest)
  return (await share.textContent())?.match(/http\S+?\/address\/\d+-[\w-]{16}/)?.[0] ?? ''
}

/** Fills and places a phone order and returns its number; `reprice` changes the price after the total was shown. */
export async function takePhoneOrder(
  guest: Guest,
  customer: { fullName: string; phone: string },
  flowers: string,
  reprice?: () => Promise<void>,
): Promise<string> {
  const { page, t } = guest
  await startPhoneOrder(guest, customer, flowers)
  await box(guest, t('checkout_line')).fill('King Fahd Road 12')
  await chooseWhen(page.getByRole('main'), t('admin_orders_day'), t('checkout_slots'))
  await page.getByLabel(t('admin_phone_card_message')).fill('With love')
  await page.getByRole('radio', { name: t('board_terms_cash') }).check()
  await page.getByLabel(t('admin_phone_code')).fill('NO-SUCH-CODE')
  await page.getByText(t('error_coupon_unknown')).waitFor()
  await page.getByLabel(t('admin_phone_code')).fill('')
  await page.getByText(t('error_coupon_unknown')).waitFor({ state: 'detached' })
  await expectUsablePage(guest)
  const shownTotal = await readTotal(guest)
  await reprice?.()
  const now = reprice ? await expectPriceChange(guest, shownTotal) : shownTotal
  if (reprice) expect(now).not.toBe(shownTotal)
  expect(await readTotal(guest)).toBe(now)
  // A double click places one order.
  await page.getByRole('button', { name: t('admin_phone_place') }).dblclick()
  await page.getByRole('heading', { name: t('admin_phone_done') }).waitFor()
  await expectUsablePage(guest)
  expect(plain(await page.getByRole('main').innerText())).toContain(
    now.toLocaleString('en', { minimumFractionDigits: 2 }),
  )
  const number = plain(await page.getByRole('main').innerText()).match(/#(W?\d{4,})/)?.[1]
  if (number === undefined) throw new Error('The page shows no order number.')
  return number
}
