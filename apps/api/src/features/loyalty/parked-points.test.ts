import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { walkOrder } from '../../testing/make-delivery.ts'
import { fillCart, makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let driver: TestUser
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const getPoints = async (buyer: TestUser): Promise<number> =>
  (await buyer.visitor.call('getLoyaltyPoints', { params: { userId: buyer.userId } })).body.points

/** A buyer with the 100 points of a completed order of SAR 1,025, some of them spent on an unpaid order. */
async function makeParked(redeemPoints: number) {
  const buyer = await makeBuyer(shop, [await makeFlower(shop, { price: 100_000 })])
  const { id, totalBalance } = (await place(buyer, retailOrder({ paymentTerms: 'cash' }))).body.data
  const paying = { orderId: id, amount: totalBalance, payPartOrall: 1 }
  await walkOrder(shop, id, ['outForDelivery', 'delivered'])
  await driver.visitor.call('addPaymentPartly', { params: { userId: driver.userId }, body: paying })
  const input = { userId: buyer.userId, orderId: id, email: buyer.email }
  expect((await buyer.visitor.call('confirmDelivery', { query: input })).status).toBe(200)
  expect(await getPoints(buyer)).toBe(100)
  await fillCart(shop, buyer.userId, [await makeFlower(shop)])
  const parked = (await place(buyer, retailOrder({ redeemPoints, deliveryDate: '2026-12-01' }))).body.data
  expect(await getPoints(buyer)).toBe(100 - redeemPoints)
  const refund = { amount: totalBalance, reason: 'All wilted', refundTo: 'cash' }
  const refunded = await admin.visitor.call('creditOrder', { params: { orderId: id }, body: refund })
  expect(refunded.status).toBe(200)
  return { buyer, id, parked: parked.id }
}

const reversed = (orderId: string) =>
  sql`select sum(points)::int as points from loyalty_entry where order_id = ${orderId} and kind = 'reverse'`.execute(
    shop.db,
  )

test.each([100, 60])('P11 I34 given %i points spent on another order, a refunded order keeps none', async (points) => {
  const { buyer, id, parked } = await makeParked(points)
  expect(await getPoints(buyer)).toBe(0)
  const params = { userId: buyer.userId, orderId: parked }
  expect((await buyer.visitor.call('rejectOrder', { params })).status).toBe(200)
  expect(await getPoints(buyer)).toBe(0)
  expect((await reversed(id)).rows).toEqual([{ points: -100 }])
  expect(await brokenInvariants(shop.db)).toEqual([])
})
