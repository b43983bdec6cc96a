import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeFlower } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let twin: TestShop
let clerk: TestUser
let colleague: TestUser
let owner: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  clerk = await makeAdmin(shop, ['counter'])
  colleague = onSecondProcess(twin, await makeAdmin(shop, ['counter']))
  owner = await makeAdmin(shop)
  await open()
})
afterAll(() => shop.close())
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))

type Body = Record<string, unknown>
const sell = (body: Body, by = clerk, headers: Record<string, string> = {}) =>
  by.visitor.call('placeCounterSale', { body: { lines: [], payments: [], ...body }, headers })
const quote = async (body: Body) =>
  (await clerk.visitor.call('quoteCounterSale', { body: { lines: [], ...body } })).body
const open = async () => (await clerk.visitor.call('openCashDrawer', { body: { openingFloat: 200 } })).body.data
const drawer = async () => (await clerk.visitor.call('currentCashDrawer')).body
const close = (expected: number, counted: number, id: number) =>
  clerk.visitor.call('closeCashDrawer', { params: { drawerId: id }, body: { expected, counted } })
const receipt = async (orderId: string) =>
  (await clerk.visitor.call('counterReceipt', { params: { orderId } })).body.data
const findOrder = (id: string) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const onHand = async (variantId: number) =>
  (await shop.db.selectFrom('stock').select('on_hand').where('variant_id', '=', variantId).executeTakeFirstOrThrow())
    .on_hand
const sumAccounts = async (orderId: string) => {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount)::int8 as sum from ledger_entry where order_id = ${orderId} group by account having sum(amount) <> 0
  `.execute(shop.db)
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
}
const cash = (amount: number, received?: number) => ({ method: 'cash', amount, ...(received ? { received } : {}) })
const card = (amount: number) => ({ method: 'card', amount, reference: 'T-4711' })

describe('a sale to a walk-in', () => {
  test('is paid in cash, handed over and invoiced at once, without an account in the list of customers', async () => {
    const { variantId } = await makeFlower(shop, { price: 11_500, stock: 5 })
    const before = (await drawer()).data
    const sold = await sell({ lines: [{ variantId, quantity: 2 }], payments: [cash(230, 250)], expectedTotal: 230 })
    expect(sold.status).toBe(200)
    const { orderId, orderNumber, total, change } = sold.body.data
    expect([sold.body.message, total, change]).toEqual([`Sold. Order ${orderNumber}.`, 230, 20])
    const order = await findOrder(orderId)
    expect(order).toMatchObject({
      state: 'completed',
      delivery_fee: 0,
      total: 23_000,
      vat: 3_000,
      taken_by: clerk.userId,
    })
    expect(await onHand(variantId)).toBe(3)
    expect(await sumAccounts(orderId)).toEqual({ sales: -20_000, vat: -3_000, cashDrawer: 23_000 })
    const after = await drawer()
    expect(after.data.cashSales).toBe(before.cashSales + 230)
    expect(after.movements[0]).toMatchObject({ kind: 'sale', amount: 230, order: { id: orderId, number: orderNumber } })
    const printed = await receipt(orderId)
    expect(printed).toMatchObject({
      customer: '',
      soldBy: clerk.fullName,
      received: 250,
      change: 20,
      pickupAt: null,
      vat: 30,
    })
    expect(printed.invoice).toMatchObject({ number: expect.any(String), qrCode: { size: expect.any(Number) } })
    expect((await shop.visitor().fetch(new URL(printed.invoice.url).pathname)).status).toBe(200)
    const listed = (await owner.visitor.call('adminCustomers')).body.data
    expect(listed.map(({ userId }: { userId: string }) => userId)).not.toContain(order.user_id)
    const audits = await shop.db
      .selectFrom('audit_entry')
      .select('id')
      .where('subject', '=', `order:${orderId}`)
      .execute()
    expect(audits).toHaveLength(1)
  })

  test('two walk-ins share neither account nor points', async () => {
    const { variantId } = await makeFlower(shop)
    const body = { lines: [{ variantId, quantity: 1 }], payments: [card(100)] }
    const orders = [await sell(body), await sell(body)]
    const users = await Promise.all(orders.map(async ({ body }) => (await findOrder(body.data.orderId)).user_id))
    expect(new Set(users).size).toBe(2)
  })

  test('a split of cash, card and transfer is booked to each account', async () => {
    const { variantId } = await makeFlower(shop, { price: 30_000 })
    const payments = [cash(100, 100), card(150), { method: 'transfer', amount: 50, reference: 'SARIE 9' }]
    const sold = await sell({ lines: [{ variantId, quantity: 1 }], payments })
    const { orderId, change } = sold.body.data
    expect(change).toBe(0)
    expect(await sumAccounts(orderId)).toMatchObject({ cashDrawer: 10_000, card: 15_000, bank: 5_000 })
    expect((await receipt(orderId)).payments).toEqual([
      { method: 'card', amount: 150, reference: 'T-4711' },
      { method: 'cash', amount: 100, reference: '' },
      { method: 'transfer', amount: 50, reference: 'SARIE 9' },
    ])
  })
})

describe('free-price lines', () => {
  test('a bouquet for 300 is priced, taxed and printed like any other line, several in one sale', async () => {
    const { variantId } = await makeFlower(shop, { price: 11_500, stock: 5 })
    const freeLines = [
      { title: 'Bouquet', price: 300, quantity: 1 },
      { title: 'Ribbon', price: 5.75, quantity: 2 },
    ]
    const basket = { lines: [{ variantId, quantity: 1 }], freeLines }
    const { data } = await quote(basket)
    expect(data).toMatchObject({ total: 426.5, vat: 55.63, remarks: [] })
    const sold = await sell({ ...basket, payments: [card(426.5)], expectedTotal: 426.5 })
    expect(sold.status).toBe(200)
    const printed = await receipt(sold.body.data.orderId)
    expect(printed.lines).toMatchObject([
      { variantId, quantity: 1, lineTotal: 115 },
      { variantId: null, name: 'Bouquet', price: 300, quantity: 1, lineTotal: 300 },
      { variantId: null, name: 'Ribbon', price: 5.75, quantity: 2, lineTotal: 11.5 },
    ])
    expect([printed.total, printed.vat]).toEqual([data.total, data.vat])
    expect(printed.invoice).not.toBeNull()
    const products = (await owner.visitor.call('adminProducts', { query: { q: 'free' } })).body.data
    expect(products).toEqual([])
  })

  test('a quote before the first such line writes nothing, and its numbers are those of the sale', async () => {
    const count = () => shop.db.selectFrom('product').select('id').execute()
    const before = (await count()).length
    const { data } = await quote({ freeLines: [{ title: 'Vase', price: 99.99, quantity: 3 }] })
    expect(data.total).toBe(299.97)
    expect((await count()).length).toBe(before)
    expect(
      (await sell({ freeLines: [{ title: 'Vase', price: 99.99, quantity: 3 }], payments: [card(299.97)] })).status,
    ).toBe(200)
  })
})

describe('what is refused, with nothing written', () => {
  test.each([
    ['nothing to sell', { lines: [], payments: [card(10)] }, 'cart.empty'],
    ['too little', { payments: [card(99.99)] }, 'counter_sale.payments_not_total'],
    ['too much', { payments: [card(60), cash(40.01)] }, 'counter_sale.payments_not_total'],
    ['a method twice', { payments: [card(50), card(50)] }, 'counter_sale.method_twice'],
    ['less cash than due', { payments: [cash(100, 50)] }, 'counter_sale.received_too_little'],
    ['another total', { payments: [card(100)], expectedTotal: 90 }, 'order.price_changed'],
    [
      'a pickup in the past',
      { payments: [card(100)], pickup: { date: '2026-11-29', time: '09:59' } },
      'counter_sale.pickup_past',
    ],
    [
      'a day that does not exist',
      { payments: [card(100)], pickup: { date: '2026-02-31', time: '09:59' } },
      'delivery.closed',
    ],
    [
      'a pickup further ahead than deliveries',
      { payments: [card(100)], pickup: { date: '2026-12-14', time: '12:00' } },
      'delivery.too_far_ahead',
    ],
    ['more than there is', { lines: 11, payments: [card(1_100)] }, 'stock.out'],
  ])('%s', async (_, { lines, ...body }: Body, code) => {
    const { variantId } = await makeFlower(shop)
    const orders = () => shop.db.selectFrom('orders').select('id').execute()
    const before = [(await orders()).length, (await drawer()).data.expected]
    const wanted = Array.isArray(lines) ? lines : [{ variantId, quantity: typeof lines === 'number' ? lines : 1 }]
    const refused = await sell({ lines: wanted, ...body })
    expect(refused.body.code).toBe(code)
    expect([(await orders()).length, (await drawer()).data.expected]).toEqual(before)
    expect(await onHand(variantId)).toBe(10)
  })

  test('cash without an open drawer; the card terminal works without one', async () => {
    const { data } = await drawer()
    await close(data.expected, data.expected, data.id)
    const { variantId } = await makeFlower(shop)
    const refused = await sell({ lines: [{ variantId, quantity: 1 }], payments: [cash(100)] })
    expect(refused.body).toMatchObject({ status: 409, code: 'cash_drawer.not_open' })
    expect((await sell({ lines: [{ variantId, quantity: 1 }], payments: [card(100)] })).status).toBe(200)
    await open()
  })

  test('staff without the permission for the counter', async () => {
    const others = await makeAdmin(shop, ['orders', 'refunds'])
    expect(
      (await sell({ freeLines: [{ title: 'Rose', price: 5, quantity: 1 }], payments: [card(5)] }, others)).status,
    ).toBe(403)
  })
})

describe('a customer known by phone, and pickups', () => {
  test('is found again by the number and earns points', async () => {
    const customer = { fullName: 'Noura Salem', phoneNumber: '0556001122' }
    const { variantId } = await makeFlower(shop)
    const body = { customer, lines: [{ variantId, quantity: 1 }], payments: [card(100)] }
    const orders = [await sell(body), await sell(body, colleague)]
    const rows = await Promise.all(orders.map(({ body }) => findOrder(body.data.orderId)))
    expect(rows[0]?.user_id).toBe(rows[1]?.user_id)
    const points = await shop.db
      .selectFrom('loyalty_entry')
      .select('points')
      .where('order_id', '=', rows[0]?.id ?? '')
      .execute()
    expect(points).toHaveLength(1)
    expect((await receipt(rows[0]?.id ?? '')).customer).toBe('Noura Salem')
  })

  test('a pickup is paid now, waits with its time and no delivery slot, and is handed over once', async () => {
    const { variantId } = await makeFlower(shop)
    const slots = () => shop.db.selectFrom('slot_booking').selectAll().execute()
    const before = await slots()
    const customer = { fullName: 'Sara Ahmed', phoneNumber: '0556001133' }
    const pickup = { date: '2026-11-29', time: '17:30' }
    const sold = await sell({ customer, pickup, lines: [{ variantId, quantity: 1 }], payments: [cash(100, 200)] })
    const { orderId, orderNumber } = sold.body.data
    expect(await findOrder(orderId)).toMatchObject({ state: 'preparing', payment_status: 'paid' })
    expect(await slots()).toEqual(before)
    const waiting = async () => (await clerk.visitor.call('counterPickups')).body.data
    expect(await waiting()).toMatchObject([
      { orderId, orderNumber, name: 'Sara Ahmed', readyAt: '2026-11-29T14:30:00.000Z', lines: [{ quantity: 1 }] },
    ])
    expect((await receipt(orderId)).pickupAt).toBe('2026-11-29T14:30:00.000Z')
    const handOver = (by = clerk) => by.visitor.call('handOverPickup', { params: { orderId } })
    const done = await Promise.all([handOver(), handOver(colleague)])
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await findOrder(orderId)).toMatchObject({ state: 'completed', delivered_at: expect.any(Date) })
    expect(await waiting()).toEqual([])
    const { orderId: delivery } = { orderId: '11111111-1111-4111-8111-111111111111' }
    expect((await clerk.visitor.call('handOverPickup', { params: { orderId: delivery } })).status).toBe(404)
  })

  test('a cancelled pickup is refunded in cash from the drawer, and its flowers are back', async () => {
    const { variantId } = await makeFlower(shop)
    const pickup = { date: '2026-12-13', time: '12:00' }
    const sold = await sell({ pickup, lines: [{ variantId, quantity: 1 }], payments: [cash(100)] })
    const { orderId } = sold.body.data
    const before = (await drawer()).data
    const cancelled = await owner.visitor.call('cancelOrder', {
      params: { orderId },
      body: { reason: 'Changed their mind', refundTo: 'cash' },
    })
    expect(cancelled.status).toBe(200)
    const after = await drawer()
    expect(after.data).toMatchObject({ cashRefunds: before.cashRefunds + 100, expected: before.expected - 100 })
    expect(after.movements[0]).toMatchObject({ kind: 'refund', amount: -100, order: { id: orderId } })
    expect(await onHand(variantId)).toBe(10)
    expect((await clerk.visitor.call('handOverPickup', { params: { orderId } })).body.code).toBe('order.cancelled')
  })
})

describe('concurrency', () => {
  test('the same request with its key sells once on two processes', async () => {
    const { variantId } = await makeFlower(shop)
    const body = { lines: [{ variantId, quantity: 1 }], payments: [cash(100, 150)] }
    const before = (await drawer()).data.cashSales
    const sameClerk = onSecondProcess(twin, clerk)
    const answers = await Promise.all(
      [clerk, sameClerk, clerk].map((by) => sell(body, by, { 'idempotency-key': 'counter-sale-once' })),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body.data.change).toBe(50)
    expect((await drawer()).data.cashSales).toBe(before + 100)
    expect(await onHand(variantId)).toBe(9)
  })

  test('the last bouquet is sold once', async () => {
    const { variantId } = await makeFlower(shop, { stock: 1 })
    const body = { lines: [{ variantId, quantity: 1 }], payments: [cash(100)] }
    const answers = await Promise.all([sell(body), sell(body, colleague), sell(body), sell(body, colleague)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'stock.out')).toHaveLength(3)
  })

  test('a sale against a closing is in the closed drawer, or refused, or the closing is', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { variantId } = await makeFlower(shop)
      const { data } = await drawer()
      const [sold, closed] = await Promise.all([
        sell({ lines: [{ variantId, quantity: 1 }], payments: [cash(100)] }, colleague),
        close(data.expected, data.expected, data.id),
      ])
      expect([sold.status, closed.status].toSorted()).toEqual([200, 409])
      if (closed.status === 409) {
        expect(closed.body.code).toBe('cash_drawer.expected_changed')
        expect((await close(data.expected + 100, data.expected + 100, data.id)).status).toBe(200)
      } else expect(sold.body.code).toBe('cash_drawer.not_open')
      expect(await brokenInvariants(shop.db)).toEqual([])
      await open()
    }
  })
})
