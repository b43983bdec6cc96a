import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { openBackOffice } from './back-office.ts'
import type { Language, Screen } from './browser.ts'
import { fillCheckout } from './buy.ts'
import { type Guest, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'
import { call, signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const PHONES: readonly [Language, Screen][] = [
  ['en', 'phone'],
  ['ar', 'phone'],
]

/** A rose without a discount of its own. */
const pickRose = () =>
  server.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .select(['variant.id', 'variant.price', 'category.name_en as nameEn', 'category.name_ar as nameAr'])
    .where('category.slug', '=', 'roses')
    .where('product.status', '=', 'published')
    .where('product.discount_percent', '=', 0)
    .where('stock.on_hand', '>', 4)
    .orderBy('variant.id')
    .executeTakeFirstOrThrow()

const amount = (halalas: number): string => (halalas / 100).toFixed(2)

/** The back office makes an offer on roses that needs no code, and reads in one sentence what it does. */
async function makeOffer(guest: Guest, title: { en: string; ar: string }, category: string): Promise<void> {
  const { page, t } = guest
  await openBackOffice(guest, 'coupons')
  await page
    .getByRole('button', { name: t('coupons_new') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('coupons_use_automatic'), { exact: true }).click()
  await dialog.getByRole('textbox', { name: t('coupons_title_en') }).fill(title.en)
  await dialog.getByRole('textbox', { name: t('coupons_title_ar') }).fill(title.ar)
  await dialog.getByRole('textbox', { name: t('coupons_percent') }).fill('٢٠')
  await dialog.getByText(t('coupons_goods_chosen'), { exact: true }).click()
  await dialog.getByText(category, { exact: true }).click()
  await dialog.getByRole('textbox', { name: t('coupons_most_per_user') }).fill('')
  const sentence = t('coupons_says_percent', { percent: 20, goods: category })
  await dialog.getByRole('status').filter({ hasText: sentence }).waitFor()
  await expectUsablePage(guest)
  await dialog.getByRole('button', { name: t('coupons_save') }).click()
  await page.getByText(t('coupons_saved')).first().waitFor()
  await page.getByText(sentence).first().waitFor()
  await expectUsablePage(guest)
}

it.each(PHONES)(
  'DESK-09 in %s: an offer on roses is made in the back office; on a %s a shopper sees it in the cart, adds a code for free delivery, and reads both by name on the order, line by line',
  async (language, screen) => {
    const rose = await pickRose()
    const title = { en: `Rose week ${language}`, ar: `أسبوع الورد ${language}` }
    const category = language === 'ar' ? rose.nameAr : rose.nameEn
    await visit(server, [language, 'tablet'], (guest) => makeOffer(guest, title, category))
    await visit(server, [language, screen], async (guest) => {
      const { page, base, t } = guest
      const session = await signIn(guest, await newMember(server, language))
      const quantity = Math.ceil(20_000 / rose.price)
      const subtotal = rose.price * quantity
      const discount = Math.round(subtotal * 0.2)
      await call(guest, 'POST', `/Cart/addtocart/${session.userId}`, { variantId: rose.id, quntity: quantity }, session)
      await page.goto(`${base}/cart`)
      const offers = page.getByLabel(t('cart_offers'))
      await offers.getByText(title[language]).waitFor()
      expect(plain(await offers.innerText())).toContain(amount(discount))
      await expectUsablePage(guest)

      await page.getByRole('link', { name: t('cart_checkout') }).click()
      await fillCheckout(guest, session.fullName)
      const code = page.getByRole('textbox', { name: t('checkout_coupon') })
      await code.fill('AUTUMN')
      await page.getByRole('button', { name: t('checkout_coupon_apply') }).click()
      await page.getByText(t('error_coupon_ended')).waitFor()
      await code.fill('freedelivery')
      await page.getByRole('button', { name: t('checkout_coupon_apply') }).click()
      await page.getByText(t('checkout_coupon_accepted', { code: 'FREEDELIVERY' })).waitFor()
      await page.getByText(t('checkout_terms_cash'), { exact: true }).click()
      await page.locator('aside summary').click()
      const summary = plain(await page.locator('aside details').innerText())
      const free = language === 'ar' ? 'توصيل مجاني' : 'Free delivery'
      for (const text of [title[language], amount(discount), free, amount(subtotal - discount)])
        expect(summary).toContain(text)
      await expectUsablePage(guest)
      await page.getByRole('button', { name: t('checkout_place'), exact: true }).click()
      await page.getByRole('heading', { name: t('checkout_placed_title') }).waitFor()

      await page.goto(`${base}/orders/${session.userId}`)
      await page.getByRole('main').locator('summary').first().click()
      await page.getByText(title[language]).first().waitFor()
      const order = plain(await page.getByRole('main').innerText())
      for (const text of [amount(discount), free, amount(subtotal - discount)]) expect(order).toContain(text)
      await expectUsablePage(guest)
      await server.db.updateTable('coupon').set({ disabled_at: new Date() }).where('title_en', '=', title.en).execute()
    })
  },
)
