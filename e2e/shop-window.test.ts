import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { chooseFirstSlot } from './buy.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { signIn } from './session.ts'
import { waitForHydration } from './wait-for-hydration.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Chooses the first open day of the place's city on the product page and returns it. */
async function chooseDelivery({ page, t, language }: Guest): Promise<string> {
  await page.getByRole('button', { name: t('delivery_check') }).click()
  await page.getByRole('combobox', { name: t('checkout_city') }).fill('Jeddah')
  await page.getByText(t('error_delivery_city_not_served')).waitFor()
  await page.getByRole('combobox', { name: t('checkout_city') }).fill(language === 'ar' ? 'الرياض' : 'Riyadh')
  const [earliest = ''] = t('delivery_check_earliest', { day: '|', slot: '' }).split('|')
  await page.getByText(earliest.trim()).waitFor()
  const day = page
    .getByRole('group', { name: t('checkout_days') })
    .locator('label:has(input:not([disabled]))')
    .first()
  await day.click()
  return day.locator('input').inputValue()
}

/** Writes the card with a suggestion and looks at its preview. */
async function writeCard({ page, t }: Guest): Promise<void> {
  await page.getByRole('button', { name: t('card_suggestions') }).click()
  await page.getByRole('button', { name: t('card_love'), exact: true }).click()
  await page.getByRole('button', { name: t('card_love_1') }).click()
  expect(await page.getByRole('textbox', { name: t('checkout_card') }).inputValue()).toBe(t('card_love_1'))
  await page.getByRole('button', { name: t('card_preview') }).click()
  await page
    .getByRole('article', { name: t('driver_card_for', { name: 'Noura' }) })
    .getByText(t('card_love_1'))
    .waitFor()
}

describe('the shop window', () => {
  it.each(READERS)(
    'in %s on a %s: place and day of the product page are those of the checkout, an add-on is ordered with the flowers, and the thank-you page stays after a reload (AGREE-02 OPEN-04)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const member = await newMember(server, guest.language)
        await signIn(guest, member)
        await page.goto(`${base}/product/1`)
        await waitForHydration(page)
        const share = page.getByRole('link', { name: t('product_share_whatsapp') })
        expect(await share.getAttribute('href')).toContain(encodeURIComponent(new URL(page.url()).pathname))
        const date = await chooseDelivery(guest)
        await expectUsablePage(guest)
        const addOns = page.getByRole('region', { name: t('product_add_ons') })
        await page
          .getByRole('main')
          .getByRole('button', { name: t('cart_add'), exact: true })
          .click()
        await page.getByText(t('cart_added')).first().waitFor()
        await addOns.getByRole('button').first().click()
        await expect
          .poll(() => server.db.selectFrom('cart_line').selectAll().where('user_id', '=', member.userId).execute())
          .toHaveLength(2)

        await page.goto(`${base}/checkout`)
        await page.getByRole('textbox', { name: t('checkout_name') }).fill('Noura')
        await page.getByRole('textbox', { name: t('checkout_phone') }).fill('0551234567')
        await page.getByRole('textbox', { name: t('checkout_line') }).fill('King Fahd Road 12')
        await page.getByRole('button', { name: t('checkout_continue') }).click()
        const days = page.getByRole('group', { name: t('checkout_days') })
        await expect.poll(() => days.locator('input:checked').inputValue()).toBe(date)
        await chooseFirstSlot(guest)
        await page.getByRole('button', { name: t('checkout_continue') }).click()
        await writeCard(guest)
        await expectUsablePage(guest)
        await page.getByRole('radio', { name: t('checkout_terms_cash') }).check()
        await page.getByRole('button', { name: t('checkout_place'), exact: true }).click()

        await page.waitForURL(/\/thanks\//)
        await page.getByRole('heading', { name: t('checkout_placed_title') }).waitFor()
        await page.reload()
        await page.getByRole('heading', { name: t('thanks_next') }).waitFor()
        await page.getByText(t('thanks_surprise_silent', { name: 'Noura' })).waitFor()
        await expectUsablePage(guest)
        await page.getByRole('button', { name: t('thanks_track') }).click()
        await page.waitForURL(/\/t\//)
      })
    },
  )

  it('the products that were opened are listed on the device and can be cleared', async () => {
    await visit(server, ['en', 'desktop'], async ({ page, base, t }) => {
      for (const id of [2, 1]) {
        await page.goto(`${base}/product/${id}`)
        await waitForHydration(page)
        await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed'))).toContain(`"id":${id},`)
      }
      await page.locator('footer').scrollIntoViewIfNeeded()
      const viewed = page.getByRole('region', { name: t('product_recent') })
      await viewed.waitFor()
      expect(await viewed.getByRole('link').count()).toBe(1)
      await viewed.getByRole('button', { name: t('product_recent_clear') }).click()
      await viewed.waitFor({ state: 'detached' })
      expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBeNull()
    })
  })
})
