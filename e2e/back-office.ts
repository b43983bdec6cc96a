import type { Locator } from 'playwright-core'
import { demoMember } from './member.ts'
import { comeSignedIn, type Session } from './session.ts'
import type { Guest } from './visit.ts'

/** The demo's Admin in this browser, in a room of the back office (`orders`, `phone-order` …). */
export async function openOffice(who: Guest, room: string): Promise<Session> {
  const session = await comeSignedIn(who, demoMember('Admin'))
  await goInOffice(who, room)
  return session
}

export const goInOffice = async ({ page, base }: Guest, room: string): Promise<void> => {
  await page.goto(`${base}/admin/${room}`)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}

/** A text box of the page. */
export const box = ({ page }: Guest, name: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name, exact: true })

/** Finds one of many in a box that offers what it finds, and takes the first with Enter alone. */
export async function pick({ page }: Guest, label: string, words: string): Promise<void> {
  const combobox = page.getByRole('combobox', { name: label })
  await combobox.fill(words)
  await page.getByRole('option').first().waitFor()
  await combobox.press('Enter')
}

/** Chooses the first day with an open time, and that time; gives how the time is written. */
export async function chooseWhen(form: Locator, day: string, slot: string): Promise<void> {
  await form.getByRole('group', { name: day }).getByRole('radio', { disabled: false }).last().check({ force: true })
  const times = form.getByRole('group', { name: slot }).getByRole('radio', { disabled: false })
  await times.first().check({ force: true })
}

/** Saves the open setting and waits until the shop says that it counts. */
export async function saveSetting({ page, t }: Guest): Promise<void> {
  await page.getByText(t('admin_ui_unsaved')).waitFor()
  await page.getByRole('button', { name: t('admin_ui_save'), exact: true }).click()
  await page.getByText(t('admin_settings_saved')).first().waitFor()
  await page.getByText(t('admin_ui_saved')).waitFor()
}
