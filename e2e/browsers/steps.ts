import type { Member } from '../accounts.ts'
import { by, click, fill, type Visitor, waitFor } from './visitor.ts'

/** Fills the open login form and sends it. */
export async function fillLogin(visitor: Visitor, member: Member): Promise<void> {
  const { t } = visitor
  const dialog = by('dialog')
  await fill(visitor, by('textbox', t('auth_email'), { within: dialog }), member.email)
  await fill(visitor, by('textbox', t('auth_password'), { within: dialog }), member.password)
  await click(visitor, by('button', t('auth_submit_login'), { within: dialog }))
}

/** Signs in through the dialog in the top bar. */
export async function logIn(visitor: Visitor, member: Member): Promise<void> {
  const { t } = visitor
  await click(visitor, by('button', t('shell_login_or_register')))
  await fillLogin(visitor, member)
  await waitFor(visitor, by('button', t('shell_account_menu')))
}

/** Chooses the last day that can be chosen, and its first free delivery window. */
export async function chooseDayAndSlot(visitor: Visitor, days: string): Promise<void> {
  const { t } = visitor
  await click(visitor, by('radio', undefined, { within: by('group', days), enabled: true, last: true }))
  await click(visitor, by('radio', undefined, { within: by('group', t('checkout_slots')), enabled: true }))
}
