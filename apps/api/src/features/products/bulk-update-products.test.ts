import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFlower } from '../../testing/make-order.ts'
import { makeCategory } from '../../testing/make-product-form.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())

const change = (body: unknown, who = admin) => who.visitor.call('changeProducts', { body })
const flowers = async (prices: readonly number[]) =>
  Promise.all(prices.map(async (price) => (await makeFlower(shop, { price })).productId))
const getRows = (ids: number[]) =>
  shop.db
    .selectFrom('product')
    .innerJoin('variant', 'variant.product_id', 'product.id')
    .select(['product.id', 'status', 'category_id', 'discount_percent', 'price', 'price_was', 'price_from', 'version'])
    .where('product.id', 'in', ids)
    .orderBy('product.id')
    .execute()

test('ADMIN-01 changes status, category, discount and price of many products and returns their number', async () => {
  const ids = (await flowers([10_000, 10_050, 15])).toSorted((a, b) => a - b)
  const categoryId = await makeCategory(shop)
  const answer = await change({
    productIds: ids,
    categoryId,
    discountPercent: 20,
    pricePercent: 10,
    status: 'archived',
  })
  expect(answer.body).toMatchObject({ changed: 3, message: '3 products are changed.' })
  const rows = await getRows(ids)
  expect(rows.map((row) => row.price).toSorted((a, b) => a - b)).toEqual([17, 11_000, 11_055])
  for (const row of rows) {
    expect(row).toMatchObject({ status: 'archived', category_id: categoryId, discount_percent: 20, version: 2 })
    expect(row.price_was).toBe(row.price)
    expect(row.price_from).toBe(row.price - Math.round(row.price * 0.2))
  }
  expect((await change({ productIds: [ids[0], ids[0]], discountPercent: 0 })).body.changed).toBe(1)
})

test('ADMIN-01 changes all of them or none', async () => {
  const ids = await flowers([10_000, 99_999_999_999])
  const before = await getRows(ids)
  const refused: [object, string][] = [
    [{ productIds: [...ids, 999_999], discountPercent: 5 }, 'product.not_found'],
    [{ productIds: ids, pricePercent: 1, discountPercent: 5 }, 'product.price_too_high'],
    [{ productIds: ids, categoryId: 999_999, discountPercent: 5 }, 'product.category_gone'],
    [{ productIds: ids }, 'products.no_change'],
  ]
  for (const [body, code] of refused) expect((await change(body)).body.code).toBe(code)
  await shop.db
    .deleteFrom('product_picture')
    .where('product_id', '=', ids[0] ?? 0)
    .execute()
  expect((await change({ productIds: ids, status: 'published' })).body).toMatchObject({
    code: 'products.need_picture',
    message: expect.stringContaining('One of these'),
  })
  expect(await getRows(ids)).toEqual(before)
})

test('ADMIN-01 concurrent changes of the same products on two processes all succeed', async () => {
  const ids = await flowers(Array(12).fill(10_000))
  const twin = onSecondProcess(await shop.twin(), admin)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      change({ productIds: at % 2 ? ids : ids.toReversed(), pricePercent: at < 4 ? 100 : -50 }, at % 2 ? twin : admin),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect((await getRows(ids)).map(({ price, version }) => [price, version])).toEqual(Array(12).fill([10_000, 9]))
})

const preview = (body: unknown) => admin.visitor.call('previewProductsChange', { body })

test('DESK-09 changes everything that a filter finds, of more than one page, when it is as many as were shown', async () => {
  const categoryId = await makeCategory(shop)
  const ids = await flowers(Array(30).fill(10_000))
  const others = await flowers([10_000])
  await shop.db.updateTable('product').set({ category_id: categoryId }).where('id', 'in', ids).execute()
  const filter = { categoryId }
  expect((await preview({ filter, discountPercent: 5 })).body).toMatchObject({ count: 30, priceCount: 0 })
  const stale = await change({ filter, expectedCount: 29, discountPercent: 5 })
  expect(stale).toMatchObject({ status: 409, body: { code: 'products.found_changed' } })
  expect((await change({ filter, expectedCount: 30, discountPercent: 5 })).body).toMatchObject({ changed: 30 })
  expect(new Set((await getRows(ids)).map((row) => row.discount_percent))).toEqual(new Set([5]))
  expect((await getRows(others)).map((row) => row.discount_percent)).toEqual([0])
  const none = await change({ filter: { categoryId, status: 'archived' }, expectedCount: 0, discountPercent: 5 })
  expect(none.body.code).toBe('products.no_change')
  expect((await change({ discountPercent: 5 })).body.code).toBe('products.no_change')
})

test('DESK-09 concurrent changes of everything found on two processes all succeed', async () => {
  const categoryId = await makeCategory(shop)
  const ids = await flowers(Array(12).fill(10_000))
  await shop.db.updateTable('product').set({ category_id: categoryId }).where('id', 'in', ids).execute()
  const twin = onSecondProcess(await shop.twin(), admin)
  const body = { filter: { categoryId }, expectedCount: 12, pricePercent: 100 }
  const answers = await Promise.all([change(body), change(body, twin), change(body), change(body, twin)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set((await getRows(ids)).map(({ price }) => price))).toEqual(new Set([160_000]))
})

test('DESK-09 rounds prices to riyals with the wanted last digit; the preview says old and new and changes nothing', async () => {
  const ids = (await flowers([14_950, 20_000, 9_900])).toSorted((a, b) => a - b)
  const before = await getRows(ids)
  const body = { productIds: ids, pricePercent: 0, priceEnding: 9 }
  const shown = (await preview(body)).body
  expect(shown).toMatchObject({ count: 3, priceCount: 2 })
  const pairs = shown.prices.map(({ from, to }: { from: number; to: number }) => [from, to])
  expect(pairs.toSorted()).toEqual([
    [149.5, 149],
    [200, 199],
  ])
  expect(await getRows(ids)).toEqual(before)
  await change(body)
  expect((await getRows(ids)).map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([9_900, 14_900, 19_900])
  await change({ productIds: ids, pricePercent: 10, priceEnding: 5 })
  expect((await getRows(ids)).map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([10_500, 16_500, 21_500])
})

test('DESK-09 publishes what can be published and names the rest', async () => {
  const [bare = 0, whole = 0] = await flowers([10_000, 10_000])
  const ids = [bare, whole]
  await shop.db.updateTable('product').set({ status: 'draft' }).where('id', 'in', ids).execute()
  await shop.db.deleteFrom('product_picture').where('product_id', '=', bare).execute()
  expect((await preview({ productIds: ids, status: 'published' })).body).toMatchObject({ count: 2, withoutPicture: 1 })
  const { body } = await change({ productIds: ids, status: 'published', skipUnpublishable: true })
  expect(body).toMatchObject({ changed: 1, leftOutCount: 1, leftOut: [{ id: bare }] })
  expect(body.warning).toContain('no picture')
  const rows = await shop.db.selectFrom('product').select(['id', 'status']).where('id', 'in', ids).execute()
  expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
    [bare]: 'draft',
    [whole]: 'published',
  })
})
