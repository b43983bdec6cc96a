import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from './accounts.ts'
import { approvedOwner, getSession, type Owner } from './business.ts'
import { addManager, fillManager } from './client.ts'
import { type Guest, READERS, visit } from './journey.ts'
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

const newManager = (who: Guest): Member => ({
  ...newPerson(who.language),
  fullName: who.language === 'ar' ? 'منى الدوسري' : 'Mona Aldosari',
})

const box = ({ page }: Guest, label: string) => page.getByRole('dialog').getByRole('textbox', { name: label })
const remark = ({ page }: Guest, text: string) => page.getByRole('dialog').getByRole('alert').filter({ hasText: text })

/** Goes to the owner's first branch. */
async function openBranch(who: Guest, owner: Owner): Promise<void> {
  await who.page.goto(`${who.base}/dashboard-user/${owner.userId}/branches/${owner.branchIds[0]}`)
  await who.page.getByRole('heading', { name: who.t('managers_title') }).waitFor()
}

describe('the branches of a business', () => {
  it.each(READERS)(
    'in %s on a %s: the form shows errors, keeps the draft, is sent only when valid, and joins the server’s messages (CLIENT-04 FORM-04 ERR-03 ERR-08); a repeat after a lost answer adds one branch (AGREE-10)',
    async (...reader) => {
      await visit(
        server,
        reader,
        async (who) => {
          const { page, base, t } = who
          const owner = await approvedOwner(server, who.language)
          await signIn(who, owner)
          await page.goto(`${base}/dashboard-user/${owner.userId}/branches`)
          const add = page.getByRole('main').getByRole('button', { name: t('branches_add'), exact: true })
          await add.click()
          const submit = page.getByRole('dialog').getByRole('button', { name: t('branches_add_submit') })
          expect(await submit.isDisabled()).toBe(true)
          await wrongBranch(who)
          expect(await submit.isDisabled()).toBe(true)
          await expectUsablePage(who)

          await rightBranch(who)
          await submit.and(page.locator(':enabled')).waitFor()
          await page
            .getByRole('dialog')
            .getByRole('button', { name: t('ui_cancel') })
            .click()
          await add.click()
          expect(await box(who, t('branches_hours')).inputValue()).toBe('٩:٠٠ ص - ٨:٠٠ م')

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
          expect(await box(who, t('branches_address')).inputValue()).not.toBe('')
          // What the server found wrong has to be changed before it is sent again.
          for (const label of [t('branches_name'), t('branches_hours')]) await box(who, label).fill('')
          await rightBranch(who)
          await pressAfterLostAnswer(who, '**/api/Branch/addbranch/**', () => submit.click())
          await page.getByText(t('clients_api_branch_added')).first().waitFor()
          const branches = await server.db
            .selectFrom('branch')
            .where('client_id', '=', owner.clientId)
            .select('id')
            .execute()
          expect(branches).toHaveLength(owner.branchIds.length + 1)
          const name = who.language === 'ar' ? 'الواحة' : 'Oasis'
          await page.getByRole('link', { name: t('branches_details_named', { name }) }).click()

          await page.getByRole('button', { name: t('branches_edit'), exact: true }).click()
          await box(who, t('branches_budget')).fill('١٥٠٠٫٥')
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
    90_000,
  )
})

async function wrongBranch(who: Guest): Promise<void> {
  const { t } = who
  const wrong = [
    [t('branches_name'), 'ab', t('field_too_short', { min: 3 })],
    [t('branches_address'), 'Olaya', t('field_too_short', { min: 10 })],
    [t('branches_phone'), '1234567', t('field_branch_phone')],
    [t('branches_hours'), '25:00 AM - 8:00 PM', t('field_opening_hours')],
    [t('branches_employees'), '-1', t('field_digits_only')],
  ] as const
  for (const [label, typed, sentence] of wrong) {
    await box(who, label).fill(typed)
    await box(who, label).blur()
    await remark(who, sentence).first().waitFor()
  }
}

async function rightBranch(who: Guest): Promise<void> {
  const { t, language } = who
  await box(who, t('branches_name')).fill(language === 'ar' ? 'الواحة' : 'Oasis')
  await box(who, t('branches_address')).fill(
    language === 'ar' ? 'طريق الملك فهد 7، الرياض' : 'King Fahd Road 7, Riyadh',
  )
  await box(who, t('branches_phone')).fill('٠١١٢٣٤٥٦٧٨')
  await box(who, t('branches_hours')).fill('٩:٠٠ ص - ٨:٠٠ م')
  await box(who, t('branches_employees')).fill('٠')
}

describe('the manager of a branch', () => {
  it.each(READERS)(
    'in %s on a %s: is added only to a branch without one, the identity is visible by a signed URL to the owner only, and deletion ends the session at the next request (CLIENT-05 CLIENT-06 FORM-05 ERR-03 ERR-08)',
    async (...reader) => {
      await visit(server, reader, async (who) => {
        const { page, base, t } = who
        const owner = await approvedOwner(server, who.language)
        await signIn(who, owner)
        await page.goto(`${base}/dashboard-user/${owner.userId}/employees`)
        await page.getByText(t('managers_empty_title')).waitFor()
        await expectUsablePage(who)
        await openBranch(who, owner)
        const manager = newManager(who)
        await wrongManager(who, owner, manager)
        await addManager(who, manager)
        await page.getByRole('button', { name: t('managers_add'), exact: true }).waitFor({ state: 'detached' })

        const address = await seeIdentity(who, manager)
        await refusesStrangers(who, address)
        await seeEmployee(who, owner, manager)
        await openBranch(who, owner)
        await visit(server, reader, async (elsewhere) => {
          await elsewhere.page.goto(base)
          await logIn(elsewhere, manager)
          await elsewhere.page.goto(`${base}/dashboard-manager/${(await getSession(elsewhere, manager)).userId}`)
          await elsewhere.page.getByRole('heading', { level: 1 }).waitFor()
          await deleteManager(who, manager)
          await expectUsablePage(who)
          await losesSession(elsewhere)
        })
        await page.getByRole('button', { name: t('managers_add'), exact: true }).waitFor()
      })
    },
    120_000,
  )

  it.each(READERS)(
    'in %s on a %s: when the manager was already deleted, an error is shown (ERR-07)',
    async (...reader) => {
      await visit(server, reader, async (who) => {
        const { page, t } = who
        const owner = await approvedOwner(server, who.language)
        const session = await signIn(who, owner)
        await openBranch(who, owner)
        await addManager(who, newManager(who))
        await page.getByRole('button', { name: t('managers_delete'), exact: true }).click()
        const [branchId] = owner.branchIds
        const { data } = await call(who, 'GET', `/Branch/getbranch/${branchId}`, undefined, session)
        const path = `/BranchManager/deletemanger/${branchId}/${data.branchManager.id}`
        await call(who, 'DELETE', path, undefined, session)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('managers_delete_confirm') })
          .click()
        const sentence = page.getByText(t('error_manager_none'))
        await sentence.first().waitFor()
        if (who.language === 'en') expect(await sentence.first().innerText()).toBe('no branch manager to delete')
      })
    },
  )
})

/** What is wrong with a manager, in the browser and on the server. */
async function wrongManager(who: Guest, owner: Owner, manager: Member): Promise<void> {
  const { page, t } = who
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: t('managers_add'), exact: true }).click()
  const submit = dialog.getByRole('button', { name: t('managers_add_submit') })
  await submit.click()
  await remark(who, t('field_required')).first().waitFor()
  await box(who, t('managers_identity')).fill('1234567')
  await box(who, t('managers_identity')).blur()
  await remark(who, t('field_identity_short')).waitFor()
  await fillManager(who, { ...manager, email: owner.email })
  await dialog.getByLabel(t('managers_confirm_password'), { exact: true }).fill('Another-Path-1')
  await remark(who, t('field_password_mismatch')).waitFor()
  const image = pictureInput(page, t('managers_image'))
  await image.setInputFiles(pdf)
  await remark(who, t('field_picture_kind')).waitFor()
  await image.setInputFiles(heavyNonsense)
  await remark(who, t('field_picture_size')).waitFor()
  await dialog.getByLabel(t('managers_confirm_password'), { exact: true }).fill(manager.password)
  await choosePicture(who, t('managers_image'), await photo())
  await expectUsablePage(who)
  await submit.click()
  await page.getByText(t('field_email_taken')).first().waitFor()
  await dialog.getByRole('button', { name: t('ui_cancel') }).click()
}

/** Opens the facts of the manager and returns the address of the identity picture. */
async function seeIdentity(who: Guest, manager: Member): Promise<string> {
  const { page, t } = who
  await page.getByRole('button', { name: t('managers_show'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(manager.email).waitFor()
  const picture = dialog.getByRole('img', { name: t('managers_image_of', { name: manager.fullName }) })
  await picture.waitFor()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const source = (await picture.getAttribute('src')) ?? ''
  expect(source).toMatch(/^\/api\/File\/getfile\//)
  await expectUsablePage(who)
  await page.keyboard.press('Escape')
  return new URL(source, who.base).href
}

/** The list of employees: name, status, mail, phone, and a link to the identity picture that opens in the page and in a new tab. */
async function seeEmployee(who: Guest, owner: Owner, manager: Member): Promise<void> {
  const { page, base, t } = who
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
  await expectUsablePage(who)
  await page.keyboard.press('Escape')
}

/** The signed address is bound to whom it was given: nobody, and the owner of another business, get nothing by it. */
async function refusesStrangers(who: Guest, address: string): Promise<void> {
  expect((await fetch(address)).ok).toBe(false)
  const stranger = await getSession(who, await approvedOwner(server, 'en'))
  const answer = await fetch(address, { headers: { authorization: `Bearer ${stranger.token}` } })
  expect(answer.ok).toBe(false)
  const [, , , , fileId = ''] = new URL(address).pathname.split('/')
  await expect(call(who, 'POST', `/File/sign/${fileId}`, {}, stranger)).rejects.toThrow('404')
}

async function deleteManager(who: Guest, manager: Member): Promise<void> {
  const { page, t } = who
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

/** The next press of who was deleted leads out: home, and nobody is signed in. */
async function losesSession(who: Guest): Promise<void> {
  const { page, base, t } = who
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
