import type { OrderBody } from '@warda/contract/orders'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { payOrder, walkOrder } from '../../testing/make-delivery.ts'
import { fillCart, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { waitUntil } from '../../testing/wait-until.ts'

const FAR = { latitude: 24.9, longitude: 46.6753 }
const NEXT_DOOR = { latitude: 24.7136, longitude: 46.6753 }

const gateway = fakeGateway()
let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  const zone = { name: { en: 'Next door', ar: 'الجوار' }, centre: null, radiusMiles: 1, feeHalalas: 0 }
  await sql`insert into setting (key, value) values ('calendar', ${JSON.stringify({ zones: [zone] })}::jsonb)`.execute(
    shop.db,
  )
  admin = await makeUser(shop, { role: 'Admin' })
  const body = { deliveryAddress: NEXT_DOOR }
  await waitUntil(
    'the zones are read',
    async () => (await admin.visitor.call('quotePhoneOrder', { body })).body.data.zone === 'Next door',
  )
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const at = (place_: object, line: string) => ({ line, city: 'Riyadh', ...place_ })
const move = async (orderId: string, to: object, line: string) => {
  const body = { deliveryAddress: at(to, line), adjustFee: true }
  expect((await admin.visitor.call('editOrder', { params: { orderId }, body })).status).toBe(200)
}
const get = async (orderId: string) => (await admin.visitor.call('adminOrder', { params: { orderId } })).body.data
const getSoldCount = async (productId: number) =>
  (await sql<{ n: number }>`select sold_count as n from product where id = ${productId}`.execute(shop.db)).rows[0]?.n

/** Places an order of SAR 100.00 whose goods are paid with points. */
async function placeWithPoints(to: object, changed: Partial<OrderBody> = {}) {
  const flower = await makeFlower(shop)
  const buyer = await makeUser(shop)
  await fillCart(shop, buyer.userId, [flower])
  await shop.db.insertInto('loyalty_entry').values({ user_id: buyer.userId, kind: 'earn', points: 1_000 }).execute()
  const input = { deliveryAddress: at(to, 'King Fahd Road 12'), usePoints: true, ...changed }
  const placed = await place(buyer, { ...retailOrder(input), redeemPoints: 1_000 })
  expect(placed.status).toBe(200)
  return { flower, buyer, orderId: placed.body.data.id as string }
}

test('ADMIN-02 when a new address makes an order free, it moves to preparation and does not expire', async () => {
  const { orderId, flower, buyer } = await placeWithPoints(FAR)
  expect(await get(orderId)).toMatchObject({ state: 'placed', order: { outstanding: 25 } })
  await move(orderId, NEXT_DOOR, 'Olaya Street 9')
  expect(await get(orderId)).toMatchObject({ state: 'preparing', order: { outstanding: 0, paid: 0, payUntil: null } })
  expect(await getSoldCount(flower.productId)).toBe(1)
  shop.clock.advance(3 * 3_600_000)
  await shop.runJobs()
  shop.clock.set(SUNDAY_MORNING)
  expect((await get(orderId)).state).toBe('preparing')
  expect((await shop.mails(buyer.email)).filter(({ subject }) => /paid/i.test(subject))).toEqual([])
})

test('ADMIN-02 ADMIN-05 when a free order is moved and moved back, it counts as sold once', async () => {
  const { orderId, flower } = await placeWithPoints(NEXT_DOOR)
  expect(await getSoldCount(flower.productId)).toBe(1)
  await move(orderId, FAR, 'Airport Road 3')
  expect(await get(orderId)).toMatchObject({ state: 'preparing', order: { outstanding: 25 } })
  await move(orderId, NEXT_DOOR, 'Olaya Street 9')
  expect((await get(orderId)).order.outstanding).toBe(0)
  expect(await getSoldCount(flower.productId)).toBe(1)
})

test('spec §4 decision 10 when a delivery fails, the charged delivery fee is retained, but not a refunded one', async () => {
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const giveUp = async (to: object, again?: object) => {
    const { order, buyer } = await makeOrder(shop, { deliveryAddress: at(FAR, 'King Fahd Road 12') })
    await payOrder(shop, gateway, buyer, order.id)
    await move(order.id, to, 'Olaya Street 9')
    if (again) await move(order.id, again, 'Airport Road 3')
    const { outstanding } = (await get(order.id)).order
    if (outstanding > 0) await payOrder(shop, gateway, buyer, order.id)
    const { paid } = (await get(order.id)).order
    await walkOrder(shop, order.id, ['outForDelivery'])
    const body = { orderId: order.id, reason: 'recipientAbsent', note: 'Nobody opened' }
    expect((await driver.visitor.call('failDelivery', { body })).status).toBe(200)
    const orders = await buyer.visitor.call('getOrders', { params: { userId: buyer.userId, clientId: 0 } })
    const offered = orders.body.data[0].failure.credit
    const choice = { params: { userId: buyer.userId, orderId: order.id }, body: { choice: 'credit' } }
    expect((await buyer.visitor.call('resolveFailedDelivery', choice)).status).toBe(200)
    const retained = (await get(order.id)).order.paid
    expect(offered).toBe(paid - retained)
    return { paid, retained }
  }
  expect(await giveUp(NEXT_DOOR)).toEqual({ paid: 100, retained: 0 })
  expect(await giveUp(NEXT_DOOR, FAR)).toEqual({ paid: 125, retained: 25 })
})

test('ADMIN-02 a fully credited order that gets a higher delivery fee counts as sold again once it is paid', async () => {
  const { order, flower } = await makeOrder(shop, {
    paymentTerms: 'cash',
    deliveryAddress: at(NEXT_DOOR, 'Olaya Street 9'),
  })
  const credit = { amount: order.totalBalance, reason: 'A present', refundTo: 'credit' }
  const credited = await admin.visitor.call('creditOrder', { params: { orderId: order.id }, body: credit })
  expect(credited.status).toBe(200)
  expect(await getSoldCount(flower.productId)).toBe(1)
  await move(order.id, FAR, 'Airport Road 3')
  expect([await getSoldCount(flower.productId), (await get(order.id)).order.outstanding]).toEqual([0, 25])
  const body = { orderId: order.id, amount: 25, payPartOrall: 1 }
  const paid = await admin.visitor.call('addPaymentPartly', { params: { userId: admin.userId }, body })
  expect(paid.status).toBe(200)
  expect(await getSoldCount(flower.productId)).toBe(1)
})
