import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from './accounts.ts'
import { goToBackOfficePage, openBackOffice } from './back-office.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { linkIn, waitForMail } from './mailbox.ts'
import { newPerson } from './new-person.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const inDialog = ({ page }: Guest) => page.getByRole('dialog')

/** Sends an invitation with the default preset (counter). */
async function invite(owner: Guest, person: Member): Promise<void> {
  const { page, t } = owner
  await page.getByRole('button', { name: t('staff_invite'), exact: true }).click()
  const dialog = inDialog(owner)
  await dialog.getByRole('textbox', { name: t('staff_name') }).fill(person.fullName)
  await dialog.getByRole('textbox', { name: t('staff_email') }).fill(person.email)
  const counter = dialog.getByRole('radio', { name: new RegExp(`^${t('staff_preset_counter')}`) })
  expect(await counter.isChecked()).toBe(true)
  await expectUsablePage(owner)
  await dialog.getByRole('button', { name: t('staff_invite_send') }).click()
  await page.getByRole('button', { name: t('staff_revoke_named', { name: person.fullName }) }).waitFor()
}

/** Accepts the mailed invitation and expects the first permitted page. */
async function accept(guest: Guest, person: Member): Promise<void> {
  const { page, base, t } = guest
  const mail = await waitForMail(base, person.email, ({ html }) => html.includes('accept-invitation'))
  await page.goto(linkIn(mail, '/auth/accept-invitation'))
  for (const label of ['auth_password', 'auth_confirm_password'] as const)
    await page.getByLabel(t(label), { exact: true }).fill(person.password)
  await expectUsablePage(guest)
  await page.getByRole('button', { name: t('accept_submit') }).click()
  await page.waitForURL(`${base}/admin/orders`)
}

/** Expects that a page without permission is denied and links to the first permitted one. */
async function expectDeniedPage(guest: Guest): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/admin/staff`)
  await page.getByRole('heading', { level: 1, name: t('admin_denied_title') }).waitFor()
  await expectUsablePage(guest)
  await page.getByRole('link', { name: t('admin_denied_home') }).click()
  await page.waitForURL(`${base}/admin/orders`)
}

async function deactivate(owner: Guest, { fullName: name }: Member): Promise<void> {
  const { page, t } = owner
  await goToBackOfficePage(owner, 'staff')
  await expectUsablePage(owner)
  await page.getByRole('button', { name: t('staff_deactivate_named', { name }) }).click()
  await inDialog(owner)
    .getByRole('button', { name: t('staff_deactivate'), exact: true })
    .click()
  await page.getByRole('button', { name: t('staff_reactivate_named', { name }) }).waitFor()
}

describe('the staff of the shop', () => {
  it.each(READERS)(
    'in %s on a %s: an invited employee sees only permitted pages and is signed out when the owner deactivates the account (ADMIN-03)',
    async (...reader) => {
      const person: Member = { ...newPerson(reader[0]), fullName: reader[0] === 'ar' ? 'ريم العتيبي' : 'Reem Alotaibi' }
      await visit(server, reader, async (owner) => {
        await openBackOffice(owner, 'staff')
        await invite(owner, person)
        await visit(
          server,
          reader,
          async (guest) => {
            await accept(guest, person)
            await expectDeniedPage(guest)
            await deactivate(owner, person)
            await guest.page.reload()
            await guest.page.waitForURL(`${guest.base}/`)
          },
          /40[13]/,
        )
        await goToBackOfficePage(owner, 'audit')
        await owner.page.getByRole('link', { name: person.fullName }).first().waitFor()
        await expectUsablePage(owner)
      })
    },
  )

  it('a shop with an owner cannot be set up again (ADMIN-03)', async () => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      await guest.page.goto(`${guest.base}/setup`)
      await guest.page.getByRole('heading', { level: 1, name: guest.t('setup_closed_title') }).waitFor()
      await expectUsablePage(guest)
    })
  })
})
