import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeFlower } from '../../testing/make-order.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { getProductFeed } from './get-product-feed.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The product in the answer, which is cached until the notification of the new product arrives. */
const findIn = (productId: number, language: string) =>
  vi.waitFor(async () => {
    const { status, body } = await shop.visitor().call('getProductFeed', { headers: { 'accept-language': language } })
    expect(status).toBe(200)
    const product = body.data.find(({ id }: { id: number }) => id === productId)
    expect(product).toBeDefined()
    return product
  }, 120_000)

test('DESK-07 the feed has a product in the language of the call, with prices before and after the discount and its pictures', async () => {
  const { productId } = await makeFlower(shop, { price: 20_000, discountPercent: 15, stock: 3 })
  const { slug } = await shop.db
    .selectFrom('product')
    .select('slug')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const sizes = [{ sku: slug, size: 'medium', price: 170, originalPrice: 200, inStock: true }]
  const pictures = [{ webp: `${slug}-800.webp`, jpeg: `${slug}-link-preview.jpg` }]
  expect(await findIn(productId, 'en')).toMatchObject({ slug, description: 'Fresh', pictures, variants: sizes })
  expect(await findIn(productId, 'ar')).toMatchObject({ description: 'طازجة', category: 'ورد', variants: sizes })
})

test('DESK-07 a sold-out size is not in stock in the feed', async () => {
  const { productId, variantId } = await makeFlower(shop, { stock: 0 })
  expect((await findIn(productId, 'en')).variants[0].inStock).toBe(false)
  await shop.db.deleteFrom('stock').where('variant_id', '=', variantId).execute()
  const { data } = await getProductFeed(shop.context, 1)
  expect(data.find(({ id }) => id === productId)?.variants[0]?.inStock).toBe(false)
})

test.each([
  ['a draft', { status: 'draft' }],
  ['an archived product', { status: 'archived' }],
  ['an add-on', { kind: 'addOn' }],
] as const)('DESK-07 the feed leaves out %s', async (_, change) => {
  const { productId } = await makeFlower(shop)
  const list = async () => (await getProductFeed(shop.context, 1)).data.map(({ id }) => id)
  expect(await list()).toContain(productId)
  await shop.db.updateTable('product').set(change).where('id', '=', productId).execute()
  expect(await list()).not.toContain(productId)
})
