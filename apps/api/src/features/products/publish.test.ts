import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, makeBusiness, place } from '../../testing/make-order.ts'
import { productForm } from '../../testing/make-product-form.ts'
import { standingBody } from '../../testing/make-standing-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { publishProducts } from './index.ts'

let shop: TestShop
let twin: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  admin = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())

const HOUR = 3_600_000

type CreatedProduct = {
  id: number
  slug: string
  titleEn: string
  sku: string
  variantId: number
  form: object
  version: number
}

async function make(changed: Record<string, unknown>): Promise<CreatedProduct> {
  const form = await productForm(shop, changed)
  const { body } = await admin.visitor.call('addProduct', { body: form })
  const { id, slug, titleEn, variants, version } = body.data
  const [{ id: variantId, sku }] = variants
  await admin.visitor.call('changeStock', { body: { variantId, change: 20, reason: 'restock' } })
  return { id, slug, titleEn, sku, variantId, version, form: { ...form, variants } }
}

/** Every public place of a product, each returning whether it is there. */
async function getPlaces(product: CreatedProduct, testShop: TestShop): Promise<Record<string, boolean>> {
  const visitor = testShop.visitor()
  const shopper = await makeUser(shop)
  const business = await makeBusiness(shop)
  const { id, slug, titleEn, sku, variantId } = product
  const categoryId = (product.form as { categoryId: number }).categoryId
  const { slug: category } = await shop.db
    .selectFrom('category')
    .select('slug')
    .where('id', '=', categoryId)
    .executeTakeFirstOrThrow()
  const lists = async (query: object) => {
    const { body } = await visitor.call('getProducts', { query: { ...query } })
    return body.data.some((card: { id: number }) => card.id === id)
  }
  const byName = async (name: string) => (await visitor.call('findByName', { query: { name } })).status === 200
  await shop.db
    .insertInto('wishlist_item')
    .values({ user_id: shopper.userId, product_id: id, added_at: new Date(shop.clock.now()) })
    .execute()
  const params = { userId: shopper.userId }
  const wishes = await shopper.visitor.call('getWishlist', { params })
  const preview = await business.owner.visitor.call('previewQuickOrder', {
    params: { userId: business.owner.userId },
    body: { text: `${sku} 1` },
  })
  const standing = await business.owner.visitor.call('addStandingOrder', {
    params: { userId: business.owner.userId },
    body: standingBody(business.branchId, variantId),
  })
  const added = await shopper.visitor.call('addToCart', { params, body: { variantId, quntity: 1 } })
  await fillCart(shop, shopper.userId, [{ variantId }])
  const cart = await shopper.visitor.call('getCart', { params })
  const ordered = await place(shopper)
  const wished = await makeUser(shop)
  const wish = await wished.visitor.call('addToWishlist', { params: { userId: wished.userId, productId: id } })
  const home = (await visitor.call('getHome')).body
  const reviewed = await visitor.call('getReviews', { params: { productId: id } })
  expect(reviewed.status).toBeLessThan(500)
  return {
    page: (await visitor.call('getProduct', { params: { id } })).status === 200,
    list: await lists({ category }),
    search: await lists({ q: titleEn }),
    'by slug': await byName(slug),
    'by name': await byName(titleEn),
    wishlist: wishes.body.favouritItems.length > 0,
    'add to wishlist': wish.status === 200,
    'quick order': preview.body.lines[0].problem === null,
    'standing order': standing.status === 200,
    'add to cart': added.status === 200,
    'can be had in the cart': (cart.body.cartItems[0]?.available ?? 0) > 0,
    order: ordered.status === 200,
    home: [...home.bestSellers, ...home.specialOffers].some((card: { id: number }) => card.id === id),
    'category counts':
      (await visitor.call('getCategories')).body.find((one: { slug: string }) => one.slug === category).productCount >
      0,
  }
}

const shownIn = (places: Record<string, boolean>) => Object.keys(places).filter((name) => places[name])

test('ADMIN-01 drafts and archived products are hidden from shoppers everywhere; published ones are visible everywhere', async () => {
  const published = await make({ discountPercent: 90 })
  const all = await getPlaces(published, shop)
  expect(shownIn(all)).toEqual(Object.keys(all))
  for (const status of ['draft', 'archived']) {
    const hidden = await make({ status, discountPercent: 90 })
    expect(shownIn(await getPlaces(hidden, shop)), status).toEqual([])
  }
})

test('ADMIN-01 a scheduled draft is published at its instant and not before, on every process', async () => {
  const at = SUNDAY_MORNING + 26 * HOUR
  const product = await make({ status: 'draft', publishAt: new Date(at).toISOString() })
  const getStatus = async () => {
    const { body } = await admin.visitor.call('adminProduct', { params: { productId: product.id } })
    return [body.data.status, body.data.publishAt, body.data.version]
  }
  const listPlaces = async (testShop: TestShop) =>
    (await testShop.visitor().call('getProduct', { params: { id: product.id } })).status
  const before = shop.clock.now()
  shop.clock.set(at - 1_000)
  await publishProducts(shop.context)
  expect([await listPlaces(shop), await listPlaces(twin)]).toEqual([404, 404])
  shop.clock.set(at)
  await Promise.all([publishProducts(shop.context), publishProducts({ ...twin.context, clock: shop.clock })])
  await expect.poll(async () => [await listPlaces(shop), await listPlaces(twin)]).toEqual([200, 200])
  shop.clock.set(before)
  expect(await getStatus()).toEqual(['published', null, 2])
  const stale = await admin.visitor.call('saveProduct', {
    params: { productId: product.id },
    body: { ...product.form, version: 1 },
  })
  expect(stale.body.code).toBe('product.changed')
})

test('ADMIN-01 only a draft has a publishing instant, and the job is scheduled for it', async () => {
  const at = new Date(SUNDAY_MORNING + 900 * HOUR).toISOString()
  const product = await make({ status: 'draft', publishAt: at })
  const { rows } = await sql<{ runAt: Date }>`
    select run_at as "runAt" from graphile_worker.jobs where task_identifier = 'publish-products' and run_at > ${new Date(at)}::timestamptz - interval '1 minute'
  `.execute(shop.db)
  expect(rows.map(({ runAt }) => runAt.toISOString())).toEqual([at])
  const saved = await admin.visitor.call('saveProduct', {
    params: { productId: product.id },
    body: { ...product.form, status: 'archived', version: 1 },
  })
  expect(saved.body.data).toMatchObject({ status: 'archived', publishAt: null })
  shop.clock.set(SUNDAY_MORNING + 901 * HOUR)
  await publishProducts(shop.context)
  shop.clock.set(SUNDAY_MORNING)
  expect((await admin.visitor.call('adminProduct', { params: { productId: product.id } })).body.data.status).toBe(
    'archived',
  )
})
