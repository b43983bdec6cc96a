import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFlower } from '../../testing/make-order.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { getSitemap } from './get-sitemap.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Without the cache of answers. */
const list = (page = 1) => getSitemap(shop.context, page)

/** A new product and a function that finds it in the sitemap. */
async function makeListed() {
  const { productId } = await makeFlower(shop)
  const product = await shop.db.selectFrom('product').selectAll().where('id', '=', productId).executeTakeFirstOrThrow()
  const find = async () => (await list()).data.find(({ slug }) => slug === product.slug)
  return { ...product, find }
}

test('WEB-03 the sitemap has the slug, the last change and the widest pictures of a published product', async () => {
  const product = await makeListed()
  expect(await product.find()).toEqual({
    slug: product.slug,
    updatedAt: product.updated_at.toISOString(),
    pictures: [`${product.slug}-800.webp`],
  })
})

test.each([
  ['a draft', { status: 'draft' }],
  ['an archived product', { status: 'archived' }],
  ['an add-on', { kind: 'addOn' }],
] as const)('WEB-03 the sitemap leaves out %s', async (_, change) => {
  const product = await makeListed()
  expect(await product.find()).toBeDefined()
  await shop.db.updateTable('product').set(change).where('id', '=', product.id).execute()
  expect(await product.find()).toBeUndefined()
})

test('WEB-03 a shop with fewer products than fit into one file has one page', async () => {
  expect(await list()).toMatchObject({ page: 1, pageCount: 1 })
  expect(await list(2)).toEqual(await list())
  const { status, body } = await shop.visitor().call('getSitemap', { query: { page: 'x' } })
  expect([status, Object.keys(body.errors)]).toEqual([400, ['page']])
})
