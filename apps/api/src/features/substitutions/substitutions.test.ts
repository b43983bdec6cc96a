import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let desk: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  desk = await makeAdmin(shop)
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterAll(() => shop.close())

/** A cash order of two products with a substitution choice and an allergy note. */
async function makeWished() {
  const [rose, tulip] = [await makeFlower(shop), await makeFlower(shop, { price: 8_000 })]
  const buyer = await makeBuyer(shop, [{ ...rose, quantity: 2 }, tulip])
  const wishes = { substitution: 'similar', allergyNote: 'No lilies, we have a cat' } as const
  const placed = await place(buyer, retailOrder({ paymentTerms: 'cash', ...wishes }))
  return { buyer, rose, tulip, order: placed.body.data }
}

const readPage = async (orderId: string) => (await desk.visitor.call('adminOrder', { params: { orderId } })).body.data
const readMail = (address: string) =>
  shop.db
    .selectFrom('mail')
    .select('payload')
    .where('to_address', '=', address)
    .where('kind', '=', 'order-substituted')
    .executeTakeFirst()
const getStock = async (variantId: number) =>
  (await shop.db.selectFrom('stock').select('on_hand').where('variant_id', '=', variantId).executeTakeFirst())?.on_hand

test('AGREE-18 the buyer’s choice and note are on the order, the sheet and the page of the back office', async () => {
  const { buyer, order } = await makeWished()
  const wishes = { substitution: 'similar', allergyNote: 'No lilies, we have a cat' }
  expect(order).toMatchObject(wishes)
  const own = await buyer.visitor.call('getOrders', { params: { userId: buyer.userId, clientId: 0 } })
  expect(own.body.data[0]).toMatchObject(wishes)
  const sheet = await driver.visitor.call('getBoardOrder', { params: { orderId: order.id } })
  expect(sheet.body.data).toMatchObject(wishes)
  expect((await readPage(order.id)).order).toMatchObject(wishes)
})

test('AGREE-18 given a missing flower, when the shop replaces it, then price and total stay, stock moves, and the buyer gets a mail with a picture', async () => {
  const { buyer, rose, order } = await makeWished()
  const lily = await makeFlower(shop, { price: 11_000, stock: 5 })
  const cheap = await makeFlower(shop, { price: 9_000 })
  const params = { orderId: order.id, variantId: rose.variantId }
  const offered = await desk.visitor.call('getSubstitutes', { params })
  const ids = offered.body.data.map(({ variantId }: { variantId: number }) => variantId)
  expect(ids).toContain(lily.variantId)
  expect(ids).not.toContain(cheap.variantId)
  expect(await desk.visitor.call('replaceLine', { params, body: { variantId: cheap.variantId } })).toMatchObject({
    status: 409,
    body: { code: 'order.substitute_cheaper' },
  })
  const replaced = await desk.visitor.call('replaceLine', { params, body: { variantId: lily.variantId } })
  expect(replaced.status).toBe(200)
  const page = await readPage(order.id)
  expect(page.order.totalBalance).toBe(order.totalBalance)
  expect(page.order.items).toContainEqual(
    expect.objectContaining({ productId: lily.productId, variantId: lily.variantId, price: 100, quntity: 2 }),
  )
  expect(page.timeline).toContainEqual(expect.objectContaining({ kind: 'substitute', actor: desk.fullName }))
  expect(await getStock(lily.variantId)).toBe(3)
  const mail = await readMail(buyer.email)
  expect(mail?.payload).toMatchObject({ to: { picture: expect.stringMatching(/^\/pictures\/.+-400\.webp$/) } })
  expect(await desk.visitor.call('replaceLine', { params, body: { variantId: lily.variantId } })).toMatchObject({
    status: 409,
    body: { code: 'order.line_gone' },
  })
})

test('AGREE-18 given a paid order, when a missing flower is taken off, then its value is paid back with a credit that names it', async () => {
  const { buyer, rose, tulip, order } = await makeWished()
  await driver.visitor.call('addPaymentPartly', {
    params: { userId: driver.userId },
    body: { orderId: order.id, amount: order.totalBalance, payPartOrall: 1, method: 'card' },
  })
  const params = { orderId: order.id, variantId: tulip.variantId }
  const removed = await desk.visitor.call('removeLine', { params, body: { refundTo: 'transfer' } })
  expect(removed).toMatchObject({ status: 200, body: { credited: 80 } })
  const page = await readPage(order.id)
  expect(page.order.statusWords.money).toEqual([
    { word: 'paid', amount: order.totalBalance - 80, day: null },
    { word: 'paidBack', amount: 80, day: null },
  ])
  expect(page.order.items.find((item: { variantId: number }) => item.variantId === tulip.variantId).isRemoved).toBe(
    true,
  )
  const sheet = await driver.visitor.call('getBoardOrder', { params: { orderId: order.id } })
  expect(sheet.body.data.items).toHaveLength(1)
  const credit = await shop.db
    .selectFrom('order_credit')
    .select('reason')
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  expect(credit?.reason).toContain('Bouquet')
  expect((await readMail(buyer.email))?.payload).toMatchObject({ to: null, credited: 8_000 })
  const again = await desk.visitor.call('removeLine', { params, body: { refundTo: 'transfer' } })
  expect(again).toMatchObject({ status: 409, body: { code: 'order.line_gone' } })
  const last = { params: { orderId: order.id, variantId: rose.variantId }, body: { refundTo: 'credit' } }
  expect(await desk.visitor.call('removeLine', last)).toMatchObject({ status: 409, body: { code: 'order.last_line' } })
  expect(await brokenInvariants(shop.db)).toEqual([])
  const cancelled = { reason: 'Nothing left', refundTo: 'credit' }
  await desk.visitor.call('cancelOrder', { params: { orderId: order.id }, body: cancelled })
  expect((await readPage(order.id)).state).toBe('cancelled')
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('AGREE-18 taking off needs the permission for refunds, replacing the one for orders', async () => {
  const { rose, order } = await makeWished()
  const clerk = await makeAdmin(shop, ['orders'])
  const params = { orderId: order.id, variantId: rose.variantId }
  expect((await clerk.visitor.call('removeLine', { params, body: { refundTo: 'credit' } })).status).toBe(403)
  expect((await clerk.visitor.call('getSubstitutes', { params })).status).toBe(200)
  expect((await driver.visitor.call('getSubstitutes', { params })).status).toBe(403)
})
