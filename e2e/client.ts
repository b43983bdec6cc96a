import type { Member } from './accounts.ts'
import { confirmEmail, type Shopper } from './buy.ts'
import type { Guest } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { choosePicture, photo, scan } from './upload-files.ts'

/** Opens a business account in the dialog of the top bar and confirms its address. */
export async function registerBusiness(guest: Shopper): Promise<void> {
  const { page, base, t, person } = guest
  await page.goto(base)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell_login_or_register') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: t('auth_tab_register') }).click()
  await dialog.getByText(t('auth_type_business'), { exact: true }).click()
  await expectUsablePage(guest)
  await dialog.getByRole('textbox', { name: t('auth_full_name') }).fill(person.fullName)
  await dialog.getByRole('textbox', { name: t('auth_email') }).fill(person.email)
  await dialog.getByRole('textbox', { name: t('auth_phone') }).fill(person.phone)
  await dialog.getByLabel(t('auth_password'), { exact: true }).fill(person.password)
  await dialog.getByLabel(t('auth_confirm_password'), { exact: true }).fill(person.password)
  await dialog.getByRole('checkbox').last().check()
  await dialog.getByRole('button', { name: t('auth_submit_register'), exact: true }).click()
  await page.getByRole('heading', { name: t('auth_created_title') }).waitFor()
  await confirmEmail(guest)
}

/** Opens the dashboard from the user menu. */
export async function openDashboard({ page, t }: Guest): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell_account_menu') })
    .click()
  await page.getByRole('link', { name: t('shell_my_dashboard') }).click()
}

/** Opens a page from the dashboard's menu, which is collapsed on a phone. */
export async function goToDashboardPage({ page, t, screen }: Guest, place: string): Promise<void> {
  if (screen === 'phone') await page.getByRole('button', { name: t('client_menu_open') }).click()
  const menu = screen === 'phone' ? page.getByRole('dialog') : page.getByRole('complementary')
  await menu.getByRole('link', { name: place, exact: true }).click()
}

const main = (guest: Guest) => guest.page.getByRole('main')

/** A text field of the page by its label. */
export const field = (guest: Guest, label: string) => main(guest).getByRole('textbox', { name: label })

/** Submits the step of the wizard. */
export const next = ({ page, t }: Guest) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('client_next'), exact: true })
    .click()
export const complete = ({ page, t }: Guest) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('client_complete'), exact: true })
    .click()

/** Fills step 1, in Arabic with Arabic digits. */
export async function fillRegister(guest: Guest): Promise<void> {
  const { t, language } = guest
  await field(guest, t('client_organization')).fill(language === 'ar' ? 'فنادق النرجس' : 'Narjis Hotels')
  await field(guest, t('client_unified_number')).fill(language === 'ar' ? '٧٠٠١٢٣٤٥٦٧' : '7001234567')
  await field(guest, t('client_register_number')).fill(language === 'ar' ? '١٠١٠٠١٠٠٠٠' : '1010010000')
  await main(guest).getByLabel(t('client_issue_date')).fill('2024-01-01')
  await main(guest).getByLabel(t('client_expiry_date')).fill('2034-01-01')
  await choosePicture(guest, t('client_register_copy'), await photo('register.jpg'))
}

/** Fills step 2 without the picture. */
export async function fillOwner(guest: Guest): Promise<void> {
  const { t, language } = guest
  await field(guest, t('client_owner_name')).fill(language === 'ar' ? 'لجين السالم' : 'Lujain Alsalem')
  await field(guest, t('client_owner_identity')).fill(language === 'ar' ? '١٠٠٠٠٠٠٠٠٨' : '1000000008')
  await field(guest, t('client_owner_contact')).fill('+966551234567')
}

/** Fills all three steps and expects the company card. */
export async function completeProfile(guest: Guest): Promise<void> {
  const { page, t } = guest
  await page.getByRole('heading', { name: t('client_step_register') }).waitFor()
  await expectUsablePage(guest)
  await fillRegister(guest)
  await expectUsablePage(guest)
  await next(guest)
  await page.getByRole('heading', { name: t('client_step_owner') }).waitFor()
  await fillOwner(guest)
  await choosePicture(guest, t('client_owner_image'), await scan('identity.png'))
  await expectUsablePage(guest)
  await next(guest)
  await page.getByRole('heading', { name: t('client_step_tax') }).waitFor()
  await page.getByRole('radio', { name: t('client_tax_yes') }).check()
  await field(guest, t('client_tax_number')).fill('300000000000003')
  await expectUsablePage(guest)
  await complete(guest)
  await page.getByText(t('clients_api_saved')).first().waitFor()
  await page.getByText(t('client_review_pending'), { exact: true }).waitFor()
}

export type BranchWords = { name: string; address: string }

/** Adds a branch in the open dialog, with hours and digits of the language. */
export async function addBranch(guest: Guest, { name, address }: BranchWords): Promise<void> {
  const { page, t, language } = guest
  const dialog = page.getByRole('dialog')
  const box = (label: string) => dialog.getByRole('textbox', { name: label })
  await box(t('branches_name')).fill(name)
  await box(t('branches_address')).fill(address)
  await box(t('branches_phone')).fill(language === 'ar' ? '٠١١٢٣٤٥٦٧٨' : '0112345678')
  await box(t('branches_hours')).fill(language === 'ar' ? '٩:٠٠ ص - ٨:٠٠ م' : '9:00 AM - 8:00 PM')
  await box(t('branches_employees')).fill(language === 'ar' ? '١٢' : '12')
  await dialog.getByRole('button', { name: t('branches_add_submit') }).click()
  await page.getByText(t('clients_api_branch_added')).first().waitFor()
  await dialog.waitFor({ state: 'detached' })
}

/** Fills the open manager dialog without sending it. */
export async function fillManager(guest: Guest, manager: Member): Promise<void> {
  const { page, t } = guest
  const dialog = page.getByRole('dialog')
  const box = (label: string) => dialog.getByRole('textbox', { name: label })
  await box(t('managers_name')).fill(manager.fullName)
  await box(t('managers_email')).fill(manager.email)
  await box(t('managers_phone')).fill('٠٥٥٧٧٧٨٨٨٩')
  await box(t('managers_identity')).fill('1000000008')
  await dialog.getByLabel(t('managers_password'), { exact: true }).fill(manager.password)
  await dialog.getByLabel(t('managers_confirm_password'), { exact: true }).fill(manager.password)
}

/** Adds a manager to the branch of the open page. */
export async function addManager(guest: Guest, manager: Member): Promise<void> {
  const { page, t } = guest
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: t('managers_add'), exact: true }).click()
  await fillManager(guest, manager)
  await choosePicture(guest, t('managers_image'), await photo('identity.jpg'))
  await expectUsablePage(guest)
  await dialog.getByRole('button', { name: t('managers_add_submit') }).click()
  await page.getByText(t('clients_api_manager_added')).first().waitFor()
  await dialog.waitFor({ state: 'detached' })
}
