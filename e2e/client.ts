import type { Member } from './accounts.ts'
import { confirmEmail, type Shopper } from './buy.ts'
import type { Guest } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { choosePicture, photo, scan } from './upload-files.ts'

/** Opens a business account in the dialog of the top bar and confirms its address. */
export async function registerBusiness(who: Shopper): Promise<void> {
  const { page, base, t, person } = who
  await page.goto(base)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell_login_or_register') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: t('auth_tab_register') }).click()
  await dialog.getByText(t('auth_type_business'), { exact: true }).click()
  await expectUsablePage(who)
  await dialog.getByRole('textbox', { name: t('auth_full_name') }).fill(person.fullName)
  await dialog.getByRole('textbox', { name: t('auth_email') }).fill(person.email)
  await dialog.getByRole('textbox', { name: t('auth_phone') }).fill(person.phone)
  await dialog.getByLabel(t('auth_password'), { exact: true }).fill(person.password)
  await dialog.getByLabel(t('auth_confirm_password'), { exact: true }).fill(person.password)
  await dialog.getByRole('checkbox').last().check()
  await dialog.getByRole('button', { name: t('auth_submit_register'), exact: true }).click()
  await page.getByRole('heading', { name: t('auth_created_title') }).waitFor()
  await confirmEmail(who)
}

/** The menu of the signed-in person leads to their dashboard. */
export async function openDashboard({ page, t }: Guest): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell_account_menu') })
    .click()
  await page.getByRole('link', { name: t('shell_my_dashboard') }).click()
}

/** Chooses a place in the dashboard's menu, on a phone after opening it. */
export async function goToDashboardPage({ page, t, screen }: Guest, place: string): Promise<void> {
  if (screen === 'phone') await page.getByRole('button', { name: t('client_menu_open') }).click()
  const menu = screen === 'phone' ? page.getByRole('dialog') : page.getByRole('complementary')
  await menu.getByRole('link', { name: place, exact: true }).click()
}

const main = (who: Guest) => who.page.getByRole('main')

/** A text field of the page by its label. */
export const field = (who: Guest, label: string) => main(who).getByRole('textbox', { name: label })

/** Goes on to the next step of the wizard, or ends it. */
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

/** Step 1 as typed; Arabic digits where the reader's are. */
export async function fillRegister(who: Guest): Promise<void> {
  const { t, language } = who
  await field(who, t('client_organization')).fill(language === 'ar' ? 'فنادق النرجس' : 'Narjis Hotels')
  await field(who, t('client_unified_number')).fill(language === 'ar' ? '٧٠٠١٢٣٤٥٦٧' : '7001234567')
  await field(who, t('client_register_number')).fill(language === 'ar' ? '١٠١٠٠١٠٠٠٠' : '1010010000')
  await main(who).getByLabel(t('client_issue_date')).fill('2024-01-01')
  await main(who).getByLabel(t('client_expiry_date')).fill('2034-01-01')
  await choosePicture(who, t('client_register_copy'), await photo('register.jpg'))
}

/** Step 2 without its picture. */
export async function fillOwner(who: Guest): Promise<void> {
  const { t, language } = who
  await field(who, t('client_owner_name')).fill(language === 'ar' ? 'لجين السالم' : 'Lujain Alsalem')
  await field(who, t('client_owner_identity')).fill(language === 'ar' ? '١٠٠٠٠٠٠٠٠٨' : '1000000008')
  await field(who, t('client_owner_contact')).fill('+966551234567')
}

/** All three steps, and the card of the company that stands there afterwards. */
export async function completeProfile(who: Guest): Promise<void> {
  const { page, t } = who
  await page.getByRole('heading', { name: t('client_step_register') }).waitFor()
  await expectUsablePage(who)
  await fillRegister(who)
  await expectUsablePage(who)
  await next(who)
  await page.getByRole('heading', { name: t('client_step_owner') }).waitFor()
  await fillOwner(who)
  await choosePicture(who, t('client_owner_image'), await scan('identity.png'))
  await expectUsablePage(who)
  await next(who)
  await page.getByRole('heading', { name: t('client_step_tax') }).waitFor()
  await page.getByRole('radio', { name: t('client_tax_yes') }).check()
  await field(who, t('client_tax_number')).fill('300000000000003')
  await expectUsablePage(who)
  await complete(who)
  await page.getByText(t('clients_api_saved')).first().waitFor()
  await page.getByText(t('client_review_pending'), { exact: true }).waitFor()
}

export type BranchWords = { name: string; address: string }

/** Adds a branch in the open dialog; hours and numbers as the reader writes them. */
export async function addBranch(who: Guest, { name, address }: BranchWords): Promise<void> {
  const { page, t, language } = who
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

/** Fills the open dialog that gives a branch its manager, without sending it. */
export async function fillManager(who: Guest, manager: Member): Promise<void> {
  const { page, t } = who
  const dialog = page.getByRole('dialog')
  const box = (label: string) => dialog.getByRole('textbox', { name: label })
  await box(t('managers_name')).fill(manager.fullName)
  await box(t('managers_email')).fill(manager.email)
  await box(t('managers_phone')).fill('٠٥٥٧٧٧٨٨٨٩')
  await box(t('managers_identity')).fill('1000000008')
  await dialog.getByLabel(t('managers_password'), { exact: true }).fill(manager.password)
  await dialog.getByLabel(t('managers_confirm_password'), { exact: true }).fill(manager.password)
}

/** Gives the branch of the open page its manager. */
export async function addManager(who: Guest, manager: Member): Promise<void> {
  const { page, t } = who
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: t('managers_add'), exact: true }).click()
  await fillManager(who, manager)
  await choosePicture(who, t('managers_image'), await photo('identity.jpg'))
  await expectUsablePage(who)
  await dialog.getByRole('button', { name: t('managers_add_submit') }).click()
  await page.getByText(t('clients_api_manager_added')).first().waitFor()
  await dialog.waitFor({ state: 'detached' })
}
