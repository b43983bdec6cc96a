import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from './accounts.ts'
import { adminSession, approvedOwner, freshOwner, type Owner } from './business.ts'
import { complete, field, fillOwner, fillRegister, goToDashboardPage, next } from './client.ts'
import { enterDate, leaveDate } from './date-fields.ts'
import { type Guest, READERS, visit } from './journey.ts'
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

const openWizard = async (who: Guest, owner: Owner): Promise<void> => {
  await signIn(who, owner)
  await who.page.goto(`${who.base}/dashboard-user/${owner.userId}`)
  await who.page.getByRole('heading', { name: who.t('client_step_register') }).waitFor()
}

/** The sentence that a field shows about what is in it. */
const remark = (who: Guest, text: string) => who.page.getByRole('main').getByRole('alert').filter({ hasText: text })

describe('the wizard of the company profile', () => {
  it.each(READERS)(
    'in %s on a %s: shows errors at each field, keeps the input on Back and reload, and accepts an exemption letter (CLIENT-01 CLIENT-02 CLIENT-03 FORM-06 ERR-08)',
    async (...reader) => {
      await visit(server, reader, async (who) => {
        const { page, base, t } = who
        const owner = await freshOwner(server, who.language)
        await openWizard(who, owner)

        await next(who)
        await remark(who, t('field_required')).first().waitFor()
        await expectUsablePage(who)
        await wrongRegister(who)
        await fillRegister(who)
        await pictureInput(page, t('client_register_copy')).setInputFiles(trick)
        await next(who)
        await remark(who, t('field_picture_kind')).first().waitFor()
        await choosePicture(who, t('client_register_copy'), await photo('register.jpg'))
        await next(who)
        await page.getByRole('heading', { name: t('client_step_owner') }).waitFor()

        await page.reload()
        await page.getByRole('heading', { name: t('client_step_owner') }).waitFor()
        await fillOwner(who)
        await next(who)
        await page.getByText(t('client_owner_image_missing')).first().waitFor()
        await expectUsablePage(who)

        await page.getByRole('button', { name: t('client_back'), exact: true }).click()
        await page.getByRole('heading', { name: t('client_step_register') }).waitFor()
        expect(await field(who, t('client_unified_number')).inputValue()).toBe('7001234567')
        await next(who)
        await page.getByRole('heading', { name: t('client_step_owner') }).waitFor()
        expect(await field(who, t('client_owner_contact')).inputValue()).toBe('+966551234567')
        await choosePicture(who, t('client_owner_image'), await scan())
        await next(who)
        await page.getByRole('heading', { name: t('client_step_tax') }).waitFor()

        await wrongTax(who)
        await page.goto(`${base}/dashboard-user/${owner.userId}/company`)
        await page.getByRole('heading', { name: t('client_step_tax') }).waitFor()
        await page.getByRole('radio', { name: t('client_tax_no') }).check()
        expect(await field(who, t('client_tax_number')).count()).toBe(0)
        await choosePicture(who, t('client_tax_letter'), await photo('letter.jpg'))
        await expectUsablePage(who)
        await complete(who)
        await page.getByText(t('clients_api_saved')).first().waitFor()
        await seeCompany(who, owner)
      })
    },
    120_000,
  )

  it('a picture above 2 MB is resized and accepted; completed steps are marked (CLIENT-02 FORM-06)', async () => {
    await visit(server, ['en', 'phone'], async (who) => {
      const { page, t } = who
      await openWizard(who, await freshOwner(server, 'en'))
      const marks = page.getByRole('list', { name: t('client_steps') }).getByRole('listitem')
      expect(await marks.nth(0).getAttribute('aria-current')).toBe('step')
      await fillRegister(who)
      await choosePicture(who, t('client_register_copy'), await cameraPhoto())
      await next(who)
      await page.getByRole('heading', { name: t('client_step_owner') }).waitFor()
      expect(await marks.nth(0).innerText()).toContain(t('client_step_done'))
      expect(await marks.nth(1).getAttribute('aria-current')).toBe('step')
    })
  })

  it('a returned profile shows the reason and is reviewed again after a change (CLIENT-01)', async () => {
    await visit(server, ['en', 'desktop'], async (who) => {
      const { page, base, t } = who
      const owner = await approvedOwner(server, 'en')
      const admin = await adminSession(who)
      const note = 'The copy of the register cannot be read.'
      await call(who, 'PATCH', `/Client/review/${owner.clientId}`, { decision: 'rejected', note }, admin)
      const letter = await waitForMail(base, owner.email, (mail) => mail.subject === t('mail_client_rejected_subject'))
      expect(letter.text).toContain(note)
      await signIn(who, owner)
      await page.goto(`${base}/dashboard-user/${owner.userId}/company`)
      await page.getByText(note).waitFor()
      await expectUsablePage(who)
      await page.getByRole('button', { name: t('client_edit'), exact: true }).click()
      await choosePicture(who, t('client_register_copy'), await photo('clear.jpg'))
      await next(who)
      await page.getByRole('heading', { name: t('client_step_owner') }).waitFor()
      await choosePicture(who, t('client_owner_image'), await photo('identity.jpg'))
      await next(who)
      await page.getByRole('heading', { name: t('client_step_tax') }).waitFor()
      await complete(who)
      await page.getByText(t('client_review_pending'), { exact: true }).waitFor()
    })
  })
})

describe('numbers that look wrong for Saudi Arabia', () => {
  it.each(READERS)(
    'in %s on a %s: a number that fails its check digit is asked about, kept when confirmed, and shown to the reviewer (FORM-06 API-09)',
    async (...reader) => {
      await visit(server, reader, async (who) => {
        const { page, base, t } = who
        const owner = await freshOwner(server, who.language)
        await openWizard(who, owner)
        await fillRegister(who)
        await choosePicture(who, t('client_register_copy'), await photo('register.jpg'))
        await next(who)
        await page.getByRole('heading', { name: t('client_step_owner') }).waitFor()
        await fillOwner(who)
        await choosePicture(who, t('client_owner_image'), await scan())
        await field(who, t('client_owner_identity')).fill('1012345678')
        await next(who)
        await remark(who, t('field_keep_needed')).waitFor()
        await page.getByRole('main').getByText(t('field_check_digit')).waitFor()
        await expectUsablePage(who)
        const keep = page.getByRole('checkbox', { name: t('field_keep_number') })
        await keep.check()
        // Another number is asked about anew.
        await field(who, t('client_owner_identity')).fill('1012345679')
        expect(await keep.isChecked()).toBe(false)
        await field(who, t('client_owner_identity')).fill('1012345678')
        await keep.check()
        await next(who)
        await page.getByRole('heading', { name: t('client_step_tax') }).waitFor()
        await signIn(who, demoMember('Admin'))
        await page.goto(`${base}/admin/clients/${owner.clientId}`)
        const doubts = page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: t('admin_clients_doubts') })
        expect(plain(await doubts.innerText())).toContain('1012345678')
        expect(plain(await doubts.innerText())).toContain(plain(t('field_check_digit')))
        await expectUsablePage(who)
      })
    },
    120_000,
  )
})

/** Each wrong entry of step 1 in turn. */
async function wrongRegister(who: Guest): Promise<void> {
  const { page, t } = who
  const unified = field(who, t('client_unified_number'))
  await unified.fill('1234567890')
  await unified.blur()
  await unified.fill('70012x4567')
  await unified.blur()
  await remark(who, t('field_digits_only')).waitFor()
  // Digits are enough (FORM-06); what looks wrong is a question.
  await unified.fill('1234567890')
  await unified.blur()
  const question = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t('field_unified_number') })
  expect(await question.getByRole('checkbox', { name: t('field_keep_number') }).isChecked()).toBe(false)
  await expectUsablePage(who)
  const main = page.getByRole('main')
  await enterDate(page, main.getByLabel(t('client_issue_date')), '2025-05-01')
  await leaveDate(page)
  await enterDate(page, main.getByLabel(t('client_expiry_date')), '2025-05-01')
  await leaveDate(page)
  await remark(who, t('field_expiry_after_issue')).waitFor()
  const copy = pictureInput(page, t('client_register_copy'))
  await copy.setInputFiles(pdf)
  await remark(who, t('field_picture_kind')).waitFor()
  await copy.setInputFiles(heavyNonsense)
  await remark(who, t('field_picture_size')).waitFor()
}

/** Neither letters nor a number that is none. */
async function wrongTax(who: Guest): Promise<void> {
  const { page, t } = who
  await complete(who)
  await remark(who, t('field_required')).first().waitFor()
  await page.getByRole('radio', { name: t('client_tax_yes') }).check()
  await field(who, t('client_tax_number')).fill('123456789012345')
  await complete(who)
  await remark(who, t('field_keep_needed')).first().waitFor()
  await page.getByRole('main').getByText(t('field_tax_number')).waitFor()
  await expectUsablePage(who)
}

/** The card, the documents behind a press, the national address. */
async function seeCompany(who: Guest, owner: Owner): Promise<void> {
  const { page, t, screen } = who
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('client_edit'), exact: true }).waitFor()
  const card = plain(await main.innerText())
  for (const shown of [owner.email, '7001234567', '1010010000', t('client_tax_no'), t('client_review_pending')])
    expect(card).toContain(shown)
  await main.getByRole('button', { name: t('client_tax_letter'), exact: true }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: t('client_tax_letter') })
  await picture.waitFor()
  await expectUsablePage(who)
  await page.keyboard.press('Escape')
  await field(who, t('client_building')).fill(screen === 'phone' ? '٧٤٢١' : '7421')
  await field(who, t('client_street')).fill('King Fahd Road')
  await field(who, t('client_district')).fill('Al Olaya')
  await field(who, t('client_city')).fill('Riyadh')
  await field(who, t('client_postal_code')).fill(screen === 'phone' ? '١٢٢١٣' : '12213')
  await main.getByRole('button', { name: t('client_save_address'), exact: true }).click()
  await page.getByText(t('clients_api_saved')).first().waitFor()
  await goToDashboardPage(who, t('client_nav_overview'))
  await main.getByText('7421').waitFor()
  await expectUsablePage(who)
}
