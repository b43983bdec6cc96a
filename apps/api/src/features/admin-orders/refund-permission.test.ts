import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWaitingOrder, OLAYA } from '../../testing/make-address-request.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeBuyer, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const credit = { amount: 10, reason: 'Broken stem', refundTo: 'credit' }
const cancel = { reason: 'No roses', refundTo: 'credit' }

test('AGREE-15 delivery staff and Admins without the permission cannot refund', async () => {
  const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
  const params = { orderId: order.id }
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const clerk = await makeAdmin(shop, ['orders', 'clients'])
  for (const { visitor } of [driver, clerk]) {
    expect((await visitor.call('creditOrder', { params, body: credit })).status).toBe(403)
    expect((await visitor.call('cancelOrder', { params, body: cancel })).status).toBe(403)
  }
  const rows = await shop.db.selectFrom('order_credit').select('id').where('order_id', '=', order.id).execute()
  expect(rows).toEqual([])
  const cashier = await makeAdmin(shop, ['refunds'])
  expect((await cashier.visitor.call('creditOrder', { params, body: credit })).status).toBe(200)
})

test('AGREE-15 a repeated credit without a key is answered as a repeat; with new keys both count', async () => {
  const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
  const cashier = await makeAdmin(shop, ['refunds'])
  const give = (key?: string) =>
    cashier.visitor.call('creditOrder', {
      params: { orderId: order.id },
      body: credit,
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    })
  const first = await give()
  const second = await give()
  expect(second.status).toBe(200)
  expect(second.body.data).toEqual(first.body.data)
  expect(second.body.message).not.toBe(first.body.message)
  expect(second.body.message).toContain('Nothing more')
  const third = await give('a'.repeat(20))
  const fourth = await give('b'.repeat(20))
  expect(third.body.data.outstanding).toBe(first.body.data.outstanding - 10)
  expect(fourth.body.data.outstanding).toBe(first.body.data.outstanding - 20)
})

test('AGREE-15 without a key, an equal credit for another line is no repeat', async () => {
  const [rose, tulip] = [await makeFlower(shop), await makeFlower(shop)]
  const buyer = await makeBuyer(shop, [rose, tulip])
  const order = (await place(buyer, retailOrder({ paymentTerms: 'cash' }))).body.data
  const cashier = await makeAdmin(shop, ['refunds'])
  const give = async (line: { variantId?: number }) => {
    const body = { ...credit, ...line }
    const { status, body: answer } = await cashier.visitor.call('creditOrder', { params: { orderId: order.id }, body })
    expect(status).toBe(200)
    return answer.data.outstanding - order.totalBalance
  }
  expect(await give({ variantId: rose.variantId })).toBe(-10)
  expect(await give({ variantId: tulip.variantId })).toBe(-20)
  expect(await give({ variantId: tulip.variantId })).toBe(-20)
  expect(await give({})).toBe(-30)
  expect(await give({ variantId: rose.variantId })).toBe(-30)
  const credits = shop.db.selectFrom('order_credit').select('variant_id').where('order_id', '=', order.id)
  const rows = await credits.orderBy('at').execute()
  expect(rows.map((row) => row.variant_id)).toEqual([rose.variantId, tulip.variantId, null])
})

test('AGREE-15 cancelling again with another way of refund is refused, with the same way answered', async () => {
  const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
  const cashier = await makeAdmin(shop)
  await cashier.visitor.call('addPaymentPartly', {
    params: { userId: cashier.userId },
    body: { orderId: order.id, amount: 10, payPartOrall: 0 },
  })
  const again = (refundTo: string) =>
    cashier.visitor.call('cancelOrder', { params: { orderId: order.id }, body: { ...cancel, refundTo } })
  expect((await again('credit')).status).toBe(200)
  expect((await again('credit')).status).toBe(200)
  expect(await again('cash')).toMatchObject({ status: 409, body: { code: 'order.cancelled_otherwise' } })
})

test('AGREE-15 AGREE-03 staff without the permission who enter the wanted address give a lower fee back as store credit only', async () => {
  const settings = await makeAdmin(shop, ['settings'])
  const city = { en: 'Riyadh', ar: 'الرياض' }
  const zones = [
    { city, district: null, feeHalalas: 4_000 },
    { city, district: { en: 'Olaya', ar: 'العليا' }, feeHalalas: 1_000 },
  ]
  await settings.visitor.call('saveSetting', { params: { key: 'zones' }, body: { value: { zones }, version: 0 } })
  const [clerk, cashier] = [await makeAdmin(shop, ['orders']), await makeAdmin(shop, ['orders', 'refunds'])]
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  for (const [{ visitor }, refundTo] of [
    [clerk, 'credit'],
    [cashier, 'cash'],
  ] as const) {
    const { order } = await makeWaitingOrder(shop)
    await driver.visitor.call('addPaymentPartly', {
      params: { userId: driver.userId },
      body: { orderId: order.id, amount: order.totalBalance, payPartOrall: 1, method: 'card' },
    })
    const body = { deliveryAddress: OLAYA, refundTo: 'cash' }
    expect((await visitor.call('editOrder', { params: { orderId: order.id }, body })).status).toBe(200)
    const credits = await shop.db.selectFrom('order_credit').selectAll().where('order_id', '=', order.id).execute()
    expect(credits).toMatchObject([{ refunded: 3_000, refund_to: refundTo }])
  }
})
