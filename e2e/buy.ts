import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language, Screen } from './browser.ts'
import type { Guest } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { linkIn, waitForMail } from './mailbox.ts'
import { messagesIn } from './messages.ts'
import type { Person } from './new-person.ts'
import { readAmount } from './read-amount.ts'

export type Shopper = Guest & { person: Person }

export const shopper = (page: Page, base: string, language: Language, screen: Screen, person: Person): Shopper => ({
  page,
  base,
  language,
  screen,
  person,
  t: messagesIn(language),
})

/** Opens home, a category and its first product, and chooses a larger size if there is one. */
export async function findBouquet(guest: Shopper): Promise<void> {
  const { page, base, t } = guest
  await page.goto(base)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectUsablePage(guest)
  await page
    .getByRole('main')
    .getByRole('link', { name: categoryName(guest.language), exact: true })
    .first()
    .click()
  await page.waitForURL(/\/shop\?category=/)
  await expectUsablePage(guest)
  await page.locator('main article a[href*="/product/"]').first().click()
  await page.waitForURL(/\/product\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .getByRole('group', { name: t('product_size') })
    .getByRole('radio')
    .nth(1)
    .check()
  await expectUsablePage(guest)
}

const categoryName = (language: Language): string => (language === 'ar' ? 'ورد جوري' : 'Roses')

/** Adds the product signed out, which asks for a login, then registers, logs in and expects it in the cart. */
export async function addAndRegister(guest: Shopper): Promise<void> {
  const { page, t, person } = guest
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart_add'), exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  await page.getByText(t('cart_login_first')).first().waitFor()
  await dialog.getByRole('tab', { name: t('auth_tab_register') }).click()
  await expectUsablePage(guest)
  await dialog.getByRole('textbox', { name: t('auth_full_name') }).fill(person.fullName)
  await dialog.getByRole('textbox', { name: t('auth_email') }).fill(person.email)
  await dialog.getByRole('textbox', { name: t('auth_phone') }).fill('0551')
  await dialog.getByLabel(t('auth_password'), { exact: true }).fill(person.password)
  await dialog.getByLabel(t('auth_confirm_password'), { exact: true }).fill(person.password)
  await dialog.getByText(t('field_phone_eleven')).waitFor()
  await dialog.getByRole('textbox', { name: t('auth_phone') }).fill(person.phone)
  await dialog.getByRole('checkbox').last().check()
  await dialog.getByRole('button', { name: t('auth_submit_register'), exact: true }).click()
  await page.getByRole('heading', { name: t('auth_created_title') }).waitFor()
  await page.getByRole('button', { name: t('auth_created_confirm') }).click()
  await dialog.getByLabel(t('auth_password'), { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: t('auth_submit_login'), exact: true }).click()
  await page.getByText(t('auth_login_done')).first().waitFor()
  await page.getByText(t('cart_added')).first().waitFor()
}

/** Opens the confirmation link of the mail and returns the welcome code. */
export async function confirmEmail(guest: Shopper): Promise<string> {
  const { page, base, person, t, language } = guest
  const mail = await waitForMail(base, person.email, (mail) => mail.text.includes('/auth/confirm-email'))
  expect(mail.language).toBe(language)
  await page.goto(linkIn(mail, '/auth/confirm-email'))
  await page.getByText(t('confirm_email_done', { email: person.email })).waitFor()
  await expectUsablePage(guest)
  expect(page.url()).not.toContain('token')
  const code = (await page.locator('main').textContent())?.match(/WARDA-[A-Z0-9]{6}/)?.[0]
  if (!code) throw new Error('The page shows no welcome code.')
  return code
}

/** Places the cart with recipient, address, the first free slot, a card and the welcome code. */
export async function checkOut(guest: Shopper, code: string): Promise<void> {
  const { page, base, t, person } = guest
  await page.goto(`${base}/cart`)
  await page.getByRole('link', { name: t('cart_checkout') }).waitFor()
  await expectUsablePage(guest)
  await page.getByRole('link', { name: t('cart_checkout') }).click()
  await page.waitForURL(/\/checkout/)
  await fillCheckout(guest, person.fullName)
  await goBackOneStep(guest)
  await page
    .getByRole('textbox', { name: t('checkout_card') })
    .fill(guest.language === 'ar' ? 'كل عام وأنتِ بخير' : 'Happy birthday')
  await page.getByRole('textbox', { name: t('checkout_coupon') }).fill(code)
  await page.getByRole('button', { name: t('checkout_coupon_apply') }).click()
  await page.getByText(t('checkout_coupon_applied', { code, percent: 15 })).waitFor()
  await expectUsablePage(guest)
  await page.getByRole('button', { name: t('checkout_place_pay') }).click()
}

/** Fills the first two steps of the checkout: recipient and address, then the first free slot. */
export async function fillCheckout(guest: Guest, recipient: string): Promise<void> {
  const { page, t } = guest
  await page.getByRole('textbox', { name: t('checkout_name') }).fill(recipient)
  await page.getByRole('textbox', { name: t('checkout_phone') }).fill('٠٥٥١٢٣٤٥٦٧')
  await page
    .getByRole('textbox', { name: t('checkout_line') })
    .fill(guest.language === 'ar' ? 'طريق الملك فهد، مبنى 12' : 'King Fahd Road, building 12')
  await page.getByRole('combobox', { name: t('checkout_city') }).fill(guest.language === 'ar' ? 'الرياض' : 'Riyadh')
  await expectUsablePage(guest)
  await page.getByRole('button', { name: t('checkout_continue') }).click()
  await chooseFirstSlot(guest)
  await expectUsablePage(guest)
  await page.getByRole('button', { name: t('checkout_continue') }).click()
}

/** Expects that Back opens the previous step with its values and Forward returns. */
async function goBackOneStep({ page, t }: Guest): Promise<void> {
  const card = page.getByRole('textbox', { name: t('checkout_card') })
  await card.waitFor()
  await page.goBack()
  await page.getByRole('group', { name: t('checkout_slots') }).waitFor()
  expect(
    await page
      .getByRole('group', { name: t('checkout_slots') })
      .locator('input:checked')
      .count(),
  ).toBe(1)
  expect(await card.isVisible()).toBe(false)
  await page.goForward()
  await card.waitFor()
}

/** Clicks the label of the first free slot, because the radio button is visually hidden. */
export async function chooseFirstSlot({ page, t }: Guest): Promise<void> {
  const choices = (group: string) =>
    page
      .getByRole('group', { name: group })
      .locator('label')
      .filter({ has: page.locator('input:not([disabled])') })
  const days = choices(t('checkout_days'))
  await days.first().waitFor()
  for (let n = 0; n < (await days.count()); n++) {
    await days.nth(n).click()
    const slot = choices(t('checkout_slots')).first()
    if ((await slot.count()) > 0) return slot.click()
  }
  throw new Error('No slot can be chosen.')
}

/** Approves the payment on the page of the sandbox bank and expects the paid order. */
export async function pay(guest: Shopper): Promise<string> {
  const { page, t } = guest
  await page.waitForURL(/\/sandbox-gateway\/pay\//)
  await expectUsablePage(guest)
  await page.getByRole('button', { name: t('sandbox_success'), exact: true }).click()
  await page.waitForURL(/\/confirm-payment/)
  await page.getByRole('heading', { name: t('payment_success_title') }).waitFor()
  await expectFlowersFirst(guest)
  const [total, paid, open] = (await page.getByRole('main').getByRole('definition').allInnerTexts()).map(readAmount)
  expect(total).toBeGreaterThan(0)
  expect([paid, open], 'total, paid and open on the thank-you page (AGREE-01)').toEqual([total, 0])
  await expectUsablePage(guest)
  const number = (await page.getByRole('main').textContent())?.match(/W?\d{5,}/)?.[0]
  if (!number) throw new Error('The page shows no order number.')
  return number
}

/** The flowers are on the first screen, then the recipient and what happens next; the payment is below. */
async function expectFlowersFirst({ page, t }: Shopper): Promise<void> {
  const tops = await Promise.all(
    [
      page.getByRole('heading', { level: 1, name: t('checkout_placed_title') }),
      page.getByText(t('thanks_who'), { exact: true }),
      page.getByRole('heading', { name: t('thanks_next') }),
      page.getByRole('heading', { name: t('payment_success_title') }),
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  const flowers = await page.getByRole('main').locator('img').first().boundingBox()
  expect(flowers?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
}

/** Expects the paid order in the list of orders, and its confirmation mail in the person's language. */
export async function expectPaid(guest: Shopper, number: string): Promise<void> {
  const { page, base, t, person, language } = guest
  await page.getByRole('link', { name: t('payment_orders') }).click()
  await page.waitForURL(/\/orders\//)
  await page.getByText(t('status_beingPrepared')).first().waitFor()
  await page.getByText(t('money_paid'), { exact: true }).first().waitFor()
  await page.getByText(number).first().waitFor()
  await expectUsablePage(guest)
  expect(await page.getByRole('button', { name: t('orders_pay_named', { number }) }).count()).toBe(0)
  const mail = await waitForMail(base, person.email, (mail) => mail.subject === t('mail_paid_subject', { number }))
  expect(mail.language).toBe(language)
  expect(mail.text).toContain(number)
}
