import type { Locator } from 'playwright-core'
import { demoMember } from './accounts.ts'
import type { Guest } from './journey.ts'
import { type Session, signIn } from './session.ts'

/** Signs in as the demo's Admin and opens a page of the back office (`orders`, `phone-order` …). */
export async function openBackOffice(guest: Guest, room: string): Promise<Session> {
  const session = await signIn(guest, demoMember('Admin'))
  await goToBackOfficePage(guest, room)
  return session
}

export const goToBackOfficePage = async ({ page, base }: Guest, room: string): Promise<void> => {
  await page.goto(`${base}/admin/${room}`)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}

/** A text box of the page. */
export const box = ({ page }: Guest, name: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name, exact: true })

/** Types into a combobox and chooses its first option with Enter. */
export async function pick({ page }: Guest, label: string, words: string): Promise<void> {
  const combobox = page.getByRole('combobox', { name: label })
  await combobox.fill(words)
  await page.getByRole('option').first().waitFor()
  await combobox.press('Enter')
}

/** Chooses the first day with an open time, and that time; returns the label of the time. */
export async function chooseWhen(form: Locator, day: string, slot: string): Promise<void> {
  await form.getByRole('group', { name: day }).getByRole('radio', { disabled: false }).last().check({ force: true })
  const times = form.getByRole('group', { name: slot }).getByRole('radio', { disabled: false })
  await times.first().check({ force: true })
}

/** Saves the open setting and waits for the confirmation. */
export async function saveSetting({ page, t }: Guest): Promise<void> {
  await page.getByText(t('admin_ui_unsaved')).waitFor()
  await page.getByRole('button', { name: t('admin_ui_save'), exact: true }).click()
  await page.getByText(t('admin_settings_saved')).first().waitFor()
  await page.getByText(t('admin_ui_saved')).waitFor()
}
