import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { goToBackOfficePage, openBackOffice, saveSetting } from './back-office.ts'
import type { Language, Screen } from './browser.ts'
import { type Guest, READERS, visitWithPictures } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'
import { fillCart } from './orders.ts'
import { call, signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const other = ([language, screen]: readonly [Language, Screen]): [Language, Screen] => [
  language === 'en' ? 'ar' : 'en',
  screen === 'desktop' ? 'phone' : 'desktop',
]

const section = ({ page }: Guest, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

/** A day after today on which the shop is open. */
async function openDay(guest: Guest): Promise<string> {
  const { days, today } = await call(guest, 'GET', '/Delivery/getdays')
  return days.find((day: { open: boolean; date: string }) => day.open && day.date !== today).date
}

async function closeDay(guest: Guest, date: string): Promise<void> {
  const { page, t } = guest
  await page.getByRole('link', { name: t('admin_settings_calendar') }).click()
  const holidays = section(guest, t('admin_settings_holidays'))
  await holidays.getByRole('button', { name: t('admin_settings_holiday_add') }).click()
  // The journey of the other language may have closed a day; the new row is the last.
  const row = holidays.locator('ul').first().getByRole('listitem').last()
  await row.getByLabel(t('admin_settings_from')).fill(date)
  await row.getByLabel(t('admin_ui_english', { label: t('admin_settings_name') })).fill('Stocktaking')
  await row.getByLabel(t('admin_ui_arabic', { label: t('admin_settings_name') })).fill('جرد')
  expect(await row.getByLabel(t('admin_settings_to')).inputValue()).toBe(date)
  const preview = section(guest, t('admin_settings_preview'))
  await preview.getByLabel(t('admin_settings_preview_day')).fill(date)
  await preview.getByText(t('admin_settings_preview_closed')).waitFor()
  await expectUsablePage(guest)
  await saveSetting(guest)
}

async function changePoints(guest: Guest, points: string): Promise<void> {
  const { page, t } = guest
  await goToBackOfficePage(guest, 'settings/loyalty')
  const field = page.getByRole('textbox', { name: t('admin_settings_points_of', { number: 1 }) })
  await field.fill('many')
  await page.getByRole('button', { name: t('admin_ui_save'), exact: true }).click()
  await page.getByText(t('field_invalid_number')).first().waitFor()
  await expectUsablePage(guest)
  await field.fill(points)
  await saveSetting(guest)
}

async function writeTerms(guest: Guest, mark: string): Promise<void> {
  const { page, t } = guest
  await goToBackOfficePage(guest, 'settings/terms')
  const text = (kind: 'admin_ui_english' | 'admin_ui_arabic') =>
    page.getByRole('textbox', { name: t(kind, { label: t('admin_settings_text') }) })
  await text('admin_ui_english').fill(
    `# Our word\n\nFlowers of ${mark} by {{shop}}.\n\n<script>window.hurt = true</script>`,
  )
  await text('admin_ui_arabic').fill(
    `# كلمتنا\n\nزهور ${mark} من {{shop}}.\n\n<img src=x onerror="window.hurt = true">`,
  )
  await page.getByRole('button', { name: t('admin_settings_text_show') }).click()
  await page.getByRole('heading', { name: 'Our word' }).waitFor()
  await page.getByRole('heading', { name: 'كلمتنا' }).waitFor()
  await page.getByText(`${mark} by Warda.`).waitFor()
  await page.getByText(`${mark} من وردة.`).waitFor()
  await page.getByText(t('admin_legal_facts'), { exact: true }).click()
  await page.getByText('{{registerNumber}}', { exact: true }).waitFor()
  await expectUsablePage(guest)
  await saveSetting(guest)
  await goToBackOfficePage(guest, 'settings/legal')
  await page.getByText('310122393500003').waitFor()
  await page.getByRole('textbox', { name: t('admin_legal_number') }).fill('123')
  await page.getByRole('button', { name: t('admin_ui_save'), exact: true }).click()
  await page.getByText(t('field_authentication_number')).waitFor()
  await expectUsablePage(guest)
  await page.getByRole('textbox', { name: t('admin_legal_number') }).fill('٠٠٠٠٢٠٣٥٠٧')
  await saveSetting(guest)
}

/** Expects the changed settings in the shop in the other language. */
async function expectChangesInShop(
  guest: Guest,
  stored: { date: string; points: string; mark: string },
): Promise<void> {
  const { page, base, t } = guest
  const member = await newMember(server, guest.language)
  const session = await signIn(guest, member)
  await page.goto(`${base}/terms`)
  await page.getByRole('heading', { name: guest.language === 'ar' ? 'كلمتنا' : 'Our word' }).waitFor()
  await page.getByText(stored.mark).waitFor()
  const certificate = page.getByRole('contentinfo').getByRole('link', { name: '0000203507' })
  expect(await certificate.getAttribute('href')).toMatch(/saudibusiness\.gov\.sa\/certificate-details\/0000203507$/)
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  await expectUsablePage(guest)
  await page.goto(`${base}/loyalty/${session.userId}`)
  const rule = t('loyalty_rule', { amount: '100', points: Number(stored.points) })
  await page.getByText(rule).first().waitFor()
  await fillCart(server, guest, session)
  await page.goto(`${base}/checkout`)
  await page.getByRole('textbox', { name: t('checkout_name') }).fill(member.fullName)
  await page.getByRole('textbox', { name: t('checkout_phone') }).fill('0551234567')
  await page.getByRole('textbox', { name: t('checkout_line') }).fill('King Fahd Road, building 12')
  await page.getByRole('combobox', { name: t('checkout_city') }).fill('Riyadh')
  await page.getByRole('button', { name: t('checkout_continue') }).click()
  const day = page.locator(`input[name=deliveryDay][value="${stored.date}"]`)
  await day.waitFor({ state: 'attached' })
  expect(await day.isDisabled()).toBe(true)
  await expectUsablePage(guest)
}

describe('settings', () => {
  it.each(READERS)(
    'ADMIN-04 OPEN-03 in %s on a %s: the owner closes a day and changes points, terms and legal details; a shopper in the other language sees it immediately',
    async (...reader) => {
      const mark = `lot-${reader[0]}-77`
      const points = reader[0] === 'en' ? '13' : '14'
      let date = ''
      await visitWithPictures(
        server,
        reader,
        async (guest) => {
          await openBackOffice(guest, 'settings')
          await guest.page.getByRole('link', { name: guest.t('admin_settings_calendar') }).waitFor()
          await expectUsablePage(guest)
          date = await openDay(guest)
          await closeDay(guest, date)
          await changePoints(guest, points)
          await writeTerms(guest, mark)
        },
        /400/,
      )
      await visitWithPictures(server, other(reader), (guest) => expectChangesInShop(guest, { date, points, mark }))
    },
  )

  it('ADMIN-04 given two people who change one setting, the second sees who saved, keeps the input and chooses; the history restores a version', async () => {
    await visitWithPictures(
      server,
      ['en', 'desktop'],
      async (guest) => {
        const { page, t } = guest
        const session = await openBackOffice(guest, 'settings/promises')
        const cities = page.getByRole('textbox', { name: t('admin_settings_cities') })
        await cities.fill('45')
        const { data } = await call(guest, 'GET', '/Admin/settings', undefined, session)
        const { value, version } = data.find((each: { key: string }) => each.key === 'promises')
        const otherVersion = { value: { ...value, countries: 12 }, version }
        await call(guest, 'PATCH', '/Admin/setting/promises', otherVersion, session)
        await page.getByRole('button', { name: t('admin_ui_save'), exact: true }).click()
        await page.getByText(t('error_setting_changed_by', { name: session.fullName })).waitFor()
        expect(await cities.inputValue()).toBe('45')
        await expectUsablePage(guest)
        await page.getByRole('button', { name: t('admin_ui_conflict_theirs') }).click()
        await page
          .getByRole('textbox', { name: t('admin_settings_countries') })
          .and(page.locator('[value="12"]'))
          .waitFor()
        await cities.fill('46')
        await saveSetting(guest)

        await page.getByRole('button', { name: t('admin_settings_history') }).click()
        const history = page.getByRole('dialog')
        await history.getByText(t('admin_settings_now')).waitFor()
        expect(plain(await history.innerText())).toContain(session.fullName)
        await expectUsablePage(guest)
        await history
          .getByRole('button', { name: t('admin_settings_put_back') })
          // The last entry is the default, the one before it that of the demo.
          .nth(-2)
          .click()
        expect(await cities.inputValue()).toBe(String(value.cities))
        await saveSetting(guest)
        await page.goto(`${guest.base}/about`)
        await page.getByText(t('about_fact_cities', { count: value.cities })).waitFor()
        await expectUsablePage(guest)
      },
      /409/,
    )
  })
})
