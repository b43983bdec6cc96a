import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, newMember } from './accounts.ts'
import {
  addCategory,
  addStock,
  fillProduct,
  getTestProduct,
  pair,
  saveEditor,
  type TestProduct,
} from './admin-catalogue.ts'
import { type Guest, READERS, visitWithPictures } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { call, signIn } from './session.ts'
import { waitForHydration } from './wait-for-hydration.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Searches the list for a product and opens it. */
async function openProduct(guest: Guest, title: string): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/admin/products`)
  await page.getByRole('searchbox', { name: t('admin_products_search') }).fill(title)
  await page.waitForURL(/[?&]q=/)
  await page.getByRole('row').filter({ hasText: title }).getByRole('link', { name: title, exact: true }).click()
  await page.waitForURL(/\/admin\/products\/\d+$/)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Finds the product by its Arabic name and adds the large size to the cart. */
async function addLargeToCart(guest: Guest, { slug, titleEn, titleAr }: TestProduct): Promise<void> {
  const { page, base, t } = guest
  await signIn(guest, await newMember(server, guest.language))
  await page.goto(`${base}/shop?q=${encodeURIComponent(titleAr)}`)
  const title = guest.language === 'ar' ? titleAr : titleEn
  await page.locator('main article').getByRole('link', { name: title }).click()
  await page.waitForURL(`${base}/product/${slug}`)
  await waitForHydration(page)
  await page
    .getByRole('group', { name: t('product_size') })
    .getByRole('radio')
    .nth(1)
    .check()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart_add'), exact: true })
    .click()
  await page.getByText(t('cart_added')).first().waitFor()
  await page.goto(`${base}/cart`)
  await page.getByRole('main').getByRole('link', { name: title }).first().waitFor()
  await page.getByText('260.00').first().waitFor()
}

/** Expects the warning about sizes without stock, and gives the medium one an opening stock (DESK-07). */
async function enterOpeningStock({ page, t, language }: Guest): Promise<void> {
  const sizes = new Intl.ListFormat(language).format(language === 'ar' ? ['متوسط', 'كبير'] : ['Medium', 'Large'])
  await page.getByText(t('catalogue_api_product_sold_out', { sizes })).waitFor()
  await page
    .getByRole('textbox', { name: t('admin_products_opening_stock') })
    .first()
    .fill('4')
  await page.getByText(t('catalogue_api_sizes_sold_out', { sizes: language === 'ar' ? 'كبير' : 'Large' })).waitFor()
}

describe('the catalogue in the back office', () => {
  it.each(READERS)(
    'in %s on a %s: a new category and product with pictures and two sizes is published, found by its Arabic name and added to a cart; an old slug redirects (ADMIN-01)',
    async (...reader) => {
      const wares = getTestProduct(reader[0])
      const getTitle = ({ language }: Guest): string => (language === 'ar' ? wares.titleAr : wares.titleEn)
      await visitWithPictures(server, reader, async (guest) => {
        const { page, base, t } = guest
        await signIn(guest, demoMember('Admin'))
        await addCategory(guest, wares)
        await fillProduct(guest, wares)
        await page.getByRole('radio', { name: t('admin_products_published') }).check()
        await enterOpeningStock(guest)
        await saveEditor(guest, t('admin_products_create'))
        await page.waitForURL(/\/admin\/products\/\d+$/)
        await addStock(guest, `${wares.slug.toUpperCase()}-L`)
        await expectUsablePage(guest)

        await visitWithPictures(server, reader, (shopper) => addLargeToCart(shopper, wares))

        await openProduct(guest, getTitle(guest))
        await page.getByRole('textbox', { name: t('admin_products_slug') }).fill(`${wares.slug}-new`)
        await page.getByText(t('admin_products_old_address', { slug: wares.slug })).waitFor()
        await saveEditor(guest, t('admin_ui_save'))
        for (const slug of [wares.slug, `${wares.slug}-new`]) {
          await page.goto(`${base}/product/${slug}`)
          await page.waitForURL(`${base}/product/${wares.slug}-new`)
          await page.getByRole('heading', { level: 1, name: getTitle(guest) }).waitFor()
        }
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: unsaved changes are guarded, a newer version is not overwritten without notice, and products are changed in bulk (ADMIN-01)',
    async (...reader) => {
      const expected = /409/
      await visitWithPictures(
        server,
        reader,
        async (guest) => {
          const { page, t, language } = guest
          const session = await signIn(guest, demoMember('Admin'))
          const [before, title] =
            language === 'ar' ? ['Snow Garden', 'حديقة الثلج'] : ['Apricot Evening', 'Apricot Evening']
          await openProduct(guest, title)
          const id = page.url().split('/').at(-1) ?? ''
          const english = pair(guest, page, t('admin_products_title')).en
          expect(await english.inputValue()).toBe(before)
          await english.fill(`${before} II`)

          await page
            .getByRole('main')
            .getByRole('link', { name: t('admin_nav_products'), exact: true })
            .click()
          const leave = page.getByRole('dialog')
          await leave.getByRole('heading', { name: t('admin_ui_leave_title') }).waitFor()
          await expectUsablePage(guest)
          await leave.getByRole('button', { name: t('admin_ui_leave_stay') }).click()
          expect(await english.inputValue()).toBe(`${before} II`)

          const saved = await call(guest, 'GET', `/Admin/product/${id}`, undefined, session)
          const { updatedAt: _at, id: _id, ...savedFields } = saved.data
          const variants = savedFields.variants.map(({ onHand: _stock, ...variant }: { onHand: number }) => variant)
          await call(guest, 'PATCH', `/Admin/product/${id}`, { ...savedFields, variants, container: 'basket' }, session)
          await page.getByRole('button', { name: t('admin_ui_save'), exact: true }).click()
          await page.getByText(t('admin_ui_conflict')).waitFor()
          await expectUsablePage(guest)
          expect(await english.inputValue()).toBe(`${before} II`)
          await page.getByRole('button', { name: t('admin_ui_conflict_mine') }).click()
          await page.getByText(t('admin_products_saved_at')).waitFor()

          await discountInBulk(guest)
        },
        expected,
      )
    },
  )
})

/** Gives two products of the list a discount at once. */
async function discountInBulk(guest: Guest): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/admin/products?stock=&status=published`)
  await page.getByRole('row').nth(2).waitFor()
  await expectUsablePage(guest)
  for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: t('admin_ui_bulk') })
  await bar.getByText(t('admin_ui_selected', { count: 2 })).waitFor()
  await expectUsablePage(guest)
  await bar.getByRole('button', { name: t('admin_products_bulk_discount') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('admin_products_discount') }).fill('٣٥')
  await dialog.getByRole('button', { name: t('admin_products_bulk_apply_count', { count: 2 }) }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page
    .getByText(t('shop_sale', { percent: 35 }))
    .nth(1)
    .waitFor()
}
