import { toCsv } from '@warda/api/testing/make-import-file'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { pair } from './admin-catalogue.ts'
import { openBackOffice } from './back-office.ts'
import type { Screen } from './browser.ts'
import { type Guest, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { signIn } from './session.ts'
import { waitForHydration } from './wait-for-hydration.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const READERS: readonly ['en' | 'ar', Screen][] = [
  ['en', 'tablet'],
  ['ar', 'tablet'],
]

type Names = { en: string; ar: string }
/** The journeys of both languages share a shop, so each has its own options; the slug is the English name in lower case. */
const OPTIONS: Record<'en' | 'ar', { colour: Names; size: Names }> = {
  en: { colour: { en: 'Garnet', ar: 'رماني' }, size: { en: 'Tiny', ar: 'دقيق' } },
  ar: { colour: { en: 'Ruby', ar: 'ياقوتي' }, size: { en: 'Mini', ar: 'صغير جدًا' } },
}
const SLUG = { en: 'garnet-hour', ar: 'ruby-hour' }

const main = ({ page }: Guest) => page.getByRole('main')

/** Adds an option on the open tab and saves it. */
async function addOption(guest: Guest, add: 'product_options_colour_add' | 'product_options_size_add', names: Names) {
  const { page, t } = guest
  await page.getByRole('button', { name: t(add) }).click()
  const row = page.getByRole('listitem').filter({ has: page.locator('input:focus') })
  const fields = pair(guest, row, t('product_options_name'))
  await fields.en.fill(names.en)
  await fields.ar.fill(names.ar)
  if (add === 'product_options_colour_add')
    await page.getByLabel(t('product_options_swatch_of', { name: names[guest.language] })).fill('#9b111e')
  await expectUsablePage(guest)
  await page.getByRole('button', { name: t('product_options_save') }).click()
  await page.getByText(t('product_options_saved')).first().waitFor()
}

const openTab = async ({ page, t }: Guest, name: 'product_options_colour' | 'product_options_size') =>
  page.getByRole('tab', { name: t(name) }).click()

/** Imports a published product with the names of the colour and the size in the language of the reader. */
async function importProduct(guest: Guest, { colour, size }: { colour: Names; size: Names }): Promise<void> {
  const { page, base, t, language } = guest
  const [demo] = await server.db.selectFrom('product_picture').select('picture_key').limit(1).execute()
  const rows = [
    {
      slug: SLUG[language],
      title_en: `${colour.en} Hour`,
      title_ar: `ساعة ${colour.ar}`,
      status: 'published',
      colours: `${colour[language]}|${language === 'ar' ? 'أحمر' : 'Red'}`,
      sku: SLUG[language].toUpperCase(),
      size: size[language],
      price: '149.50',
      stock: '5',
      picture_keys: demo?.picture_key ?? '',
    },
    { slug: `${SLUG[language]}-wrong`, sku: `${SLUG[language]}-WRONG`, colours: 'nothing', size: 'single', price: '1' },
  ]
  await page.goto(`${base}/admin/import`)
  await waitForHydration(page)
  const category = page.getByLabel(t('import_category'))
  await category.locator('option').nth(1).waitFor({ state: 'attached' })
  await category.selectOption({ index: 1 })
  await page
    .getByLabel(t('import_choose'))
    .and(page.locator('input[type=file]'))
    .setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(toCsv(rows as never)) })
  await page
    .getByText(new RegExp(`nothing.*${language === 'ar' ? 'أحمر' : 'Red'}.*${colour[language]}`))
    .first()
    .waitFor()
  await page.getByRole('button', { name: t('import_run', { count: 1 }) }).click()
  await page
    .getByText(t('import_done_some', { done: 1, failed: 1 }))
    .first()
    .waitFor()
}

/** Finds the product by the swatch of the filter and puts it in the cart. */
async function buy(guest: Guest, { colour, size }: { colour: Names; size: Names }): Promise<void> {
  const { page, base, t, language } = guest
  await signIn(guest, await newMember(server, language))
  await page.goto(`${base}/shop`)
  await waitForHydration(page)
  await page.getByRole('button', { name: new RegExp(`^${t('shop_filters')}`) }).click()
  await page.getByRole('dialog').locator('label').filter({ hasText: colour[language] }).click()
  await page.waitForURL(new RegExp(`colour=${colour.en.toLowerCase()}`))
  await expectUsablePage(guest)
  await page.keyboard.press('Escape')
  const title = language === 'ar' ? `ساعة ${colour.ar}` : `${colour.en} Hour`
  await page.locator('main article').getByRole('link', { name: title }).first().click()
  await page.waitForURL(new RegExp(`/product/${SLUG[language]}`))
  await waitForHydration(page)
  await page
    .getByRole('group', { name: t('product_size') })
    .getByText(size[language])
    .waitFor()
  await expectUsablePage(guest)
  await main(guest)
    .getByRole('button', { name: t('cart_add'), exact: true })
    .click()
  await page
    .getByText(t('cart_added_size', { size: size[language] }))
    .first()
    .waitFor()
  await page.goto(`${base}/cart`)
  await main(guest).getByText(size[language]).first().waitFor()
  await expectUsablePage(guest)
}

describe('product options', () => {
  it.each(READERS)(
    'in %s on a %s: an own colour and an own size are added, imported with a product, found by the filter, put in the cart and archived (DESK-07)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t, language } = guest
        const own = OPTIONS[language]
        await openBackOffice(guest, 'product-options')
        await waitForHydration(page)
        await expectUsablePage(guest)
        await addOption(guest, 'product_options_colour_add', own.colour)
        await openTab(guest, 'product_options_size')
        await expectUsablePage(guest)
        await addOption(guest, 'product_options_size_add', own.size)
        await importProduct(guest, own)

        await page.goto(`${base}/admin/products/new`)
        await waitForHydration(page)
        await page.locator('label').filter({ hasText: own.colour[language] }).first().waitFor()
        await page
          .getByRole('combobox', { name: t('admin_products_size'), exact: true })
          .selectOption({ label: own.size[language] })

        await visit(server, reader, (shopper) => buy(shopper, own))

        await page.goto(`${base}/admin/product-options`)
        await waitForHydration(page)
        const name = own.colour[language]
        expect(await page.getByRole('button', { name: t('product_options_delete', { name }) }).count()).toBe(0)
        await page.getByRole('button', { name: t('product_options_archive', { name }) }).click()
        await page.getByRole('heading', { name: t('product_options_archived_title'), exact: true }).waitFor()
        await expectUsablePage(guest)
        await page.getByRole('button', { name: t('product_options_save') }).click()
        await page.getByText(t('product_options_saved')).first().waitFor()
        await page.goto(`${base}/admin/products/new`)
        await waitForHydration(page)
        await page
          .locator('label')
          .filter({ hasText: language === 'ar' ? 'أحمر' : 'Red' })
          .first()
          .waitFor()
        expect(await page.locator('label').filter({ hasText: name }).count()).toBe(0)
      })
    },
  )
})
