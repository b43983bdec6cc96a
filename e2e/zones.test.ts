import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { fillCart } from './orders.ts'
import { signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe.each(READERS)('%s, %s: where the shop delivers', (...reader) => {
  const [language] = reader
  it('AGREE-02 a city outside is refused at its step; a district is found while typing, a map link is read', async () => {
    const typed = { en: ['Jeddah', 'olaya', 'Al Olaya'], ar: ['جدة', 'العليّا', 'العليا'] }[language]
    const [outside = '', spelling = '', district = ''] = typed
    await visit(server, reader, async (guest) => {
      const { page, base, t } = guest
      const session = await signIn(guest, await newMember(server, language))
      await fillCart(server, guest, session)
      await page.goto(`${base}/checkout`)
      await page.getByRole('textbox', { name: t('checkout_name') }).fill('Noura Salem')
      await page.getByRole('textbox', { name: t('checkout_phone') }).fill('0551234567')
      await page.getByRole('textbox', { name: t('checkout_line') }).fill('King Fahd Road, building 12')
      const city = page.getByRole('combobox', { name: t('checkout_city') })
      const next = page.getByRole('button', { name: t('checkout_continue') })
      await city.fill(outside)
      await next.click()
      await page.getByText(t('error_delivery_city_not_served')).waitFor()
      expect(await page.getByRole('group', { name: t('checkout_days') }).isVisible()).toBe(false)
      await city.fill(language === 'ar' ? 'الرياض' : 'Riyadh')
      const field = page.getByRole('combobox', { name: t('checkout_district') })
      await field.fill(spelling)
      await page.getByRole('option', { name: district, exact: true }).waitFor()
      await expectUsablePage(guest)
      await field.press('ArrowDown')
      await field.press('Enter')
      expect(await field.inputValue()).toBe(district)
      await page.getByRole('button', { name: t('checkout_map_open') }).click()
      const map = page.getByRole('application', { name: t('checkout_map_label') })
      await map.press('ArrowRight')
      await page
        .getByText(t('checkout_map_distance', { km: 1 }))
        .or(page.getByText(t('checkout_map_distance', { km: 2 })))
        .waitFor()
      await expectUsablePage(guest)
      await page.getByRole('textbox', { name: t('checkout_map_link') }).fill('https://maps.apple.com/?ll=24.75,46.7')
      await page.getByRole('textbox', { name: t('checkout_map_link') }).blur()
      await page.getByText(t('checkout_location_done')).waitFor()
      await next.click()
      await page.getByRole('group', { name: t('checkout_days') }).waitFor()
    })
  })
})
