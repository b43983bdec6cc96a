import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, newMember } from './accounts.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { readAmount } from './read-amount.ts'
import { fillLogin, signIn } from './session.ts'
import { waitForHydration } from './wait-for-hydration.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const cards = ({ page }: Guest) => page.locator('main article')
/** The current prices of the cards in their order. */
const prices = async (guest: Guest): Promise<number[]> => {
  const texts = await cards(guest).evaluateAll((all) =>
    all.map(
      (card) =>
        [...card.querySelectorAll('bdi')].map((text) => text.textContent ?? '').find((text) => /\d/.test(text)) ?? '',
    ),
  )
  return texts.map(readAmount)
}

describe('the shop', () => {
  it.each(READERS)(
    'in %s on a %s: home shows best sellers and special offers with "see all" links (ROUTE-01)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        await page.goto(base)
        for (const title of [t('home_best'), t('home_offers')]) {
          const section = page
            .locator('section')
            .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
          expect(await section.locator('article').count(), title).toBeGreaterThan(1)
        }
        const offers = page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: t('home_offers'), exact: true }) })
        await offers.getByRole('link', { name: t('home_see_all') }).click()
        await page.waitForURL(/offers=1/)
        expect(await cards(guest).count()).toBeGreaterThan(0)
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: every filter is in the URL, Back removes the last one, and prices sort both ways (ROUTE-02)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const red = guest.language === 'ar' ? 'أحمر' : 'Red'
        await page.goto(`${base}/shop?category=roses`)
        await waitForHydration(page)
        const sheet = async () => {
          if (guest.screen === 'desktop') return page.locator('main')
          await page.getByRole('button', { name: new RegExp(`^${t('shop_filters')}`) }).click()
          return page.getByRole('dialog')
        }
        const close = async () => {
          if (guest.screen === 'phone') await page.keyboard.press('Escape')
        }
        const all = await cards(guest).count()
        expect(all).toBeGreaterThan(0)
        const panel = await sheet()
        await panel
          .locator('label')
          .filter({ has: page.locator('input[name=colour][value=red]') })
          .click()
        await page.waitForURL(/category=roses&colour=red/)
        await panel.getByRole('textbox', { name: t('shop_price_min') }).fill('50')
        await panel.getByRole('textbox', { name: t('shop_price_max') }).fill('900')
        await panel.getByRole('button', { name: t('shop_apply') }).click()
        await page.waitForURL(/min=50&max=900/)
        // Not `check`: the fields are set to the filters of the URL when the list has loaded, which may be just then.
        await panel.locator('input[name=rating][value="4"]').click()
        await page.waitForURL(/rating=4/)
        await expectUsablePage(guest)
        await close()
        expect(page.url()).toBe(`${base}/shop?category=roses&colour=red&min=50&max=900&rating=4`)
        await page.reload()
        for (const name of [red, t('shop_price_range', { min: 50, max: 900 }), t('shop_rating_at_least', { stars: 4 })])
          await page
            .getByRole('main')
            .getByRole('link', { name: t('shop_remove_filter', { name }) })
            .first()
            .waitFor()
        await page.goBack()
        await page.waitForURL(`${base}/shop?category=roses&colour=red&min=50&max=900`)
        await page.goBack()
        await page.waitForURL(`${base}/shop?category=roses&colour=red`)
        await page.goBack()
        await page.waitForURL(`${base}/shop?category=roses`)
        await expect.poll(() => cards(guest).count()).toBe(all)

        const sort = page.getByRole('combobox', { name: t('shop_sort') })
        expect(await sort.locator('option').allInnerTexts()).toEqual([
          t('shop_sort_default'),
          t('shop_sort_price_asc'),
          t('shop_sort_price_desc'),
        ])
        await sort.selectOption('price-asc')
        await page.waitForURL(/sort=price-asc/)
        await expect.poll(async () => isSorted(await prices(guest))).toBe(true)
        await sort.selectOption('price-desc')
        await page.waitForURL(/sort=price-desc/)
        await expect.poll(async () => isSorted((await prices(guest)).reverse())).toBe(true)

        await page.goto(`${base}/shop?q=zzqqxx`)
        await page.getByText(t('shop_empty_title')).waitFor()
        await expectUsablePage(guest)
      })
    },
  )

  it('keeps a price that is being typed, and the focus, while the list of another filter loads', async () => {
    await visit(server, ['en', 'desktop'], async ({ page, base, t }) => {
      await page.goto(`${base}/shop`)
      await waitForHydration(page)
      let answer = () => {}
      const released = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/shop.data*', async (route) => {
        await released
        await route.continue()
      })
      const panel = page.locator('main')
      const min = panel.getByRole('textbox', { name: t('shop_price_min') })
      await panel
        .locator('label')
        .filter({ has: page.locator('input[name=colour][value=red]') })
        .click()
      await min.fill('50')
      answer()
      await page.waitForURL(/colour=red/)
      await panel.getByRole('link', { name: t('shop_remove_filter', { name: 'Red' }) }).waitFor()
      expect(await min.inputValue()).toBe('50')
      expect(await min.evaluate((field) => field === document.activeElement)).toBe(true)
      await min.press('Enter')
      await page.waitForURL(/colour=red&min=50/)
      await page.goBack()
      await page.waitForURL(/colour=red$/)
      await expect.poll(() => min.inputValue()).toBe('')
      await page.goBack()
      await page.waitForURL(/shop$/)
      await expect.poll(() => panel.locator('input[name=colour][value=red]').isChecked()).toBe(false)
    })
  })

  it.each(READERS)(
    'in %s on a %s: a wishlist created signed out moves to the account and to the cart (ROUTE-03)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const member = await newMember(server, guest.language)
        await page.goto(`${base}/wishlist`)
        await page.getByText(t('wishlist_empty_title')).waitFor()
        await page.goto(`${base}/shop`)
        const heart = page.locator('main article button[aria-pressed]').first()
        await waitForHydration(page)
        await heart.click()
        await page.locator('main article button[aria-pressed=true]').waitFor()
        await page.goto(`${base}/wishlist`)
        await cards(guest).first().waitFor()
        expect(await cards(guest).count()).toBe(1)
        const name = await cards(guest).first().getByRole('heading').innerText()
        await expectUsablePage(guest)
        const move = page.getByRole('button', { name: t('wishlist_move_named', { name }) })
        await move.click()
        await fillLogin(guest, member)
        await page.getByText(t('wishlist_empty_title')).waitFor()
        await page.goto(`${base}/cart`)
        await page.getByRole('main').getByRole('link', { name }).first().waitFor()
        await page.goto(`${base}/wishlist`)
        await page.getByText(t('wishlist_empty_title')).waitFor()
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: a product has the same page by id and by name; a missing one shows "Product not found" (ROUTE-06 ERR-05)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        await page.goto(`${base}/product/1`)
        const title = await page.getByRole('heading', { level: 1 }).innerText()
        await page.getByRole('heading', { name: t('review_title') }).waitFor()
        await expectUsablePage(guest)
        await page.goto(`${base}/category=${encodeURIComponent(title)}`)
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
        for (const path of ['/product/999999', '/product/rose', '/product/roses', '/category=nothing-of-the-kind']) {
          const answer = await page.goto(base + path)
          expect(answer?.status(), path).toBe(404)
          await page.getByRole('heading', { name: t('product_not_found') }).waitFor()
        }
        await expectUsablePage(guest)
        await page.goto(`${base}/category=roses`)
        expect(page.url()).toBe(`${base}/shop?category=roses`)
      })
    },
  )

  it('adding to the cart shows its errors: not allowed for this account, out of stock, failed (ERR-05)', async () => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      const { page, base } = guest
      const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true })
      await page.goto(`${base}/product/2`)
      await add.click()
      await page.getByRole('dialog').getByText('Please login to add to cart').waitFor()
      await signIn(guest, demoMember('ShippingEmployee'))
      await page.goto(`${base}/product/2`)
      await add.click()
      await page.getByText('Not allowed to add to cart').first().waitFor()
      await signIn(guest, await newMember(server, 'en'))
      await page.goto(`${base}/product/2`)
      await page.route('**/api/Cart/addtocart/**', (route) => route.fulfill({ status: 404, body: '' }))
      await add.click()
      await page.getByText('Failed to add product to cart').first().waitFor()
      await page.unroute('**/api/Cart/addtocart/**')
      const chosen = server.db.selectFrom('variant').select('id').where('product_id', '=', 2)
      await server.db.updateTable('stock').set({ on_hand: 0 }).where('variant_id', 'in', chosen).execute()
      await add.click()
      await page.getByText('Out of stock').first().waitFor()
    })
  })

  it.each(READERS)(
    'in %s on a %s: a review requires login, stars and 10 to 500 characters, and is shown on the page (FORM-03)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const member = await newMember(server, guest.language)
        await page.goto(`${base}/product/3`)
        await waitForHydration(page)
        await page.getByRole('button', { name: t('review_write') }).click()
        await page.getByRole('dialog').getByText(t('review_login_first')).waitFor()
        await fillLogin(guest, member)
        const words = page.getByRole('textbox', { name: t('review_text_label') })
        await words.waitFor()
        await page.getByRole('button', { name: t('review_send') }).click()
        await page.getByText(t('field_invalid_stars')).waitFor()
        await page.getByRole('radio', { name: t('ui_stars', { stars: 4 }) }).check()
        await words.fill('Too short')
        await page.getByText(t('field_too_short', { min: 10 })).waitFor()
        await words.fill('x'.repeat(501))
        await page.getByText(t('field_too_long', { max: 500 })).waitFor()
        const text =
          guest.language === 'ar' ? 'وصلت في وقتها وبقيت نضرة أسبوعا' : 'On time, and still fresh a week later'
        await words.fill(text)
        await expectUsablePage(guest)
        await page.getByRole('button', { name: t('review_send') }).click()
        await page.getByText(t('server_review_added')).first().waitFor()
        await page.getByRole('main').getByRole('listitem').filter({ hasText: text }).waitFor()
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: the contact form shows errors of touched fields only, has three kinds of problem, and is answered (FORM-01 FORM-02 ROUTE-20)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        await page.goto(`${base}/contact`)
        await waitForHydration(page)
        const main = page.getByRole('main')
        const field = (name: string) => main.getByRole('textbox', { name })
        await field(t('contact_name')).fill('S')
        expect(await main.getByRole('alert').count()).toBe(0)
        await field(t('contact_email')).focus()
        await main.getByText(t('field_too_short', { min: 2 })).waitFor()
        expect(await main.getByRole('alert').count()).toBe(1)
        await field(t('contact_name')).fill('Sara')
        await main.getByText(t('field_too_short', { min: 2 })).waitFor({ state: 'detached' })
        await main.getByRole('button', { name: t('contact_submit') }).click()
        await expect.poll(() => main.getByRole('alert').count()).toBe(4)
        await expectUsablePage(guest)
        const kinds = main.getByRole('combobox', { name: t('contact_type') })
        expect((await kinds.locator('option').allInnerTexts()).slice(1)).toEqual([
          t('contact_type_technical'),
          t('contact_type_payment'),
          t('contact_type_sales'),
        ])
        await field(t('contact_email')).fill('sara@warda.example')
        await field(t('contact_phone')).fill('٠٥٥١٢٣٤٥٦٧')
        await kinds.selectOption('paymentProblem')
        await field(t('contact_message')).fill('Too short')
        await main.getByText(t('field_too_short', { min: 10 })).waitFor()
        await field(t('contact_message')).fill('My payment went through twice.')
        await main.getByRole('button', { name: t('contact_submit') }).click()
        await main.getByText(t('contact_done_title')).waitFor()
        await main.getByText(t('contact_done_text', { email: 'sara@warda.example' })).waitFor()
      })
    },
  )
})

const isSorted = (numbers: readonly number[]): boolean =>
  numbers.length > 1 && numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0))
