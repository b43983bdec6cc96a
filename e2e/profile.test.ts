import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from './accounts.ts'
import { getAdminSession, makeApprovedOwner, makeOwner, type Owner } from './business.ts'
import { complete, field, fillOwner, fillRegister, goToDashboardPage, next } from './client.ts'
import { enterDate, leaveDate } from './date-fields.ts'
import { type Guest, READERS, visitWithPictures } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { waitForMail } from './mailbox.ts'
import { plain } from './messages.ts'
import { call, signIn } from './session.ts'
import { cameraPhoto, choosePicture, heavyNonsense, pdf, photo, pictureInput, scan, trick } from './upload-files.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const openWizard = async (guest: Guest, owner: Owner): Promise<void> => {
  await signIn(guest, owner)
  await guest.page.goto(`${guest.base}/dashboard-user/${owner.userId}`)
  await guest.page.getByRole('heading', { name: guest.t('client_step_register') }).waitFor()
}

/** The message of a field. */
const remark = (guest: Guest, text: string) => guest.page.getByRole('main').getByRole('alert').filter({ hasText: text })

describe('the wizard of the company profile', () => {
  it.each(READERS)(
    'in %s on a %s: shows errors at each field, keeps the input on Back and reload, and accepts an exemption letter (CLIENT-01 CLIENT-02 CLIENT-03 FORM-06 ERR-08)',
    async (...reader) => {
      await visitWithPictures(server, reader, async (guest) => {
        const { page, base, t } = guest
        const owner = await makeOwner(server, guest.language)
        await openWizard(guest, owner)

        await next(guest)
        await remark(guest, t('field_required')).first().waitFor()
        await expectUsablePage(guest)
        await fillInvalidRegister(guest)
        await fillRegister(guest)
        await pictureInput(page, t('client_register_copy')).setInputFiles(trick)
        await next(guest)
        await remark(guest, t('field_picture_kind')).first().waitFor()
        await choosePicture(guest, t('client_register_copy'), await photo('register.jpg'))
        await next(guest)
        await page.getByRole('heading', { name: t('client_step_owner') }).waitFor()

        await page.reload()
        await page.getByRole('heading', { name: t('client_step_owner') }).waitFor()
        await fillOwner(guest)
        await next(guest)
        await page.getByText(t('client_owner_image_missing')).first().waitFor()
        await expectUsablePage(guest)

        await page.getByRole('button', { name: t('client_back'), exact: true }).click()
        await page.getByRole('heading', { name: t('client_step_register') }).waitFor()
        expect(await field(guest, t('client_unified_number')).inputValue()).toBe('7001234567')
        await next(guest)
        await page.getByRole('heading', { name: t('client_step_owner') }).waitFor()
        expect(await field(guest, t('client_owner_contact')).inputValue()).toBe('+966551234567')
        await choosePicture(guest, t('client_owner_image'), await scan())
        await next(guest)
        await page.getByRole('heading', { name: t('client_step_tax') }).waitFor()

        await fillInvalidTax(guest)
        await page.goto(`${base}/dashboard-user/${owner.userId}/company`)
        await page.getByRole('heading', { name: t('client_step_tax') }).waitFor()
        await page.getByRole('radio', { name: t('client_tax_no') }).check()
        expect(await field(guest, t('client_tax_number')).count()).toBe(0)
        await choosePicture(guest, t('client_tax_letter'), await photo('letter.jpg'))
        await expectUsablePage(guest)
        await complete(guest)
        await page.getByText(t('clients_api_saved')).first().waitFor()
        await expectCompanyCard(guest, owner)
      })
    },
  )

  it('a picture above 2 MB is resized and accepted; completed steps are marked (CLIENT-02 FORM-06)', async () => {
    await visitWithPictures(server, ['en', 'phone'], async (guest) => {
      const { page, t } = guest
      await openWizard(guest, await makeOwner(server, 'en'))
      const marks = page.getByRole('list', { name: t('client_steps') }).getByRole('listitem')
      expect(await marks.nth(0).getAttribute('aria-current')).toBe('step')
      await fillRegister(guest)
      await choosePicture(guest, t('client_register_copy'), await cameraPhoto())
      await next(guest)
      await page.getByRole('heading', { name: t('client_step_owner') }).waitFor()
      expect(await marks.nth(0).innerText()).toContain(t('client_step_done'))
      expect(await marks.nth(1).getAttribute('aria-current')).toBe('step')
    })
  })

  it('a returned profile shows the reason and is reviewed again after a change (CLIENT-01)', async () => {
    await visitWithPictures(server, ['en', 'desktop'], async (guest) => {
      const { page, base, t } = guest
      const owner = await makeApprovedOwner(server, 'en')
      const admin = await getAdminSession(guest)
      const note = 'The copy of the register cannot be read.'
      await call(guest, 'PATCH', `/Client/review/${owner.clientId}`, { decision: 'rejected', note }, admin)
      const mail = await waitForMail(base, owner.email, (mail) => mail.subject === t('mail_client_rejected_subject'))
      expect(mail.text).toContain(note)
      await signIn(guest, owner)
      await page.goto(`${base}/dashboard-user/${owner.userId}/company`)
      await page.getByText(note).waitFor()
      await expectUsablePage(guest)
      await page.getByRole('button', { name: t('client_edit'), exact: true }).click()
      await choosePicture(guest, t('client_register_copy'), await photo('clear.jpg'))
      await next(guest)
      await page.getByRole('heading', { name: t('client_step_owner') }).waitFor()
      await choosePicture(guest, t('client_owner_image'), await photo('identity.jpg'))
      await next(guest)
      await page.getByRole('heading', { name: t('client_step_tax') }).waitFor()
      await complete(guest)
      await page.getByText(t('client_review_pending'), { exact: true }).waitFor()
    })
  })
})

describe('numbers that look wrong for Saudi Arabia', () => {
  it.each(READERS)(
    'in %s on a %s: a number that fails its check digit is asked about, kept when confirmed, and shown to the reviewer (FORM-06 API-09)',
    async (...reader) => {
      await visitWithPictures(server, reader, async (guest) => {
        const { page, base, t } = guest
        const owner = await makeOwner(server, guest.language)
        await openWizard(guest, owner)
        await fillRegister(guest)
        await choosePicture(guest, t('client_register_copy'), await photo('register.jpg'))
        await next(guest)
        await page.getByRole('heading', { name: t('client_step_owner') }).waitFor()
        await fillOwner(guest)
        await choosePicture(guest, t('client_owner_image'), await scan())
        await field(guest, t('client_owner_identity')).fill('1012345678')
        await next(guest)
        await remark(guest, t('field_keep_needed')).waitFor()
        await page.getByRole('main').getByText(t('field_check_digit')).waitFor()
        await expectUsablePage(guest)
        const keep = page.getByRole('checkbox', { name: t('field_keep_number') })
        await keep.check()
        // The question appears again for another number.
        await field(guest, t('client_owner_identity')).fill('1012345679')
        expect(await keep.isChecked()).toBe(false)
        await field(guest, t('client_owner_identity')).fill('1012345678')
        await keep.check()
        await next(guest)
        await page.getByRole('heading', { name: t('client_step_tax') }).waitFor()
        await signIn(guest, demoMember('Admin'))
        await page.goto(`${base}/admin/clients/${owner.clientId}`)
        const doubts = page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: t('admin_clients_doubts') })
        expect(plain(await doubts.innerText())).toContain('1012345678')
        expect(plain(await doubts.innerText())).toContain(plain(t('field_check_digit')))
        await expectUsablePage(guest)
      })
    },
  )
})

/** Enters each invalid value of step 1. */
async function fillInvalidRegister(guest: Guest): Promise<void> {
  const { page, t } = guest
  const unified = field(guest, t('client_unified_number'))
  await unified.fill('1234567890')
  await unified.blur()
  await unified.fill('70012x4567')
  await unified.blur()
  await remark(guest, t('field_digits_only')).waitFor()
  // Digits are valid (FORM-06); a number that looks wrong is a question.
  await unified.fill('1234567890')
  await unified.blur()
  const question = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t('field_unified_number') })
  expect(await question.getByRole('checkbox', { name: t('field_keep_number') }).isChecked()).toBe(false)
  await expectUsablePage(guest)
  const main = page.getByRole('main')
  await enterDate(page, main.getByLabel(t('client_issue_date')), '2025-05-01')
  await leaveDate(page)
  await enterDate(page, main.getByLabel(t('client_expiry_date')), '2025-05-01')
  await leaveDate(page)
  await remark(guest, t('field_expiry_after_issue')).waitFor()
  const copy = pictureInput(page, t('client_register_copy'))
  await copy.setInputFiles(pdf)
  await remark(guest, t('field_picture_kind')).waitFor()
  await copy.setInputFiles(heavyNonsense)
  await remark(guest, t('field_picture_size')).waitFor()
}

/** Expects that letters and an incomplete tax number are refused. */
async function fillInvalidTax(guest: Guest): Promise<void> {
  const { page, t } = guest
  await complete(guest)
  await remark(guest, t('field_required')).first().waitFor()
  await page.getByRole('radio', { name: t('client_tax_yes') }).check()
  await field(guest, t('client_tax_number')).fill('123456789012345')
  await complete(guest)
  await remark(guest, t('field_keep_needed')).first().waitFor()
  await page.getByRole('main').getByText(t('field_tax_number')).waitFor()
  await expectUsablePage(guest)
}

/** Expects the company card, its documents and the national address. */
async function expectCompanyCard(guest: Guest, owner: Owner): Promise<void> {
  const { page, t, screen } = guest
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('client_edit'), exact: true }).waitFor()
  const card = plain(await main.innerText())
  for (const shown of [owner.email, '7001234567', '1010010000', t('client_tax_no'), t('client_review_pending')])
    expect(card).toContain(shown)
  await main.getByRole('button', { name: t('client_tax_letter'), exact: true }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: t('client_tax_letter') })
  await picture.waitFor()
  await expectUsablePage(guest)
  await page.keyboard.press('Escape')
  await field(guest, t('client_building')).fill(screen === 'phone' ? '٧٤٢١' : '7421')
  await field(guest, t('client_street')).fill('King Fahd Road')
  await field(guest, t('client_district')).fill('Al Olaya')
  await field(guest, t('client_city')).fill('Riyadh')
  await field(guest, t('client_postal_code')).fill(screen === 'phone' ? '١٢٢١٣' : '12213')
  await main.getByRole('button', { name: t('client_save_address'), exact: true }).click()
  await page.getByText(t('clients_api_saved')).first().waitFor()
  await goToDashboardPage(guest, t('client_nav_overview'))
  await main.getByText('7421').waitFor()
  await expectUsablePage(guest)
}
