// SPEC §2 "Public shell": screens and the shop list.
import { beforeAll, describe, expect, it } from 'vitest'
import { go, mainText, plain, useBrowser, type Visit } from './browser.ts'
import { type Body, HttpClient, succeed } from './http-client.ts'
import { type Person, registerAndLogIn } from './scenario/accounts.ts'
import { fillCart } from './scenario/orders.ts'

const visit = useBrowser()
let shopper: Person
let products: Body[]
beforeAll(async () => {
  shopper = await registerAndLogIn()
  products = await findProducts()
})

/** All products of the shop, page by page. */
async function findProducts(): Promise<Body[]> {
  const all: Body[] = []
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const answer = await succeed(shopper.client, 'GET /Product/getallproducts', { query: { page } })
    all.push(...answer.data)
    pageCount = answer.pageCount
  }
  return all
}

const banner = ({ page }: Visit) => page.getByRole('banner')
const footer = ({ page }: Visit) => page.getByRole('contentinfo')
const main = ({ page }: Visit) => page.getByRole('main')

describe('SPEC §2 public screens', () => {
  it.each([
    ['ROUTE-01', '/'],
    ['ROUTE-02', '/shop'],
    ['ROUTE-03', '/wishlist'],
    ['ROUTE-04', '/cart'],
    ['ROUTE-05', '/services'],
    ['ROUTE-05', '/about'],
    ['ROUTE-05', '/contact'],
    ['ROUTE-05', '/loading'],
    ['ROUTE-10', '/auth/confirm-email'],
    ['ROUTE-11', '/auth/forget-password'],
    ['ROUTE-12', '/auth/reset-password'],
    ['ROUTE-15', '/confirm-payment'],
    ['ROUTE-16', '/confirm-receive-order'],
  ])('%s %s exists', async (_id, path) => {
    const { status, text } = await new HttpClient().page(path)
    expect(status).toBe(200)
    expect(text).toContain('<html')
  })

  it.each([
    ['en', 'Best sellers', 'Special offers'],
    ['ar', 'الأكثر مبيعًا', 'عروض خاصة'],
  ] as const)('ROUTE-01 / in %s shows “%s” and “%s” with products', async (language, best, offers) => {
    await visit({ language }, async (at) => {
      await go(at, '/')
      for (const name of [best, offers]) {
        const section = main(at)
          .locator('section')
          .filter({ has: at.page.getByRole('heading', { name, exact: true }) })
        expect(await section.locator('a[href^="/product/"]').count()).toBeGreaterThan(0)
      }
    })
  })

  it('ROUTE-03 /wishlist shows the wishlist and moves an item to the cart', async () => {
    const [product] = products
    await succeed(shopper.client, `POST /Wishlist/addtowishlist/${shopper.userId}/${product.id}`)
    await visit({ as: shopper }, async (at) => {
      await go(at, '/wishlist')
      await main(at)
        .getByRole('button', { name: `Move to cart: ${product.name}` })
        .click()
      await expect.poll(async () => (await getCart(shopper)).length).toBe(1)
      const wishlist = async () => succeed(shopper.client, `GET /Wishlist/getwishlist/${shopper.userId}`)
      await expect.poll(async () => (await wishlist()).favouritItems).toEqual([])
    })
  })

  it('ROUTE-04 /cart shows the cart, changes quantities, removes lines and leads to checkout', async () => {
    const person = await registerAndLogIn()
    await fillCart(person)
    const [{ name }] = await getCart(person)
    await visit({ as: person }, async (at) => {
      await go(at, '/cart')
      await main(at).getByRole('button', { name: 'One more' }).click()
      await expect.poll(async () => (await getCart(person))[0].quntity).toBe(2)
      expect(await main(at).getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout')
      await main(at)
        .getByRole('button', { name: `Remove ${name}` })
        .click()
      await expect.poll(async () => (await getCart(person)).length).toBe(0)
    })
  })

  it.each([
    ['en', 'Blooming...'],
    ['ar', 'تتفتّح...'],
  ] as const)('ROUTE-05 /loading in %s is a full-screen overlay that says “%s”', async (language, text) => {
    await visit({ language }, async ({ page }) => {
      await page.goto('/loading')
      const overlay = page.getByRole('status').filter({ hasText: text })
      expect(plain(await overlay.innerText())).toBe(text)
      const box = await overlay.boundingBox()
      const size = page.viewportSize()
      expect([box?.x, box?.y, box?.height]).toEqual([0, 0, size?.height])
      // The page may have a scroll bar.
      expect(Math.abs((box?.width ?? 0) - (size?.width ?? 0))).toBeLessThanOrEqual(16)
    })
  })

  it('ROUTE-05 the overlay also covers a page that takes longer than 1000 ms to load', async () => {
    await visit({ isNew: true }, async (at) => {
      const { page } = at
      const start = Date.now()
      await page.clock.install({ time: start })
      await go(at, '/about')
      await page.waitForLoadState('networkidle')
      let answer = Promise.withResolvers<void>()
      await page.route('**/*.data*', async (route) => {
        await answer.promise
        await route.continue()
      })
      const overlay = page.getByRole('status').filter({ hasText: 'Blooming...' })
      const follow = async (name: string) => {
        answer = Promise.withResolvers<void>()
        const sent = page.waitForRequest(/\.data/)
        await footer(at).getByRole('link', { name, exact: true }).click()
        await sent
        await runPendingTasks(at)
      }
      // The specification gives no delay; ours is that of the toasts. The page's clock is advanced, no time is measured.
      await page.clock.pauseAt(start + 3_600_000)
      await follow('Contact')
      // The first time, its script is loaded before.
      await expect
        .poll(async () => {
          await page.clock.runFor(1000)
          return overlay.isVisible()
        })
        .toBe(true)
      answer.resolve()
      await page.getByRole('heading', { level: 1, name: 'Talk to us' }).waitFor()
      await overlay.waitFor({ state: 'detached' })
      await follow('Services')
      await page.clock.runFor(999)
      await runPendingTasks(at)
      expect(await overlay.count()).toBe(0)
      await page.clock.runFor(1)
      await overlay.waitFor()
      answer.resolve()
    })
  })

  /** Lets the page render and run its effects: the messages are handled after the pending tasks. */
  const runPendingTasks = ({ page }: Visit) =>
    page.evaluate(async () => {
      for (let count = 0; count < 50; count++)
        await new Promise((resolve) => {
          const channel = new MessageChannel()
          channel.port1.onmessage = resolve
          channel.port2.postMessage(null)
        })
    })

  it('ROUTE-06 /product/:id exists: it leads to the product’s slug for good and keeps the query', async () => {
    const client = new HttpClient()
    const { slug } = await succeed(client, 'GET /Product/getproduct/1')
    const moved = await client.page('/product/1?lng=ar&utm_source=mail')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/product/${slug}?lng=ar&utm_source=mail`])
    const { status, text } = await client.page(`/product/${slug}`)
    expect(status).toBe(200)
    expect(text).toContain('<html')
  })

  it('ROUTE-06 /category={name} and /product/:id both show product details with reviews', async () => {
    const [product] = products
    const { description } = await succeed(shopper.client, `GET /Product/getproduct/${product.id}`)
    const [firstWords] = description.split(/[.\n]/)
    await visit({}, async (at) => {
      for (const path of [`/product/${product.id}`, `/category=${encodeURIComponent(product.name)}`]) {
        await go(at, path)
        await at.page.getByRole('heading', { level: 1, name: product.name }).waitFor()
        const text = await mainText(at)
        for (const part of [`SAR ${product.price.toFixed(2)}`, firstWords]) expect(text).toContain(part)
        await main(at).getByRole('button', { name: 'Add to cart', exact: true }).first().waitFor()
        await at.page
          .getByRole('heading', { name: /review/i })
          .first()
          .waitFor()
      }
    })
  })

  it('ROUTE-06 a name that is a category leads to /shop?category={name} (decisions §9)', async () => {
    await visit({}, async ({ page }) => {
      await page.goto('/category=Roses')
      await page.waitForURL(/\/shop\?category=roses$/i)
      await page.getByRole('heading', { level: 1, name: 'Roses', exact: true }).waitFor()
    })
  })

  it.each([
    ['en', 'Product not found'],
    ['ar', 'المنتج غير موجود'],
  ] as const)('ROUTE-06 ERR-05 a missing product in %s shows “%s” with status 404', async (language, text) => {
    await visit({ language }, async ({ page }) => {
      for (const path of ['/product/99999999', '/category=No%20such%20flower']) {
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(404)
        await page.getByRole('heading', { name: text, exact: true }).waitFor()
      }
    })
  })

  it.each([
    ['en', 'Page not found'],
    ['ar', 'الصفحة غير موجودة'],
  ] as const)(
    'ROUTE-07 an unknown route in %s is a page-not-found screen “%s” with status 404',
    async (language, text) => {
      await visit({ language }, async ({ page }) => {
        const response = await page.goto('/no/such/page')
        expect(response?.status()).toBe(404)
        await page.getByRole('heading', { name: text, exact: true }).waitFor()
      })
    },
  )

  it('ROUTE-07 a router error shows an error page, which loads again', async () => {
    await visit({}, async (at) => {
      await go(at, '/about')
      await at.page.waitForLoadState('networkidle')
      await at.page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
      await footer(at).getByRole('link', { name: 'Contact', exact: true }).click()
      await at.page.getByRole('heading', { name: 'Something wilted' }).waitFor()
      await at.page.unroute('**/*.data*')
      await at.page.getByRole('button', { name: 'Load again' }).click()
      await at.page.getByRole('heading', { level: 1, name: 'Talk to us' }).waitFor()
    })
  })
})

const getCart = async (person: Person): Promise<Body[]> =>
  (await succeed(person.client, `GET /Cart/getcart/${person.userId}`)).cartItems

describe('SPEC §2 shop list', () => {
  const names = (at: Visit) => main(at).locator('article h3, article h2').allInnerTexts()
  const search = (params: Record<string, string>) => `/shop?${new URLSearchParams(params)}`

  it('ROUTE-02 SPEC-01 /shop?category={name} preselects the category and shows its products', async () => {
    await visit({}, async (at) => {
      await go(at, search({ category: 'Roses' }))
      expect(await at.page.getByRole('heading', { level: 1 }).innerText()).toBe('Roses')
      expect(plain(await main(at).locator('[aria-current=true]').first().innerText())).toMatch(/^Roses/)
      const expected = products.filter((product) => product.category.name === 'Roses').map(({ name }) => name)
      expect(expected.length).toBeGreaterThan(0)
      expect((await names(at)).every((name) => expected.includes(name))).toBe(true)
    })
  })

  it.each([
    ['en', ['Category', 'Price', 'Colour', 'Rating', 'Sort by']],
    ['ar', ['الفئة', 'السعر', 'اللون', 'التقييم', 'ترتيب حسب']],
  ] as const)('ROUTE-02 filters in %s: %j', async (language, labels) => {
    await visit({ language }, async (at) => {
      await go(at, '/shop')
      for (const label of labels)
        expect(await main(at).getByText(label, { exact: true }).count(), label).toBeGreaterThan(0)
    })
  })

  it.each([
    ['en', ['Best loved', 'Price: low to high', 'Price: high to low']],
    ['ar', ['الأكثر رواجًا', 'السعر: من الأقل إلى الأعلى', 'السعر: من الأعلى إلى الأقل']],
  ] as const)('ROUTE-02 sorts in %s, the default first: %j', async (language, labels) => {
    await visit({ language }, async (at) => {
      await go(at, '/shop')
      expect(await main(at).getByRole('combobox').first().locator('option').allInnerTexts()).toEqual(labels)
    })
  })

  it.each([
    ['Price: low to high', 1],
    ['Price: high to low', -1],
  ] as const)('ROUTE-02 “%s” sorts the list', async (label, direction) => {
    await visit({}, async (at) => {
      await go(at, '/shop')
      await main(at).getByLabel('Sort by').first().selectOption({ label })
      await at.page.waitForURL(/sort=/)
      // The first price is the one now, before the one without discount.
      const price = (text: string) => Number(/SAR ([\d,.]+)/.exec(plain(text))?.[1]?.replace(',', ''))
      const prices = async () => (await main(at).locator('article p').allInnerTexts()).map(price)
      await expect
        .poll(async () => {
          const shown = await prices()
          return shown.length > 5 && shown.join() === shown.toSorted((a, b) => (a - b) * direction).join()
        })
        .toBe(true)
    })
  })

  const getCount = async (at: Visit) => Number(/\d+/.exec(await main(at).getByRole('status').first().innerText())?.[0])

  /** Waits until the list has as many products as match, and every product shown is one of them. */
  async function expectProducts(at: Visit, matches: (product: Body) => boolean): Promise<void> {
    const expected = products.filter(matches).map(({ name }) => name)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(products.length)
    await expect.poll(() => getCount(at)).toBe(expected.length)
    expect(expected).toEqual(expect.arrayContaining(await names(at)))
  }

  it.each([
    ['colour', 'Red', (product: Body) => product.colours.includes('red')],
    ['rating', '5 stars and up', (product: Body) => product.rating >= 5],
    ['category', 'Tulips', (product: Body) => product.category.name === 'Tulips'],
  ])('ROUTE-02 the filter %s lists the matching products (%s)', async (_filter, choice, matches) => {
    await visit({}, async (at) => {
      await go(at, '/shop')
      await main(at).getByRole('complementary').locator('label, a').filter({ hasText: choice }).first().click()
      await expectProducts(at, matches)
    })
  })

  it('ROUTE-02 the filter price range lists the products of that price', async () => {
    await visit({}, async (at) => {
      await go(at, '/shop')
      await main(at).getByRole('textbox', { name: 'From, SAR' }).fill('120')
      await main(at).getByRole('textbox', { name: 'To, SAR' }).fill('150')
      await main(at).getByRole('button', { name: 'Apply' }).click()
      await expectProducts(at, ({ price }) => price >= 120 && price <= 150)
    })
  })

  it('ROUTE-02 the list is searched by name', async () => {
    await visit({}, async (at) => {
      await go(at, '/about')
      await banner(at).getByRole('button', { name: 'Search' }).click()
      await at.page.getByRole('searchbox', { name: 'Search flowers' }).fill(products[3].name)
      await at.page.keyboard.press('Enter')
      await at.page.waitForURL(/[/]shop\?q=/)
      await expect.poll(async () => (await names(at))[0]).toBe(products[3].name)
      expect(await getCount(at)).toBeLessThan(products.length)
    })
  })
})
