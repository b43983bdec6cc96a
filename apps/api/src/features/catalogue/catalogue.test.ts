import { type Language, languages } from '@warda/domain/language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoShop } from '../../testing/demo-shop.ts'
import type { TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

const getId = async (slug: string) =>
  (await shop.db.selectFrom('product').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
const get = async (slug: string, language: Language = 'en') =>
  (await shop.visitor({ language }).call('getProduct', { params: { id: await getId(slug) } })).body

test('API-07 all categories come in the order of the header, with counts, pictures and names in the language of the caller', async () => {
  const { status, body } = await shop.visitor().call('getCategories')
  expect(status).toBe(200)
  expect(body.map((one: { slug: string }) => one.slug)).toEqual([
    'roses',
    'tulips',
    'mixed-bouquets',
    'plants-and-orchids',
    'wedding-and-events',
    'gifts-and-boxes',
  ])
  expect(body[0]).toMatchObject({
    name: 'Roses',
    productCount: 9,
    picture: { alt: 'Close-up of peach and coral garden roses.' },
  })
  const arabic = (await shop.visitor({ language: 'ar' }).call('getCategories')).body
  expect(arabic[0]).toMatchObject({ name: 'ورد جوري' })
})

test('API-07 the path is case-insensitive', async () => {
  expect((await shop.visitor().fetch('/api/category/GETALLCATEGORIES')).status).toBe(200)
})

test('the home page has best sellers in stock, offers with a discount, six categories, reviews of different products and heroes', async () => {
  for (const language of languages) {
    const { body } = await shop.visitor({ language }).call('getHome')
    expect(body.bestSellers).toHaveLength(8)
    expect(body.bestSellers.every((card: { inStock: boolean }) => card.inStock)).toBe(true)
    expect(body.specialOffers).toHaveLength(8)
    expect(body.specialOffers.every((card: { discountPercentage: number }) => card.discountPercentage > 0)).toBe(true)
    expect(body.categories).toHaveLength(6)
    expect(body.heroes).toHaveLength(3)
    expect(body.reviews.map((review: { language: string }) => review.language)).toEqual(Array(6).fill(language))
    expect(new Set(body.reviews.map((review: { product: { id: number } }) => review.product.id)).size).toBe(6)
  }
})

test('API-27 a product has its sizes with prices and stock, pictures, reviews, histogram and related products', async () => {
  const product = await get('pink-crescendo')
  expect(product).toMatchObject({
    name: 'Pink Crescendo',
    discountPercentage: 15,
    price: 136,
    originalPrice: 160,
    hasRange: true,
    container: 'paper wrap',
  })
  expect(
    product.variants.map((v: { size: string; price: number; available: number }) => [v.size, v.price, v.available]),
  ).toEqual([
    ['small', 136, 10],
    ['large', 216.75, 10],
    ['grand', 352.75, 10],
  ])
  expect(product.pictures[0].widths).toEqual([160, 320, 480, 640, 960, 1200])
  expect(product.reviewProducts.length).toBe(product.reviewCount)
  expect(product.histogram.reduce((sum: number, n: number) => sum + n, 0)).toBe(product.reviewCount)
  expect(product.related).toHaveLength(4)
  expect(
    product.related.every(
      (card: { id: number; category: { slug: string } }) => card.id !== product.id && card.category.slug === 'roses',
    ),
  ).toBe(true)
})

test('the listed price of every product is that of its cheapest size', async () => {
  const rows = await shop.db.selectFrom('product').select(['slug']).execute()
  for (const { slug } of rows) {
    const product = await get(slug)
    expect(product.price, slug).toBe(Math.min(...product.variants.map((v: { price: number }) => v.price)))
    expect(product.hasRange).toBe(new Set(product.variants.map((v: { price: number }) => v.price)).size > 1)
  }
})

test('a card offers the cheapest size in stock, and none when the product is sold out', async () => {
  expect(await get('parrot-flame')).toMatchObject({ inStock: false, defaultVariantId: null })
  const lilac = await get('lilac-whisper')
  expect(lilac.defaultVariantId).toBe(lilac.variants[1].id)
  expect(lilac.variants.map((v: { available: number }) => v.available)).toEqual([0, 3])
})

test('ERR-05 LANG-03 a missing, draft or mistyped product is "Product not found" in the language of the caller', async () => {
  const missing = await shop.visitor().call('getProduct', { params: { id: 999_999 } })
  expect(missing).toMatchObject({ status: 404, body: { message: 'Product not found' } })
  const arabic = await shop.visitor({ language: 'ar' }).call('getProduct', { params: { id: 999_999 } })
  expect(arabic.body.message).not.toBe('Product not found')
  const id = await getId('sea-breeze')
  await shop.db.updateTable('product').set({ status: 'draft' }).where('id', '=', id).execute()
  await expect.poll(async () => (await shop.visitor().call('getProduct', { params: { id } })).status).toBe(404)
  await shop.db.updateTable('product').set({ status: 'published' }).where('id', '=', id).execute()
  await expect.poll(async () => (await shop.visitor().call('getProduct', { params: { id } })).status).toBe(200)
  for (const odd of ['0', '-1', '1.5', 'abc', '99999999999'])
    expect((await shop.visitor().call('getProduct', { params: { id: odd } })).status).toBe(404)
})

test.each([
  ['Blush Hour', 'blush-hour'],
  ['blush-hour', 'blush-hour'],
  ['  BLUSH   hour ', 'blush-hour'],
  ['ساعة الورد', 'blush-hour'],
  ['ساعه الورد', 'blush-hour'],
])('ROUTE-06 the name %s is the product %s', async (name, slug) => {
  const { status, body } = await shop.visitor().call('findByName', { query: { name } })
  expect(status).toBe(200)
  expect(body).toEqual({ kind: 'product', id: await getId(slug), slug })
})

test.each(['Roses', 'roses', 'ورد جوري'])('ROUTE-06 the name %s is the category of roses', async (name) => {
  expect((await shop.visitor().call('findByName', { query: { name } })).body).toEqual({
    kind: 'category',
    slug: 'roses',
  })
})

test('ROUTE-06 an unknown name is "Product not found"', async () => {
  for (const name of ['no such flower', '%', '🌹'])
    expect(await shop.visitor().call('findByName', { query: { name } })).toMatchObject({
      status: 404,
      body: { message: 'Product not found' },
    })
})

test('the public data of the shop comes in both languages and follows the settings', async () => {
  const { body } = await shop.visitor().call('getSite')
  expect(body).toMatchObject({
    sameDayCutoff: '14:00',
    radiusMiles: 25,
    freshnessDays: 7,
    cities: 37,
    countries: 9,
    welcomePercent: 15,
    loyaltyRules: [
      { amount: 100, points: 10 },
      { amount: 200, points: 20 },
      { amount: 1000, points: 100 },
    ],
  })
  expect(body.workingHours).toHaveLength(7)
  expect(body.workingHours[5]).toEqual({ weekday: 5, hours: null })
  expect(body.workingHours[6]).toEqual({ weekday: 6, hours: { open: '09:00', close: '20:00' } })
  expect(body.about.key).toMatch(/^[0-9a-f]{20}$/)
  await shop.db
    .updateTable('setting')
    .set({ value: JSON.stringify({ phone: '+966 50 000 0000', address: { en: 'Riyadh', ar: 'الرياض' } }) })
    .where('key', '=', 'contact')
    .execute()
  await expect.poll(async () => (await shop.visitor().call('getSite')).body.contact.phone).toBe('+966 50 000 0000')
  expect((await shop.visitor({ language: 'ar' }).call('getSite')).body.contact).toMatchObject({
    address: 'الرياض',
    email: null,
  })
  await shop.db
    .updateTable('setting')
    .set({ value: JSON.stringify({ phone: 7 }) })
    .where('key', '=', 'contact')
    .execute()
  await expect.poll(async () => (await shop.visitor().call('getSite')).body.contact.phone).toBe(null)
})

test('a change of a price is visible at once, whichever process made it', async () => {
  const id = await getId('spring-market')
  const twin = await shop.twin()
  const price = async (from: TestShop) => (await from.visitor().call('getProduct', { params: { id } })).body.price
  expect([await price(shop), await price(twin)]).toEqual([165, 165])
  await shop.db
    .updateTable('variant')
    .set({ price: 17_000 })
    .where('product_id', '=', id)
    .where('position', '=', 0)
    .execute()
  await expect.poll(async () => [await price(shop), await price(twin)]).toEqual([170, 170])
})

test('a cached answer is the same for everybody and depends only on the query keys of the contract', async () => {
  const plain = await shop.visitor().fetch('/api/Product/getallproducts?category=roses')
  const dressed = await shop
    .visitor()
    .fetch('/api/product/GETALLPRODUCTS?utm_source=x&category=roses&page=1&sort=default&nonsense=1', {
      headers: { authorization: 'Bearer not-a-token' },
    })
  expect([plain.status, dressed.status]).toEqual([200, 200])
  expect(await dressed.text()).toBe(await plain.text())
  expect(dressed.headers.get('content-type')).toMatch(/^application\/json/)
  expect(dressed.headers.get('content-language')).toBe('en')
})
