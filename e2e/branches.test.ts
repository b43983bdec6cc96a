import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from './accounts.ts'
import { getSession, makeApprovedOwner, type Owner } from './business.ts'
import { addManager, fillManager } from './client.ts'
import { type Guest, READERS, visitWithPictures } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { LOST_ANSWER, pressAfterLostAnswer } from './lost-answer.ts'
import { plain } from './messages.ts'
import { newPerson } from './new-person.ts'
import { call, logIn, signIn } from './session.ts'
import { choosePicture, heavyNonsense, pdf, photo, pictureInput } from './upload-files.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const newManager = (guest: Guest): Member => ({
  ...newPerson(guest.language),
  fullName: guest.language === 'ar' ? 'منى الدوسري' : 'Mona Aldosari',
})

const box = ({ page }: Guest, label: string) => page.getByRole('dialog').getByRole('textbox', { name: label })
const remark = ({ page }: Guest, text: string) => page.getByRole('dialog').getByRole('alert').filter({ hasText: text })

/** Goes to the owner's first branch. */
async function openBranch(guest: Guest, owner: Owner): Promise<void> {
  await guest.page.goto(`${guest.base}/dashboard-user/${owner.userId}/branches/${owner.branchIds[0]}`)
  await guest.page.getByRole('heading', { name: guest.t('managers_title') }).waitFor()
}

describe('the branches of a business', () => {
  it.each(READERS)(
    'in %s on a %s: the form shows errors, keeps the draft, is sent only when valid, and joins the server’s messages (CLIENT-04 FORM-04 ERR-03 ERR-08); a repeat after a lost answer adds one branch (AGREE-10)',
    async (...reader) => {
      await visitWithPictures(
        server,
        reader,
        async (guest) => {
          const { page, base, t } = guest
          const owner = await makeApprovedOwner(server, guest.language)
          await signIn(guest, owner)
          await page.goto(`${base}/dashboard-user/${owner.userId}/branches`)
          const add = page.getByRole('main').getByRole('button', { name: t('branches_add'), exact: true })
          await add.click()
          const submit = page.getByRole('dialog').getByRole('button', { name: t('branches_add_submit') })
          expect(await submit.isDisabled()).toBe(true)
          await fillInvalidBranch(guest)
          expect(await submit.isDisabled()).toBe(true)
          await expectUsablePage(guest)

          await fillValidBranch(guest)
          await submit.and(page.locator(':enabled')).waitFor()
          await page
            .getByRole('dialog')
            .getByRole('button', { name: t('ui_cancel') })
            .click()
          await add.click()
          expect(await box(guest, t('branches_hours')).inputValue()).toBe('٩:٠٠ ص - ٨:٠٠ م')

          // Values that the form would never send, so that the server returns two errors.
          await page.route('**/api/Branch/addbranch/**', (route) => {
            const body = { ...route.request().postDataJSON(), branchName: 'x', openingHours: 'always' }
            return route.continue({ postData: JSON.stringify(body) })
          })
          await submit.click()
          const joined = [t('field_too_short', { min: 3 }), t('field_opening_hours')].map(plain).join(' | ')
          await page.getByRole('alert').filter({ hasText: ' | ' }).first().waitFor()
          expect(plain(await page.getByRole('alert').filter({ hasText: ' | ' }).first().innerText())).toBe(joined)
          await page.unroute('**/api/Branch/addbranch/**')
          expect(await box(guest, t('branches_address')).inputValue()).not.toBe('')
          // Fields with an error of the server must be changed before the form can be sent again.
          for (const label of [t('branches_name'), t('branches_hours')]) await box(guest, label).fill('')
          await fillValidBranch(guest)
          await pressAfterLostAnswer(guest, '**/api/Branch/addbranch/**', () => submit.click())
          await page.getByText(t('clients_api_branch_added')).first().waitFor()
          const branches = await server.db
            .selectFrom('branch')
            .where('client_id', '=', owner.clientId)
            .select('id')
            .execute()
          expect(branches).toHaveLength(owner.branchIds.length + 1)
          const name = guest.language === 'ar' ? 'الواحة' : 'Oasis'
          await page.getByRole('link', { name: t('branches_details_named', { name }) }).click()

          await page.getByRole('button', { name: t('branches_edit'), exact: true }).click()
          await box(guest, t('branches_budget')).fill('١٥٠٠٫٥')
          await page
            .getByRole('dialog')
            .getByRole('button', { name: t('branches_save') })
            .click()
          await page.getByText(t('clients_api_data_updated')).first().waitFor()
          await page.getByRole('main').getByText('1,500.50').waitFor()
        },
        LOST_ANSWER,
      )
    },
  )
})

async function fillInvalidBranch(guest: Guest): Promise<void> {
  const { t } = guest
  const wrong = [
    [t('branches_name'), 'ab', t('field_too_short', { min: 3 })],
    [t('branches_address'), 'Olaya', t('field_too_short', { min: 10 })],
    [t('branches_phone'), '1234567', t('field_branch_phone')],
    [t('branches_hours'), '25:00 AM - 8:00 PM', t('field_opening_hours')],
    [t('branches_employees'), '-1', t('field_digits_only')],
  ] as const
  for (const [label, typed, sentence] of wrong) {
    await box(guest, label).fill(typed)
    await box(guest, label).blur()
    await remark(guest, sentence).first().waitFor()
  }
}

async function fillValidBranch(guest: Guest): Promise<void> {
  const { t, language } = guest
  await box(guest, t('branches_name')).fill(language === 'ar' ? 'الواحة' : 'Oasis')
  await box(guest, t('branches_address')).fill(
    language === 'ar' ? 'طريق الملك فهد 7، الرياض' : 'King Fahd Road 7, Riyadh',
  )
  await box(guest, t('branches_phone')).fill('٠١١٢٣٤٥٦٧٨')
  await box(guest, t('branches_hours')).fill('٩:٠٠ ص - ٨:٠٠ م')
  await box(guest, t('branches_employees')).fill('٠')
}

describe('the manager of a branch', () => {
  it.each(READERS)(
    'in %s on a %s: is added only to a branch without one, the identity is visible by a signed URL to the owner only, and deletion ends the session at the next request (CLIENT-05 CLIENT-06 FORM-05 ERR-03 ERR-08)',
    async (...reader) => {
      await visitWithPictures(server, reader, async (guest) => {
        const { page, base, t } = guest
        const owner = await makeApprovedOwner(server, guest.language)
        await signIn(guest, owner)
        await page.goto(`${base}/dashboard-user/${owner.userId}/employees`)
        await page.getByText(t('managers_empty_title')).waitFor()
        await expectUsablePage(guest)
        await openBranch(guest, owner)
        const manager = newManager(guest)
        await fillInvalidManager(guest, owner, manager)
        await addManager(guest, manager)
        await page.getByRole('button', { name: t('managers_add'), exact: true }).waitFor({ state: 'detached' })

        const address = await openIdentity(guest, manager)
        await expectRefusedForOthers(guest, address)
        await expectEmployee(guest, owner, manager)
        await openBranch(guest, owner)
        await visitWithPictures(server, reader, async (elsewhere) => {
          await elsewhere.page.goto(base)
          await logIn(elsewhere, manager)
          await elsewhere.page.goto(`${base}/dashboard-manager/${(await getSession(elsewhere, manager)).userId}`)
          await elsewhere.page.getByRole('heading', { level: 1 }).waitFor()
          await deleteManager(guest, manager)
          await expectUsablePage(guest)
          await expectSignedOut(elsewhere)
        })
        await page.getByRole('button', { name: t('managers_add'), exact: true }).waitFor()
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: when the manager was already deleted, an error is shown (ERR-07)',
    async (...reader) => {
      await visitWithPictures(server, reader, async (guest) => {
        const { page, t } = guest
        const owner = await makeApprovedOwner(server, guest.language)
        const session = await signIn(guest, owner)
        await openBranch(guest, owner)
        await addManager(guest, newManager(guest))
        await page.getByRole('button', { name: t('managers_delete'), exact: true }).click()
        const [branchId] = owner.branchIds
        const { data } = await call(guest, 'GET', `/Branch/getbranch/${branchId}`, undefined, session)
        const path = `/BranchManager/deletemanger/${branchId}/${data.branchManager.id}`
        await call(guest, 'DELETE', path, undefined, session)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('managers_delete_confirm') })
          .click()
        const sentence = page.getByText(t('error_manager_none'))
        await sentence.first().waitFor()
        if (guest.language === 'en') expect(await sentence.first().innerText()).toBe('no branch manager to delete')
      })
    },
  )
})

/** Expects the errors of the manager form from the browser and from the server. */
async function fillInvalidManager(guest: Guest, owner: Owner, manager: Member): Promise<void> {
  const { page, t } = guest
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: t('managers_add'), exact: true }).click()
  const submit = dialog.getByRole('button', { name: t('managers_add_submit') })
  await submit.click()
  await remark(guest, t('field_required')).first().waitFor()
  await box(guest, t('managers_identity')).fill('1234567')
  await box(guest, t('managers_identity')).blur()
  await remark(guest, t('field_identity_short')).waitFor()
  await fillManager(guest, { ...manager, email: owner.email })
  await dialog.getByLabel(t('managers_confirm_password'), { exact: true }).fill('Another-Path-1')
  await remark(guest, t('field_password_mismatch')).waitFor()
  const image = pictureInput(page, t('managers_image'))
  await image.setInputFiles(pdf)
  await remark(guest, t('field_picture_kind')).waitFor()
  await image.setInputFiles(heavyNonsense)
  await remark(guest, t('field_picture_size')).waitFor()
  await dialog.getByLabel(t('managers_confirm_password'), { exact: true }).fill(manager.password)
  await choosePicture(guest, t('managers_image'), await photo())
  await expectUsablePage(guest)
  await submit.click()
  await page.getByText(t('field_email_taken')).first().waitFor()
  await dialog.getByRole('button', { name: t('ui_cancel') }).click()
}

/** Opens the details of the manager and returns the address of the identity picture. */
async function openIdentity(guest: Guest, manager: Member): Promise<string> {
  const { page, t } = guest
  await page.getByRole('button', { name: t('managers_show'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(manager.email).waitFor()
  const picture = dialog.getByRole('img', { name: t('managers_image_of', { name: manager.fullName }) })
  await picture.waitFor()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const source = (await picture.getAttribute('src')) ?? ''
  expect(source).toMatch(/^\/api\/File\/getfile\//)
  await expectUsablePage(guest)
  await page.keyboard.press('Escape')
  return new URL(source, guest.base).href
}

/** Expects the employee with name, status, e-mail, phone, and the identity picture, which opens in the page and in a new tab. */
async function expectEmployee(guest: Guest, owner: Owner, manager: Member): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/dashboard-user/${owner.userId}/employees`)
  const card = page.getByRole('article').filter({ hasText: manager.fullName })
  await card.getByText(t('managers_status_active')).waitFor()
  await card.getByRole('link', { name: manager.email }).waitFor()
  const link = card.getByRole('link', { name: t('managers_image_of', { name: manager.fullName }) })
  const href = (await link.getAttribute('href')) ?? ''
  const opened = await page.context().request.get(base + href)
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  await link.click()
  const picture = page.getByRole('dialog').getByRole('img')
  await picture.waitFor()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectUsablePage(guest)
  await page.keyboard.press('Escape')
}

/** Expects that a signed address is refused to signed-out visitors and to the owner of another business. */
async function expectRefusedForOthers(guest: Guest, address: string): Promise<void> {
  expect((await fetch(address)).ok).toBe(false)
  const stranger = await getSession(guest, await makeApprovedOwner(server, 'en'))
  const answer = await fetch(address, { headers: { authorization: `Bearer ${stranger.token}` } })
  expect(answer.ok).toBe(false)
  const [, , , , fileId = ''] = new URL(address).pathname.split('/')
  await expect(call(guest, 'POST', `/File/sign/${fileId}`, {}, stranger)).rejects.toThrow('404')
}

async function deleteManager(guest: Guest, manager: Member): Promise<void> {
  const { page, t } = guest
  const dialog = page.getByRole('dialog')
  const open = page.getByRole('button', { name: t('managers_delete'), exact: true })
  await open.click()
  await dialog.getByText(t('managers_delete_text', { name: manager.fullName })).waitFor()
  await dialog.getByRole('button', { name: t('ui_cancel') }).click()
  await page.getByText(manager.fullName).first().waitFor()
  await open.click()
  await dialog.getByRole('button', { name: t('managers_delete_confirm') }).click()
  await page.getByText(t('clients_api_manager_deleted')).first().waitFor()
  await page.getByText(t('managers_none')).waitFor()
}

/** Expects that the next action of a deleted manager leads home, signed out. */
async function expectSignedOut(guest: Guest): Promise<void> {
  const { page, base, t } = guest
  await page
    .getByRole('main')
    .getByRole('link', { name: t('client_nav_standing') })
    .click()
  await page.waitForURL(`${base}/`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell_login_or_register') })
    .waitFor()
}
