import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let owner: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await makeUser(shop, { role: 'Admin' })
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterAll(() => shop.close())

const write = (user: TestUser, productId: number, stars: number) =>
  user.visitor.call('addReview', { params: { productId }, body: { description: 'Fresh for nine days', stars } })
const readProduct = async (id: number) => (await shop.visitor().call('getProduct', { params: { id } })).body

/** The driver delivers the order and its buyer confirms it, which completes it. */
async function complete(buyer: TestUser, orderId: string): Promise<void> {
  for (const orderStage of [5, 6]) {
    const answer = await driver.visitor.call('updateOrderStage', { query: { orderId, orderStage } })
    expect(answer.status).toBe(200)
  }
  const query = { userId: buyer.userId, orderId, email: buyer.email }
  expect((await buyer.visitor.call('confirmDelivery', { query })).status).toBe(200)
}

/** A buyer with a completed cash order of the product. */
async function makeReceiver(flower: { variantId: number }): Promise<TestUser> {
  const buyer = await makeBuyer(shop, [flower])
  const { body } = await place(buyer, retailOrder({ paymentTerms: 'cash' }))
  await complete(buyer, body.data.id)
  return buyer
}

async function holdReviews(holdReviews: boolean): Promise<void> {
  const { data } = (await owner.visitor.call('adminSettings')).body
  const { value, version } = data.find(({ key }: { key: string }) => key === 'accounts')
  const body = { value: { ...value, holdReviews }, version }
  expect((await owner.visitor.call('saveSetting', { params: { key: 'accounts' }, body })).status).toBe(200)
}

test('a buyer with a completed order is verified, and from three of them on only their stars are the rating', async () => {
  const flower = await makeFlower(shop)
  const { productId } = flower
  expect((await write(await makeUser(shop), productId, 1)).body.data).not.toHaveProperty('isVerified')
  for (const stars of [5, 5]) {
    const answer = await write(await makeReceiver(flower), productId, stars)
    expect(answer.body.data).toMatchObject({ isVerified: true })
  }
  expect(await readProduct(productId)).toMatchObject({ rating: 3.7, reviewCount: 3, histogram: [1, 0, 0, 0, 2] })
  await write(await makeReceiver(flower), productId, 4)
  await expect
    .poll(() => readProduct(productId))
    .toMatchObject({ rating: 4.7, reviewCount: 4, histogram: [0, 0, 0, 1, 2] })
})

test('a review written before the delivery becomes verified when the order is completed', async () => {
  const flower = await makeFlower(shop)
  const buyer = await makeBuyer(shop, [flower])
  const { body } = await place(buyer, retailOrder({ paymentTerms: 'cash' }))
  await write(buyer, flower.productId, 4)
  expect((await readProduct(flower.productId)).reviewProducts[0]).not.toHaveProperty('isVerified')
  await complete(buyer, body.data.id)
  await expect
    .poll(async () => (await readProduct(flower.productId)).reviewProducts[0])
    .toMatchObject({ isVerified: true })
})

test('with the setting, reviews of other people wait for the shop, and those of verified buyers do not', async () => {
  const flower = await makeFlower(shop)
  const { productId } = flower
  await holdReviews(true)
  try {
    const stranger = await makeUser(shop)
    const held = await write(stranger, productId, 2)
    expect(held.body).toMatchObject({
      message: 'Thank you. Your review appears when the shop has checked it.',
      data: { isPending: true },
    })
    expect((await write(await makeReceiver(flower), productId, 5)).body.data).not.toHaveProperty('isPending')
    await expect.poll(() => readProduct(productId)).toMatchObject({ rating: 5, reviewCount: 1 })
    const waiting = (await owner.visitor.call('adminReviews', { query: { hidden: '1' } })).body.data
    expect(waiting).toMatchObject([{ id: held.body.data.id, isHidden: true, isPending: true, isVerified: false }])
    const params = { reviewId: held.body.data.id }
    const shown = await owner.visitor.call('moderateReview', { params, body: { isHidden: false } })
    expect(shown.body.data).toMatchObject({ isHidden: false, isPending: false })
    await expect.poll(() => readProduct(productId)).toMatchObject({ rating: 3.5, reviewCount: 2 })
  } finally {
    await holdReviews(false)
  }
})

test('a review written while the order is being completed is verified', async () => {
  const flower = await makeFlower(shop)
  const buyer = await makeBuyer(shop, [flower])
  const { body } = await place(buyer, retailOrder({ paymentTerms: 'cash' }))
  for (const orderStage of [5, 6])
    await driver.visitor.call('updateOrderStage', { query: { orderId: body.data.id, orderStage } })
  let isAnswered = false
  const written = await shop.db.transaction().execute(async (trx) => {
    await sql`update orders set state = 'completed', completed_at = now() where id = ${body.data.id}`.execute(trx)
    const answer = write(buyer, flower.productId, 5).finally(() => {
      isAnswered = true
    })
    await expect.poll(async () => isAnswered || (await countWaiting()) > 0).toBe(true)
    return [answer]
  })
  await written[0]
  expect((await readProduct(flower.productId)).reviewProducts[0]).toMatchObject({ isVerified: true })
})

/** Statements of this database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(shop.db)
  return rows[0]?.count ?? 0
}
