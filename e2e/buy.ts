import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language, Screen } from './browser.ts'
import type { Guest } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { linkIn, waitForMail } from './mailbox.ts'
import { messagesIn } from './messages.ts'
import type { Person } from './new-person.ts'

export type Shopper = Guest & { person: Person }

export const shopper = (page: Page, base: string, language: Language, screen: Screen, person: Person): Shopper => ({
  page,
  base,
  language,
  screen,
  person,
  t: messagesIn(language),
})

/** Home → a category → its first product, a bigger size where there is one. */
export async function findBouquet(who: Shopper): Promise<void> {
  const { page, base, t } = who
  await page.goto(base)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectUsablePage(who)
  await page
    .getByRole('main')
    .getByRole('link', { name: categoryName(who.language), exact: true })
    .first()
    .click()
  await page.waitForURL(/\/shop\?category=/)
  await expectUsablePage(who)
  await page.locator('main article a[href*="/product/"]').first().click()
  await page.waitForURL(/\/product\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .getByRole('group', { name: t('product_size') })
    .getByRole('radio')
    .nth(1)
    .check()
  await expectUsablePage(who)
}

const categoryName = (language: Language): string => (language === 'ar' ? 'ورد جوري' : 'Roses')

/** Signed out, "add to cart" asks to log in; the person opens an account, logs in, and the bouquet is in the cart. */
export async function addAndRegister(who: Shopper): Promise<void> {
  const { page, t, person } = who
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart_add'), exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  await page.getByText(t('cart_login_first')).first().waitFor()
  await dialog.getByRole('tab', { name: t('auth_tab_register') }).click()
  await expectUsablePage(who)
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

/** Follows the confirmation link of the mail and comes back with the welcome code. */
export async function confirmEmail(who: Shopper): Promise<string> {
  const { page, base, person, t, language } = who
  const letter = await waitForMail(base, person.email, (mail) => mail.text.includes('/auth/confirm-email'))
  expect(letter.language).toBe(language)
  await page.goto(linkIn(letter, '/auth/confirm-email'))
  await page.getByText(t('confirm_email_done', { email: person.email })).waitFor()
  await expectUsablePage(who)
  expect(page.url()).not.toContain('token')
  const code = (await page.locator('main').textContent())?.match(/WARDA-[A-Z0-9]{6}/)?.[0]
  if (!code) throw new Error('The page shows no welcome code.')
  return code
}

/** Cart → checkout with recipient, address, the first free slot, a card and the welcome code → the order is placed. */
export async function checkOut(who: Shopper, code: string): Promise<void> {
  const { page, base, t, person } = who
  await page.goto(`${base}/cart`)
  await page.getByRole('link', { name: t('cart_checkout') }).waitFor()
  await expectUsablePage(who)
  await page.getByRole('link', { name: t('cart_checkout') }).click()
  await page.waitForURL(/\/checkout/)
  await fillCheckout(who, person.fullName)
  await goBackOneStep(who)
  await page
    .getByRole('textbox', { name: t('checkout_card') })
    .fill(who.language === 'ar' ? 'كل عام وأنتِ بخير' : 'Happy birthday')
  await page.getByRole('textbox', { name: t('checkout_coupon') }).fill(code)
  await page.getByRole('button', { name: t('checkout_coupon_apply') }).click()
  await page.getByText(t('checkout_coupon_applied', { code, percent: 15 })).waitFor()
  await expectUsablePage(who)
  await page.getByRole('button', { name: t('checkout_place_pay') }).click()
}

/** The first two steps of the open checkout: who and where, then the first free slot. */
export async function fillCheckout(who: Guest, recipient: string): Promise<void> {
  const { page, t } = who
  await page.getByRole('textbox', { name: t('checkout_name') }).fill(recipient)
  await page.getByRole('textbox', { name: t('checkout_phone') }).fill('٠٥٥١٢٣٤٥٦٧')
  await page
    .getByRole('textbox', { name: t('checkout_line') })
    .fill(who.language === 'ar' ? 'طريق الملك فهد، مبنى 12' : 'King Fahd Road, building 12')
  await page.getByRole('combobox', { name: t('checkout_city') }).fill(who.language === 'ar' ? 'الرياض' : 'Riyadh')
  await expectUsablePage(who)
  await page.getByRole('button', { name: t('checkout_continue') }).click()
  await chooseFirstSlot(who)
  await expectUsablePage(who)
  await page.getByRole('button', { name: t('checkout_continue') }).click()
}

/** Back at the last step opens the step before, with its values; Forward returns. */
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

/** The radios lie under their drawn labels, which are what a person touches. */
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

/** The hosted page of the sandbox bank approves; the shop shows the order paid. */
export async function pay(who: Shopper): Promise<string> {
  const { page, t } = who
  await page.waitForURL(/\/sandbox-gateway\/pay\//)
  await expectUsablePage(who)
  await page.getByRole('button', { name: t('sandbox_success'), exact: true }).click()
  await page.waitForURL(/\/confirm-payment/)
  await page.getByRole('heading', { name: t('payment_success_title') }).waitFor()
  await expectUsablePage(who)
  const number = (await page.getByRole('main').textContent())?.match(/W?\d{5,}/)?.[0]
  if (!number) throw new Error('The page shows no order number.')
  return number
}

/** The order stands paid among the person's orders, and the confirmation lies in the mailbox in their language. */
export async function seePaid(who: Shopper, number: string): Promise<void> {
  const { page, base, t, person, language } = who
  await page.getByRole('link', { name: t('payment_orders') }).click()
  await page.waitForURL(/\/orders\//)
  await page.getByText(t('status_beingPrepared')).first().waitFor()
  await page.getByText(t('money_paid'), { exact: true }).first().waitFor()
  await page.getByText(number).first().waitFor()
  await expectUsablePage(who)
  expect(await page.getByRole('button', { name: t('orders_pay_named', { number }) }).count()).toBe(0)
  const letter = await waitForMail(base, person.email, (mail) => mail.subject === t('mail_paid_subject', { number }))
  expect(letter.language).toBe(language)
  expect(letter.text).toContain(number)
}
