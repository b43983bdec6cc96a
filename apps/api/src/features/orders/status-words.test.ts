import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeOrder } from '../../testing/make-order.ts'
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

type CreatedOrder = Awaited<ReturnType<typeof makeOrder>>

/** The status words of an order; expects the same for the buyer, on the board and in the back office. */
async function readWords({ buyer, order }: CreatedOrder, onBoard = true) {
  const own = await buyer.visitor.call('getOrders', { params: { userId: buyer.userId, clientId: 0 } })
  const list = await desk.visitor.call('adminOrders', { query: { q: order.orderNumber } })
  const page = await desk.visitor.call('adminOrder', { params: { orderId: order.id } })
  const { statusWords } = own.body.data[0]
  expect(list.body.data[0].statusWords).toEqual(statusWords)
  expect(page.body.data.order.statusWords).toEqual(statusWords)
  if (onBoard) {
    const card = await driver.visitor.call('getBoardOrder', { params: { orderId: order.id } })
    expect(card.body.data.statusWords).toEqual(statusWords)
  }
  return statusWords
}

const pay = ({ order }: CreatedOrder, amount: number, payPartOrall: 0 | 1) =>
  driver.visitor.call('addPaymentPartly', {
    params: { userId: driver.userId },
    body: { orderId: order.id, amount, payPartOrall },
  })
const stage = ({ order }: CreatedOrder, orderStage: 5 | 6) =>
  driver.visitor.call('updateOrderStage', { query: { orderId: order.id, orderStage } })

test('AGREE-04 given a paid order, when it is prepared and delivered, then every page names the stage of the goods and says "Completed" last', async () => {
  const created = await makeOrder(shop, { paymentTerms: 'cash' })
  const total = created.order.totalBalance
  expect(await readWords(created)).toEqual({
    word: 'beingPrepared',
    tone: 'waiting',
    money: [{ word: 'toPayOnDelivery', amount: total, day: null }],
  })
  await pay(created, total, 1)
  const paid = { word: 'paid', amount: total, day: null }
  expect(await readWords(created)).toEqual({ word: 'beingPrepared', tone: 'progress', money: [paid] })
  await stage(created, 5)
  expect(await readWords(created)).toEqual({ word: 'onItsWay', tone: 'progress', money: [paid] })
  const failure = { orderId: created.order.id, reason: 'recipientAbsent', note: '' }
  await driver.visitor.call('failDelivery', { body: failure })
  expect(await readWords(created)).toEqual({ word: 'couldNotBeDelivered', tone: 'attention', money: [paid] })
  const { buyer, order } = created
  const params = { userId: buyer.userId, orderId: order.id }
  await buyer.visitor.call('resolveFailedDelivery', { params, body: { choice: 'nextWindow' } })
  await stage(created, 5)
  await stage(created, 6)
  expect(await readWords(created)).toMatchObject({ word: 'delivered', tone: 'progress' })
  await buyer.visitor.call('confirmDelivery', {
    query: { userId: buyer.userId, orderId: order.id, email: buyer.email },
  })
  expect(await readWords(created)).toEqual({ word: 'completed', tone: 'done', money: [paid] })
})

test('AGREE-04 given an unpaid order that is rejected, then no page says that it is paid', async () => {
  const created = await makeOrder(shop)
  const pending = { word: 'pending', tone: 'pending' }
  expect(await readWords(created, false)).toMatchObject(pending)
  await created.buyer.visitor.call('rejectOrder', {
    params: { userId: created.buyer.userId, orderId: created.order.id },
  })
  const nothing = [{ word: 'nothingToPay', amount: 0, day: null }]
  expect(await readWords(created, false)).toEqual({ word: 'canceled', tone: 'canceled', money: nothing })
})

test('AGREE-04 given an order postponed at the board, then driver, desk and buyer see the same due day', async () => {
  const created = await makeOrder(shop, { paymentTerms: 'cash' })
  const body = { orderId: created.order.id, userId: created.buyer.userId, postPondOrMonthly: 0 }
  expect((await driver.visitor.call('addPostponedPayment', { body })).status).toBe(200)
  const words = await readWords(created)
  expect(words).toMatchObject({ tone: 'waiting', money: [{ word: 'postponed', amount: created.order.totalBalance }] })
  expect(words.money[0].day).toBe('2026-12-29')
})

test('AGREE-04 given a paid order of which a part is credited, then its money names the paid and the refunded amount with its destination', async () => {
  const created = await makeOrder(shop, { paymentTerms: 'cash' })
  await pay(created, created.order.totalBalance, 1)
  const params = { orderId: created.order.id }
  const credit = (amount: number, refundTo: string) =>
    desk.visitor.call('creditOrder', { params, body: { amount, reason: 'Bent stems', refundTo } })
  await credit(50.5, 'transfer')
  await credit(20, 'credit')
  expect((await readWords(created)).money).toEqual([
    { word: 'paid', amount: created.order.totalBalance - 70.5, day: null },
    { word: 'paidBack', amount: 50.5, day: null },
    { word: 'credited', amount: 20, day: null },
  ])
})
