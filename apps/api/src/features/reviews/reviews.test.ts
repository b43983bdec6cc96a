import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFlower } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const write = (user: TestUser, productId: number, description: unknown, stars: unknown) =>
  user.visitor.call('addReview', { params: { productId }, body: { description, stars } })
const read = async (productId: number, page?: number) =>
  (await shop.visitor().call('getReviews', { params: { productId }, query: { page } })).body

test('FORM-03 a review of 10 to 500 characters and 1 to 5 stars is published and changes the rating of the product', async () => {
  const flower = await makeFlower(shop)
  const [first, second] = [
    await makeUser(shop, { fullName: 'Sara Alharbi' }),
    await makeUser(shop, { fullName: 'Omar' }),
  ]
  const answer = await write(first, flower.productId, '  Fresh for nine days, thank you.  ', 5)
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: 'Thank you. Your review is published.',
      data: { author: 'Sara A.', stars: 5, description: 'Fresh for nine days, thank you.', language: 'en' },
    },
  })
  shop.clock.advance(1_000)
  expect((await write(second, flower.productId, 'ورد جميل وصل في موعده', 4)).body.data).toMatchObject({
    author: 'Omar',
    language: 'ar',
  })
  await expect.poll(async () => (await read(flower.productId)).total).toBe(2)
  expect((await read(flower.productId)).data.map((review: { author: string }) => review.author)).toEqual([
    'Omar',
    'Sara A.',
  ])
  const product = (await shop.visitor().call('getProduct', { params: { id: flower.productId } })).body
  expect(product).toMatchObject({ rating: 4.5, reviewCount: 2, histogram: [0, 0, 0, 1, 1] })
  expect(product.reviewProducts).toHaveLength(2)
})

test('FORM-03 a second review replaces the first, also when two are sent at once', async () => {
  const flower = await makeFlower(shop)
  const user = await makeUser(shop)
  await write(user, flower.productId, 'Not quite what I hoped for', 2)
  const answers = await Promise.all(
    [3, 4, 5].map((stars) => write(user, flower.productId, 'Better at the second look', stars)),
  )
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
  await expect.poll(async () => (await read(flower.productId)).total).toBe(1)
  const row = await shop.db
    .selectFrom('product')
    .select(['rating', 'review_count'])
    .where('id', '=', flower.productId)
    .executeTakeFirstOrThrow()
  expect(row.review_count).toBe(1)
  expect([3, 4, 5]).toContain(Number(row.rating))
})

test('concurrent reviews of many users all count in the rating', async () => {
  const flower = await makeFlower(shop)
  const users = await Promise.all(Array.from({ length: 16 }, () => makeUser(shop)))
  await Promise.all(
    users.map((user, at) => write(user, flower.productId, 'Written with all the others', at % 2 === 0 ? 5 : 4)),
  )
  const row = await shop.db
    .selectFrom('product')
    .select(['rating', 'review_count'])
    .where('id', '=', flower.productId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ rating: '4.5', review_count: 16 })
})

test.each([
  ['too short', 'x'.repeat(9), 5, 'description'],
  ['short but for blanks around it', `  ${'x'.repeat(9)}          `, 5, 'description'],
  ['too long', 'x'.repeat(501), 5, 'description'],
  ['missing', undefined, 5, 'description'],
  ['no stars', 'Long enough to be taken', undefined, 'stars'],
  ['zero stars', 'Long enough to be taken', 0, 'stars'],
  ['six stars', 'Long enough to be taken', 6, 'stars'],
  ['half a star', 'Long enough to be taken', 2.5, 'stars'],
  ['stars as text', 'Long enough to be taken', '5', 'stars'],
])('FORM-03 a review is refused at its field: %s', async (_name, description, stars, field) => {
  const flower = await makeFlower(shop)
  const user = await makeUser(shop)
  const { status, body } = await write(user, flower.productId, description, stars)
  expect(status).toBe(400)
  expect(Object.keys(body.errors)).toEqual([field])
})

test('FORM-03 exactly 10 and exactly 500 characters are accepted, an emoji counting as one', async () => {
  const flower = await makeFlower(shop)
  for (const text of ['🌹'.repeat(10), 'و'.repeat(500)]) {
    const user = await makeUser(shop)
    expect((await write(user, flower.productId, text, 4)).status).toBe(200)
  }
})

test('FORM-03 requires a login and an existing product', async () => {
  const flower = await makeFlower(shop)
  const body = { description: 'Long enough to be taken', stars: 5 }
  expect(await shop.visitor().call('addReview', { params: { productId: flower.productId }, body })).toMatchObject({
    status: 401,
    body: { message: 'You must be logged in to add a review.' },
  })
  const user = await makeUser(shop)
  expect(await write(user, 999_999, body.description, 5)).toMatchObject({
    status: 404,
    body: { message: 'Product not found' },
  })
  expect((await shop.visitor().call('getReviews', { params: { productId: 999_999 } })).status).toBe(404)
})

test('API-27 reviews come ten per page, newest first, without duplicates', async () => {
  const flower = await makeFlower(shop)
  await shop.db
    .insertInto('review')
    .values(
      Array.from({ length: 23 }, (_, n) => ({
        product_id: flower.productId,
        author: `A${n}`,
        stars: 4,
        description: 'As nice as the one before',
        language: 'en' as const,
        created_at: new Date(shop.clock.now() - Math.floor(n / 2) * 1_000),
      })),
    )
    .execute()
  const pages = [await read(flower.productId), await read(flower.productId, 2), await read(flower.productId, 3)]
  expect(pages.map((page) => page.data.length)).toEqual([10, 10, 3])
  expect(pages[0]).toMatchObject({ page: 1, pageCount: 3, total: 23 })
  const all = pages.flatMap((page) => page.data)
  expect(new Set(all.map((review: { id: number }) => review.id)).size).toBe(23)
  const times = all.map((review: { createdAt: string }) => review.createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('markup in a review stays text', async () => {
  const flower = await makeFlower(shop)
  const user = await makeUser(shop)
  const text = '<script>alert(1)</script> & "quotes"'
  expect((await write(user, flower.productId, text, 5)).body.data.description).toBe(text)
})
