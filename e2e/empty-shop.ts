import { expect } from 'vitest'
import type { Member } from './accounts.ts'
import { box, goToBackOfficePage, saveSetting } from './back-office.ts'
import { waitForBoard } from './board.ts'
import type { Guest } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { linkIn, waitForMail } from './mailbox.ts'

const SHOP_NAME = { en: 'Wadi Roses', ar: 'ورود الوادي' }

/** Names the shop, creates its first owner with the printed setup code and expects the back office. */
export async function setUpShop(guest: Guest, owner: Member, code: string): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/setup`)
  await page.getByRole('textbox', { name: t('setup_name_en') }).fill(SHOP_NAME.en)
  await page.getByRole('textbox', { name: t('setup_name_ar') }).fill(SHOP_NAME.ar)
  await page.getByRole('combobox', { name: t('setup_city') }).selectOption('Riyadh')
  await expectUsablePage(guest)
  await page.getByRole('button', { name: t('setup_next') }).click()
  await page.getByRole('textbox', { name: t('setup_code') }).fill(code)
  await page.getByRole('textbox', { name: t('staff_name') }).fill(owner.fullName)
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('auth_email') })
    .fill(owner.email)
  await page.getByLabel(t('auth_password'), { exact: true }).fill(owner.password)
  await expectUsablePage(guest)
  await page.getByRole('button', { name: t('setup_submit') }).click()
  await page.waitForURL(`${base}/admin`)
  await page.getByRole('banner').getByText(SHOP_NAME[guest.language]).waitFor()
  await page.getByText(t('admin_today_late_none')).waitFor()
  await page
    .getByRole('region', { name: t('admin_first_title') })
    .getByRole('listitem')
    .first()
    .waitFor()
  await expectUsablePage(guest)
}

const EMPTY_LISTS = [
  ['orders', 'admin_orders_empty'],
  ['customers', 'admin_customers_empty'],
  ['clients', 'admin_clients_empty_pending'],
  ['debts', 'debts_empty'],
  ['products', 'admin_products_empty'],
  ['categories', 'admin_categories_empty'],
  ['coupons', 'coupons_empty'],
  ['reviews', 'admin_reviews_empty'],
  ['reports', 'admin_reports_empty'],
] as const

/** Expects the empty state of every list. */
export async function checkEmptyLists(guest: Guest): Promise<void> {
  for (const [section, sentence] of EMPTY_LISTS) {
    await goToBackOfficePage(guest, section)
    await guest.page.getByRole('main').getByText(guest.t(sentence), { exact: true }).first().waitFor()
    await expectUsablePage(guest)
  }
}

/** Saves the contact details and the slot capacity; expects the phone number on the contact page. */
export async function saveContactAndCapacity(guest: Guest): Promise<void> {
  const { page, base, t } = guest
  await goToBackOfficePage(guest, 'settings/contact')
  await box(guest, t('admin_settings_phone')).fill('+966 11 555 0142')
  await box(guest, t('admin_settings_email')).fill('hello@wadi-roses.example')
  const address = t('admin_settings_address')
  await box(guest, t('admin_ui_english', { label: address })).fill('Olaya Street 40, Riyadh')
  await box(guest, t('admin_ui_arabic', { label: address })).fill('شارع العليا 40، الرياض')
  await saveSetting(guest)
  await goToBackOfficePage(guest, 'settings/calendar')
  await box(guest, t('admin_settings_capacity')).fill('٦')
  await saveSetting(guest)
  await expectUsablePage(guest)
  await page.goto(`${base}/contact`)
  await page.getByText('+966 11 555 0142').first().waitFor()
}

const SELLER = {
  words: [
    ['admin_settings_seller_name', 'Wadi Roses Trading Est.', 'مؤسسة ورود الوادي التجارية'],
    ['admin_settings_street', 'Olaya Street', 'شارع العليا'],
    ['admin_settings_district', 'Al Olaya', 'حي العليا'],
    ['admin_settings_city', 'Riyadh', 'الرياض'],
  ],
  numbers: [
    ['admin_settings_vat', '399999999900003'],
    ['admin_settings_cr', '1010987654'],
    ['admin_settings_building', '1234'],
    ['admin_settings_postal', '12243'],
  ],
} as const

/** Expects a contact page without contact details, and the warning about missing seller details on the overview. */
export async function expectMissingSettings(guest: Guest): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/contact`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const kind of ['tel:', 'mailto:']) expect(await page.locator(`a[href^="${kind}"]`).count()).toBe(0)
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|null/)
  await expectUsablePage(guest)
  await page.goto(`${base}/admin`)
  await page.getByText(t('admin_first_no_vat_title')).waitFor()
  await page.getByRole('link', { name: t('admin_first_no_vat_go'), exact: true }).click()
  await page.getByText(t('admin_settings_seller_missing')).waitFor()
  await expectUsablePage(guest)
}

/** Saves the seller details; incomplete ones are refused. */
export async function saveSeller(guest: Guest): Promise<void> {
  const { page, base, t } = guest
  await goToBackOfficePage(guest, 'settings/seller')
  for (const [name, en, ar] of SELLER.words) {
    await box(guest, t('admin_ui_english', { label: t(name) })).fill(en)
    await box(guest, t('admin_ui_arabic', { label: t(name) })).fill(ar)
  }
  await page.getByRole('button', { name: t('admin_ui_save'), exact: true }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  for (const [name, number] of SELLER.numbers) await box(guest, t(name)).fill(number)
  await saveSetting(guest)
  await expectUsablePage(guest)
  await page.goto(`${base}/admin`)
  await page.getByText(t('admin_today_late_none')).waitFor()
  expect(await page.getByText(t('admin_first_no_vat_title')).count()).toBe(0)
}

/** Creates a coupon of 10 %. */
export async function createCoupon(guest: Guest): Promise<void> {
  const { page, t } = guest
  await goToBackOfficePage(guest, 'coupons')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('coupons_new') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('coupons_code') }).fill('opening-10')
  await dialog.getByRole('textbox', { name: t('coupons_percent') }).fill('١٠')
  await expectUsablePage(guest)
  await dialog.getByRole('button', { name: t('coupons_save') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('main').getByText('OPENING-10').first().waitFor()
}

/** Invites a driver. */
export async function inviteDriver(guest: Guest, driver: Member): Promise<void> {
  const { page, t } = guest
  await goToBackOfficePage(guest, 'staff')
  await page.getByRole('button', { name: t('staff_invite'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('staff_name') }).fill(driver.fullName)
  await dialog.getByRole('textbox', { name: t('staff_email') }).fill(driver.email)
  await dialog.getByRole('radio', { name: t('staff_delivery') }).check({ force: true })
  await expectUsablePage(guest)
  await dialog.getByRole('button', { name: t('staff_invite_send') }).click()
  await page.getByRole('button', { name: t('staff_revoke_named', { name: driver.fullName }) }).waitFor()
}

/** Accepts the mailed invitation as a driver and expects the board. */
export async function joinAsDriver(guest: Guest, driver: Member): Promise<void> {
  const { page, base, t } = guest
  const mail = await waitForMail(base, driver.email, ({ html }) => html.includes('accept-invitation'))
  expect(mail.language).toBe(guest.language)
  await page.goto(linkIn(mail, '/auth/accept-invitation'))
  for (const label of ['auth_password', 'auth_confirm_password'] as const)
    await page.getByLabel(t(label), { exact: true }).fill(driver.password)
  await page.getByRole('button', { name: t('accept_submit') }).click()
  await page.waitForURL(/\/dashboard-delivery\//)
  await waitForBoard(guest)
  await expectUsablePage(guest)
}

/** Changes the points of the first loyalty rule. */
export async function changeLoyalty(guest: Guest): Promise<void> {
  const { page, t } = guest
  await goToBackOfficePage(guest, 'settings/loyalty')
  await page.getByRole('textbox', { name: t('admin_settings_points_of', { number: 1 }) }).fill('٢٥')
  await saveSetting(guest)
  await expectUsablePage(guest)
}
