import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { quoteItems } from '../../testing/make-item-change.ts'
import { makeFlower, makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { retry } from '../../testing/retry.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

const gateway = fakeGateway()
let shop: TestShop
let admin: TestUser
let colleague: TestUser
let driver: TestUser
let rose: { variantId: number; productId: number }
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  admin = await makeAdmin(shop)
  colleague = onSecondProcess(await shop.twin(), await makeAdmin(shop))
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  rose = await makeFlower(shop, { stock: 900 })
})
afterAll(() => shop.close())

const ROUNDS = 6

/** An order of one rose and the call that changes it to `quantity`, at the figures of now. */
async function prepare(order: { id: string }, by: TestUser, quantity: number) {
  const request = { lines: [{ variantId: rose.variantId, quantity }] }
  const { version, after } = (await quoteItems(by, order.id, request)).body.data
  const body = { ...request, version, expectedTotal: after.total, refundTo: 'credit', buyerAgreed: true }
  return () => retry(() => by.visitor.call('changeItems', { params: { orderId: order.id }, body }))
}

const makeRoses = (paymentTerms: 'cash' | 'online') => makeOrder(shop, { paymentTerms }, { flower: rose })
const getLine = async (orderId: string) => {
  const line = await shop.db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const order = await shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  return { quantity: Number(line.quantity), state: order.state, total: Number(order.total) }
}

test('DESK-02 given two changes at once, then one is made and the other is refused, because the order has changed', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { order } = await makeRoses('cash')
    const calls = [await prepare(order, admin, 3), await prepare(order, colleague, 5)]
    const answers = await Promise.all(calls.map((call) => call()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('item_change.order_changed')
    expect((await getLine(order.id)).quantity).toBe(answers[0]?.status === 200 ? 3 : 5)
  }
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('DESK-02 given a change and a dispatch at once, then the change comes first or is refused', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { order } = await makeRoses('cash')
    const change = await prepare(order, round % 2 === 0 ? admin : colleague, 2)
    const query = { orderId: order.id, orderStage: 5, early: true }
    const [changed, left] = await Promise.all([change(), driver.visitor.call('updateOrderStage', { query })])
    expect(left.status, JSON.stringify(left.body)).toBe(200)
    expect([200, 409]).toContain(changed.status)
    expect(await getLine(order.id)).toMatchObject({
      quantity: changed.status === 200 ? 2 : 1,
      state: 'outForDelivery',
    })
  }
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('DESK-02 given a change and a payment at once, then the change is refused or the order owes exactly the difference', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { order, buyer } = await makeRoses('online')
    const link = await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })
    const trNumber = String(link.body.link).split('/').at(-1) ?? ''
    gateway.update(trNumber, { status: 'paid' })
    const visitor = shop.visitor({ ip: `10.9.0.${round + 1}` })
    const confirm = () => retry(() => visitor.call('confirmPayment', { params: { orderId: order.id, trNumber } }))
    const change = await prepare(order, colleague, 2)
    const [changed, paid] = await Promise.all([change(), confirm()])
    expect(paid.status).toBe(200)
    expect([200, 409]).toContain(changed.status)
    const { rows } = await sql<{ paid: number; outstanding: number }>`
      select paid, outstanding from order_money where order_id = ${order.id}`.execute(shop.db)
    const { total } = await getLine(order.id)
    expect(rows[0]).toEqual({ paid: order.totalBalance * 100, outstanding: total - order.totalBalance * 100 })
    expect(total - order.totalBalance * 100).toBe(changed.status === 200 ? 10_000 : 0)
  }
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('DESK-02 given a change and a rejection at once, then nothing deadlocks and the stock is whole', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { order, buyer } = await makeRoses('online')
    const change = await prepare(order, admin, 4)
    const params = { userId: buyer.userId, orderId: order.id }
    const [changed, rejected] = await Promise.all([change(), buyer.visitor.call('rejectOrder', { params })])
    expect([200, 409]).toContain(changed.status)
    expect(rejected.status).toBe(200)
    expect((await getLine(order.id)).state).toBe('cancelled')
  }
  expect(await brokenInvariants(shop.db)).toEqual([])
})
