import { readAuthenticator } from '@warda/api/testing/authenticator'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, type Member, newMember, secondDriver } from './accounts.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { call, fillLogin, logIn, signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const inArabic = (code: string): string => code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

/** Sets up the app in the settings and returns its secret and the recovery codes. */
async function setUp(guest: Guest, member: Member & { userId: string }): Promise<{ secret: string; codes: string[] }> {
  const { page, base, t } = guest
  await page.goto(`${base}/setting/${member.userId}`)
  const section = page.getByRole('region', { name: t('second_factor_title') })
  await section.getByText(t('second_factor_state_off')).waitFor()
  await section.getByRole('button', { name: t('second_factor_set_up') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('second_factor_password'), { exact: true }).fill('Wrong-Password-9')
  await dialog.getByRole('button', { name: t('second_factor_continue') }).click()
  await dialog.getByText(t('error_password_wrong')).waitFor()
  await dialog.getByLabel(t('second_factor_password'), { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: t('second_factor_continue') }).click()
  await dialog.getByRole('img', { name: t('second_factor_qr') }).waitFor()
  await expectUsablePage(guest)
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  const code = dialog.getByRole('textbox', { name: t('second_factor_code') })
  await code.fill('12345')
  await dialog.getByRole('button', { name: t('second_factor_confirm') }).click()
  await dialog.getByText(t('field_invalid_one_time_code')).waitFor()
  await code.fill(readAuthenticator(secret, Date.now()))
  await dialog.getByRole('button', { name: t('second_factor_confirm') }).click()
  const list = dialog.getByRole('list', { name: t('second_factor_codes_title') })
  await list.waitFor()
  await expectUsablePage(guest)
  const codes = await list.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('second_factor_codes_download') }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  // They are shown once, so that the dialog does not close by accident.
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: t('second_factor_codes_leave_title') }).waitFor()
  await expectUsablePage(guest)
  await dialog.getByRole('button', { name: t('second_factor_codes_show') }).click()
  expect(await list.getByRole('listitem').allInnerTexts()).toEqual(codes)
  await dialog.getByRole('button', { name: t('second_factor_codes_done') }).click()
  await section.getByText(t('second_factor_codes_left', { count: 10 })).waitFor()
  await expectUsablePage(guest)
  return { secret, codes }
}

async function signOut({ page, t }: Guest): Promise<void> {
  await page.getByRole('button', { name: t('shell_account_menu') }).click()
  await page.getByRole('button', { name: t('shell_sign_out') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell_sign_out') })
    .click()
  await page
    .getByRole('button', { name: t('shell_login_or_register') })
    .first()
    .waitFor()
}

/** Enters the password and opens the step for the code. */
async function enterPassword(guest: Guest, member: Member): Promise<void> {
  const { page, t } = guest
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell_login_or_register') })
    .click()
  await fillLogin(guest, member)
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: t('second_factor_any_code') })
    .waitFor()
}

async function enterCode({ page, t }: Guest, code: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('second_factor_any_code') }).fill(code)
  await dialog.getByRole('button', { name: t('second_factor_login_submit') }).click()
}

const expectSignedIn = ({ page, t }: Guest) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: t('shell_account_menu') })
    .waitFor()

it.each(READERS)(
  'in %s on a %s: two-step login is set up, asks for the code of the app, and takes a recovery code once (GROW-10 FORM-04)',
  async (...reader) => {
    await visit(
      server,
      reader,
      async (guest) => {
        const { page, base, t } = guest
        const member = await newMember(server, guest.language)
        await page.goto(base)
        await logIn(guest, member)
        const { secret, codes } = await setUp(guest, member)

        await signOut(guest)
        await enterPassword(guest, member)
        await expectUsablePage(guest)
        await enterCode(guest, '000000')
        await page.getByRole('dialog').getByText(t('error_second_factor_wrong_code')).waitFor()
        // The code of the setup counts once; the next one is accepted already.
        await enterCode(guest, inArabic(readAuthenticator(secret, Date.now() + 30_000)))
        await expectSignedIn(guest)

        await signOut(guest)
        await enterPassword(guest, member)
        const [recoveryCode = ''] = codes
        await enterCode(guest, recoveryCode.toLowerCase())
        await expectSignedIn(guest)
        await page.goto(`${base}/setting/${member.userId}`)
        await page.getByText(t('second_factor_codes_left', { count: 9 })).waitFor()

        await signOut(guest)
        await enterPassword(guest, member)
        await enterCode(guest, recoveryCode)
        await page.getByRole('dialog').getByText(t('error_second_factor_wrong_code')).waitFor()
      },
      /40[03]/,
    )
  },
)

/** Requires two-step login of the staff, as the owner does in the settings. */
async function requireOfStaff(owner: Guest): Promise<void> {
  const session = await signIn(owner, demoMember('Admin'))
  const { data } = await call(owner, 'GET', '/Admin/settings', undefined, session)
  const { value, version } = data.find(({ key }: { key: string }) => key === 'accounts')
  const body = { value: { ...value, staffSecondFactor: true }, version }
  await call(owner, 'PATCH', '/Admin/setting/accounts', body, session)
}

describe('a shop that requires two-step login of its staff', () => {
  beforeAll(() => visit(server, ['en', 'desktop'], requireOfStaff))

  it.each([
    ['en', 'desktop', demoMember('ShippingEmployee')],
    ['ar', 'phone', secondDriver()],
  ] as const)('in %s on a %s: a driver sets it up before anything else (GROW-10)', async (language, screen, driver) => {
    await visit(
      server,
      [language, screen],
      async (guest) => {
        const { page, base, t } = guest
        await page.goto(base)
        await page
          .getByRole('banner')
          .getByRole('button', { name: t('shell_login_or_register') })
          .click()
        await fillLogin(guest, driver)
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('img', { name: t('second_factor_qr') }).waitFor()
        await expectUsablePage(guest)
        const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
        const code = dialog.getByRole('textbox', { name: t('second_factor_code') })
        await code.fill(readAuthenticator(secret, Date.now()))
        await dialog.getByRole('button', { name: t('second_factor_confirm') }).click()
        await dialog.getByRole('list', { name: t('second_factor_codes_title') }).waitFor()
        await expectUsablePage(guest)
        await dialog.getByRole('button', { name: t('second_factor_codes_done') }).click()
        await expectSignedIn(guest)
      },
      /403/,
    )
  })
})
