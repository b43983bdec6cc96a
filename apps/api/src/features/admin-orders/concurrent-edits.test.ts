import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestAnswer } from '../../testing/api-client.ts'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { fillCart, makeBusiness, makeFlower, makeOrder, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { aggregateRevenue } from '../analytics/index.ts'

const FAR = { latitude: 24.9, longitude: 46.6753 }
const NEAR = { latitude: 24.7136, longitude: 46.6753 }
const zone = (radiusMiles: number, feeHalalas: number) => ({
  name: { en: `Ring ${radiusMiles}`, ar: 'حلقة' },
  centre: null,
  radiusMiles,
  feeHalalas,
})

const gateway = fakeGateway()
let shop: TestShop
let twin: TestShop
let admins: TestUser[]
let driver: TestUser
const loggedErrors: string[] = []
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  const calendar = { zones: [zone(20, 4_001), zone(3, 0)] }
  await sql`insert into setting (key, value) values ('calendar', ${JSON.stringify(calendar)}::jsonb)`.execute(shop.db)
  twin = await shop.twin()
  for (const { context } of [shop, twin]) {
    context.log = Object.assign(Object.create(context.log) as typeof context.log, {
      error: (details: { err?: Error }) => void loggedErrors.push(String(details.err?.stack ?? details.err)),
    })
  }
  const admin = await makeUser(shop, { role: 'Admin' })
  admins = [admin, onSecondProcess(twin, await makeUser(shop, { role: 'Admin' }))]
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  for (const { visitor } of admins)
    await waitUntil(
      'the zones are read',
      async () =>
        (await visitor.call('quotePhoneOrder', { body: { deliveryAddress: NEAR } })).body.data.zone === 'Ring 3',
    )
})
afterAll(() => shop.close())

const all = async (calls: (() => Promise<TestAnswer>)[]): Promise<TestAnswer[]> => {
  const answers = await Promise.all(calls.map((call) => call()))
  expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([])
  expect(loggedErrors).toEqual([])
  return answers
}
const successful = (answers: TestAnswer[]) => answers.filter(({ status }) => status === 200)
const onWeb = (process: TestShop, buyer: TestUser, body: object) => () =>
  onSecondProcess(process, buyer).visitor.call('placeOrder', { params: { id: buyer.userId }, body })
let n = 0
const onPhone = (desk: number, body: object) => () => {
  n += 1
  const headers = { 'idempotency-key': `phone-call-number-${n}` }
  return (admins[desk] as TestUser).visitor.call('placePhoneOrder', { body, headers })
}

/** Delivers an order that was not cancelled and checks that every order with an amount due is invoiced. */
async function deliver(orderId: string): Promise<void> {
  for (const orderStage of [5, 6])
    await driver.visitor.call('updateOrderStage', { query: { orderId, orderStage, early: true } })
  await shop.runJobs()
  const { rows } = await sql<{ owed: number }>`
    select count(*)::int as owed from orders o join order_money m on m.order_id = o.id
    where o.id = ${orderId} and o.state = 'delivered' and m.due > 0
      and not exists (select from invoice i where i.order_id = o.id and i.corrects is null)
  `.execute(shop.db)
  expect([loggedErrors, rows[0]?.owed]).toEqual([[], 0])
}

test('I30 I36 given concurrent web and phone orders, points are spent once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const flower = await makeFlower(shop, { price: 3_333, stock: 50 })
    const buyer = await makeUser(shop)
    await shop.db.insertInto('loyalty_entry').values({ user_id: buyer.userId, kind: 'earn', points: 300 }).execute()
    await fillCart(shop, buyer.userId, [flower])
    const line = { lines: [{ variantId: flower.variantId, quntity: 1 }], userId: buyer.userId, usePoints: true }
    const answers = await all([
      onWeb(shop, buyer, { ...retailOrder(), redeemPoints: 300 }),
      onWeb(twin, buyer, { ...retailOrder(), redeemPoints: 300, deliveryDate: '2026-12-01' }),
      onPhone(0, { ...retailOrder({ deliveryDate: '2026-12-02' }), ...line }),
      onPhone(1, { ...retailOrder({ deliveryDate: '2026-12-03' }), ...line }),
    ])
    const spent = successful(answers).reduce((sum, { body }) => sum + body.data.redeemed, 0)
    expect(spent).toBe(30)
    expect(await brokenInvariants(shop.db)).toEqual([])
  }
})

test('ADMIN-01 given concurrent web and phone orders, a single-use coupon is used once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const code = `ONCE-${round}`
    await sql`insert into coupon (code, percent, max_uses, max_uses_per_user) values (${code}, 33, 1, 1)`.execute(
      shop.db,
    )
    const flower = await makeFlower(shop, { price: 3_333, stock: 50 })
    const buyers = [await makeUser(shop), await makeUser(shop), await makeUser(shop)]
    for (const { userId } of buyers) await fillCart(shop, userId, [flower])
    const [a, b, c] = buyers as [TestUser, TestUser, TestUser]
    const body = retailOrder({ couponCode: code, deliveryDate: '2026-12-05' })
    const lines = [{ variantId: flower.variantId, quntity: 1 }]
    const answers = await all([
      onWeb(shop, a, body),
      onWeb(twin, b, body),
      onPhone(0, { ...body, lines, userId: c.userId }),
      onPhone(1, { ...body, lines, userId: a.userId }),
      onPhone(1, { ...body, lines, customer: { fullName: 'Some Caller', phoneNumber: `05566700${round}1` } }),
    ])
    expect(successful(answers)).toHaveLength(1)
    expect(await brokenInvariants(shop.db)).toEqual([])
  }
})

test('issue 4 given concurrent orders by two admins and the owner, the credit limit holds', async () => {
  const { owner, branchId } = await makeBusiness(shop, { creditLimit: 25_000 })
  const flower = await makeFlower(shop, { price: 10_000, stock: 50 })
  await fillCart(shop, owner.userId, [flower])
  const { deliveryAddress: _, ...rest } = retailOrder({ branchId, paymentTerms: 'monthly', deliveryDate: '2026-12-06' })
  const call = { ...rest, userId: owner.userId, lines: [{ variantId: flower.variantId, quntity: 1 }] }
  const answers = await all([
    onWeb(shop, owner, rest),
    onPhone(0, call),
    onPhone(1, call),
    onPhone(0, { ...call, paymentTerms: 'postponed' }),
  ])
  expect(successful(answers)).toHaveLength(2)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('ADMIN-02 ADMIN-05 given concurrent changes by admins, driver, buyer and the nightly aggregation, the ledger invariants hold', async () => {
  const to = (place: object, line: string) => ({ line, city: 'Riyadh', ...place })
  for (let round = 0; round < 12; round += 1) {
    const paymentTerms = round % 2 ? 'online' : 'cash'
    const deliveryAddress = to(round % 4 < 2 ? FAR : NEAR, 'King Fahd Road 12')
    const { order, buyer } = await makeOrder(shop, { paymentTerms, deliveryAddress })
    const [first, second] = admins.map(({ visitor }) => visitor) as [TestUser['visitor'], TestUser['visitor']]
    const params = { orderId: order.id }
    const edit = (by: TestUser['visitor'], place: object, line: string, expectedDifference?: number) => () =>
      by.call('editOrder', {
        params,
        body: { deliveryAddress: to(place, line), adjustFee: true, toldDifference: expectedDifference },
      })
    const payCash = (amount: number) => () =>
      driver.visitor.call('addPaymentPartly', {
        params: { userId: driver.userId },
        body: { orderId: order.id, amount, payPartOrall: 0, method: 'cash' },
      })
    const payOnline = async () => {
      const { link } = (await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } }))
        .body
      const trNumber = String(link).split('/').at(-1) ?? ''
      if (link) gateway.update(trNumber, { status: 'paid' })
      return twin.visitor().call('confirmPayment', { params: { orderId: order.id, trNumber: trNumber || 'x' } })
    }
    const actions = [
      edit(first, FAR, 'Airport Road 3'),
      edit(second, NEAR, 'Olaya Street 9'),
      edit(first, FAR, 'Airport Road 4', 40.01),
      edit(second, NEAR, 'Olaya Street 10', -40.01),
      payCash(50),
      payCash(order.totalBalance),
      payOnline,
      () => first.call('creditOrder', { params, body: { amount: 12.34, reason: 'Late', refundTo: 'credit' } }),
      () => first.call('markReady', { params }),
      async () => {
        // A later clock aggregates the current day while entries for it are being posted.
        await aggregateRevenue({ db: twin.db, clock: { now: () => shop.clock.now() + (round + 2) * 86_400_000 } })
        return first.call('adminOrder', { params })
      },
      ...(round % 3 === 0
        ? [() => second.call('cancelOrder', { params, body: { reason: 'No roses', refundTo: 'cash' } })]
        : []),
      ...(round % 4 === 0
        ? [() => driver.visitor.call('updateOrderStage', { query: { orderId: order.id, orderStage: 5 } })]
        : []),
      ...(round % 5 === 0 ? [() => first.call('createInvoice', { body: { clientId: 0, orderId: order.id } })] : []),
    ]
    // Each round starts with a different action.
    const from = (round * 5) % actions.length
    await all([...actions.slice(from), ...actions.slice(0, from)])
    await shop.runJobs()
    expect(await brokenInvariants(shop.db)).toEqual([])
    await deliver(order.id)
    expect(await brokenInvariants(shop.db)).toEqual([])
  }
})
