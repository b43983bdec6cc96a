import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { fillCart, makeBusiness, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

const gateway = fakeGateway()
let shop: TestShop
let twin: TestShop
let driver: TestUser
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  twin = await shop.twin()
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const recordManualPayment = (orderId: string, amount: number, by = driver) =>
  by.visitor.call('addPaymentPartly', {
    params: { userId: by.userId },
    body: { orderId, amount, payPartOrall: 0, method: 'cash' },
  })
const cancel = (orderId: string, refundTo: unknown = 'credit', by = admin) =>
  by.visitor.call('cancelOrder', { params: { orderId }, body: { reason: 'No roses left', refundTo } })
const credit = (orderId: string, amount: unknown, refundTo = 'credit', by = admin) =>
  by.visitor.call('creditOrder', { params: { orderId }, body: { amount, reason: 'Two stems broken', refundTo } })
const useCredit = (user: TestUser, orderId: string) =>
  user.visitor.call('payWithCredit', { params: { userId: user.userId, orderId } })
const getOrders = async (user: TestUser, clientId = 0) =>
  (await user.visitor.call('getOrders', { params: { userId: user.userId, clientId } })).body
const account = async (orderId: string, name: string) =>
  (
    await sql<{ sum: number }>`
      select coalesce(sum(amount), 0)::int8 as sum from ledger_entry where order_id = ${orderId} and account = ${name}
    `.execute(shop.db)
  ).rows[0]?.sum

/** A buyer with `paid` riyals of store credit from a cancelled order of SAR 125. */
async function withCredit(paid: number) {
  const created = await makeOrder(shop, { paymentTerms: 'cash' })
  await recordManualPayment(created.order.id, paid)
  await cancel(created.order.id)
  return created
}
async function another(buyer: TestUser, changed: Parameters<typeof retailOrder>[0] = {}) {
  await fillCart(shop, buyer.userId, [await makeFlower(shop)])
  const placed = await place(buyer, retailOrder({ deliveryDate: '2026-12-02', ...changed }))
  expect(placed.status).toBe(200)
  return placed.body.data.id as string
}

describe('cancelling by the shop', () => {
  test('BIZ-04 a partly paid order is cancelled: nothing is owed, the payment is refunded as requested, and stock and slot are returned', async () => {
    const { buyer, order, flower } = await makeOrder(shop, { paymentTerms: 'cash' })
    await recordManualPayment(order.id, 50)
    const done = await cancel(order.id, 'cash')
    expect(done).toMatchObject({ status: 200, body: { data: { total: 0, paid: 0, outstanding: 0 } } })
    expect(await account(order.id, 'cash')).toBe(0)
    const debts = await sql<{
      remaining: number
    }>`select remaining from debt_balance where order_id = ${order.id}`.execute(shop.db)
    expect(debts.rows).toEqual([{ remaining: 0 }])
    const stock = await shop.db
      .selectFrom('stock')
      .select('on_hand')
      .where('variant_id', '=', flower.variantId)
      .executeTakeFirst()
    expect(stock?.on_hand).toBe(10)
    const credits = await shop.db.selectFrom('order_credit').selectAll().where('order_id', '=', order.id).execute()
    expect(credits).toMatchObject([
      { amount: 12_500, vat: 1_630, refunded: 5_000, refund_to: 'cash', actor_id: admin.userId },
    ])
    const mail = (await shop.mails(buyer.email)).at(-1)
    expect(mail?.subject).toBe(`Your order ${order.orderNumber} was canceled`)
    expect(mail?.body_text).toMatch(/To be refunded in cash: .*SAR.50\.00/)
    expect((await cancel(order.id, 'cash')).status).toBe(200)
    for (const each of [shop, twin]) each.clock.advance(11_000)
    expect(await cancel(order.id)).toMatchObject({ status: 409, body: { code: 'order.cancelled' } })
  })

  test('BIZ-04 refused for dispatched orders, for buyers, and without a reason and a refund target', async () => {
    const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
    expect((await cancel(order.id, 'credit', buyer)).status).toBe(403)
    expect((await cancel('11111111-1111-4111-8111-111111111111')).status).toBe(404)
    expect(Object.keys((await cancel(order.id, 'pocket')).body.errors)).toEqual(['refundTo'])
    const silent = await admin.visitor.call('cancelOrder', {
      params: { orderId: order.id },
      body: { refundTo: 'credit' },
    })
    expect(Object.keys(silent.body.errors)).toEqual(['reason'])
    await sql`update orders set state = 'outForDelivery' where id = ${order.id}`.execute(shop.db)
    expect(await cancel(order.id)).toMatchObject({ status: 409, body: { code: 'order.too_late_to_cancel' } })
    await sql`update orders set state = 'preparing' where id = ${order.id}`.execute(shop.db)
  })

  test('P4 given a cancellation, a manual payment and an online payment at once, no money is lost and nothing is owed', async () => {
    for (let round = 0; round < 4; round++) {
      const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
      await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })
      const trNumber = [...gateway.transactions.keys()].at(-1) ?? ''
      gateway.update(trNumber, { status: 'paid' })
      const confirm = { params: { orderId: order.id, trNumber } }
      await Promise.all([
        shop.visitor({ ip: `10.1.0.${round}` }).call('confirmPayment', confirm),
        recordManualPayment(order.id, 60, onSecondProcess(twin, admin)),
        cancel(order.id, 'credit'),
      ])
      const balances = [await account(order.id, 'cash'), await account(order.id, 'gateway')]
      expect(await account(order.id, 'customerCredit')).toBe(
        -balances.reduce((sum: number, each) => sum + (each ?? 0), 0),
      )
      expect(await account(order.id, 'receivable')).toBe(0)
    }
  })
})

describe('a credit note', () => {
  test('reduces the outstanding amount, then refunds the excess', async () => {
    const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
    await recordManualPayment(order.id, 100)
    expect((await credit(order.id, 20)).body.data).toEqual({ total: 105, paid: 100, outstanding: 5 })
    expect((await credit(order.id, 15, 'transfer')).body.data).toEqual({ total: 90, paid: 90, outstanding: 0 })
    expect(await account(order.id, 'bank')).toBe(-1_000)
    const above = await credit(order.id, 90.01)
    expect([above.status, above.body.errors.amount[0]]).toEqual([
      400,
      'That is more than the order is worth: SAR\u00a090.00.',
    ])
    const rows = await shop.db
      .selectFrom('order_credit')
      .select(['amount', 'vat', 'refunded', 'refund_to'])
      .where('order_id', '=', order.id)
      .orderBy('at')
      .execute()
    expect(rows).toEqual([
      { amount: 2_000, vat: 261, refunded: 0, refund_to: 'none' },
      { amount: 1_500, vat: 196, refunded: 1_000, refund_to: 'transfer' },
    ])
    await credit(order.id, 90)
    expect(await account(order.id, 'vat')).toBe(0)
    expect(await account(order.id, 'sales')).toBe(0)
    const jobs = await sql<{
      n: number
    }>`select count(*)::int as n from graphile_worker.jobs where key = ${`issue-invoice:${order.id}`}`.execute(shop.db)
    expect(jobs.rows).toEqual([{ n: 1 }])
  })

  test('P2 a double click creates one credit; credits of two people never exceed the order’s value', async () => {
    const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
    const clicks = await Promise.all([
      credit(order.id, 40),
      credit(order.id, 40, 'credit', onSecondProcess(twin, admin)),
    ])
    expect(clicks.map(({ body }) => body.data.total)).toEqual([85, 85])
    const other = await makeUser(shop, { role: 'Admin' })
    const both = await Promise.all([credit(order.id, 50), credit(order.id, 50, 'credit', onSecondProcess(twin, other))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('P11 BIZ-02 RUN-04 each credit of a completed order takes its share of the points back, the last one the rest', async () => {
    const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
    await sql`update orders set state = 'completed' where id = ${order.id}`.execute(shop.db)
    await recordManualPayment(order.id, 125)
    const points = async () =>
      (await buyer.visitor.call('getLoyaltyPoints', { params: { userId: buyer.userId } })).body.points
    expect(await points()).toBe(10)
    const balances: number[] = []
    for (const amount of [12.49, 0.01, 87.5, 24.98, 0.02]) {
      await credit(order.id, amount)
      balances.push(await points())
    }
    expect(balances).toEqual([10, 9, 2, 1, 0])
    const history = (await buyer.visitor.call('getLoyaltyPoints', { params: { userId: buyer.userId } })).body.data
    expect(
      history.map(({ kind, points, orderNumber }: Record<string, unknown>) => [kind, points, orderNumber]),
    ).toEqual([
      ['reverse', 1, order.orderNumber],
      ['reverse', 1, order.orderNumber],
      ['reverse', 7, order.orderNumber],
      ['reverse', 1, order.orderNumber],
      ['earn', 10, order.orderNumber],
    ])
    await sql`update orders set state = 'preparing' where id = ${order.id}`.execute(shop.db)
    await sql`delete from loyalty_entry where order_id = ${order.id}`.execute(shop.db)
  })
})

describe('store credit', () => {
  test('pays the next order up to the balance, and is listed and offered', async () => {
    const { buyer } = await withCredit(50)
    const orderId = await another(buyer)
    const listed = await getOrders(buyer)
    expect(listed.storeCredit).toBe(50)
    expect(listed.data[0].actions).toEqual(['pay', 'useCredit', 'reject', 'change'])
    const used = await useCredit(buyer, orderId)
    expect(used.body).toMatchObject({
      message: 'SAR\u00a050.00 paid from your store credit.',
      data: { paid: 50, outstanding: 75, orderStage: 2, actions: ['pay', 'change', 'cancel'] },
    })
    expect((await getOrders(buyer)).storeCredit).toBe(0)
    for (const each of [shop, twin]) each.clock.advance(11_000)
    expect(await useCredit(buyer, orderId)).toMatchObject({ status: 409, body: { code: 'credit.empty' } })
    await recordManualPayment(orderId, 75)
    expect((await useCredit(buyer, orderId)).body.code).toBe('order.already_paid')
  })

  test('P4 given concurrent orders, clicks or users, credit is spent once', async () => {
    const { buyer } = await withCredit(100)
    const orders = [
      await another(buyer, { deliverySlot: '09:00-11:00' }),
      await another(buyer, { deliverySlot: '13:00-15:00' }),
    ]
    const [first = '', second = ''] = orders
    const twice = onSecondProcess(twin, buyer)
    const answers = await Promise.all([
      useCredit(buyer, first),
      useCredit(twice, first),
      useCredit(buyer, second),
      useCredit(twice, second),
    ])
    const results = answers.map(({ status, body }) => `${status} ${body.message}`)
    expect(results.filter((each) => /^200 SAR\s100\.00 paid/.test(each))).toHaveLength(2)
    expect(results.filter((each) => each.startsWith('409'))).toHaveLength(2)
    const paid = (await getOrders(buyer)).data.map((order: { paid: number }) => order.paid)
    expect(paid.reduce((sum: number, each: number) => sum + each, 0)).toBe(100)
    expect((await getOrders(buyer)).storeCredit).toBe(0)
  })

  test('P22 a client’s credit belongs to the client; another person’s order is not found', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const orderId = await another(owner, { paymentTerms: 'cash', branchId, deliveryDate: '2026-12-03' })
    await recordManualPayment(orderId, 125)
    await cancel(orderId)
    expect((await getOrders(owner)).storeCredit).toBe(0)
    expect((await getOrders(owner, owner.clientId)).storeCredit).toBe(125)
    const next = await another(owner, { paymentTerms: 'cash', branchId, deliveryDate: '2026-12-05' })
    const stranger = await makeUser(shop)
    const refused = await useCredit(stranger, next)
    expect(refused.status).toBe(404)
    expect((await useCredit(owner, next)).body.data).toMatchObject({ paid: 125, outstanding: 0 })
  })
})

test('P7 given an online and a cash payment at once, the excess becomes store credit', async () => {
  for (let round = 0; round < 4; round++) {
    const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
    await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })
    const [trNumber = ''] = [...gateway.transactions].at(-1) ?? []
    gateway.update(trNumber, { status: 'paid' })
    const [, cash] = await Promise.all([
      shop.visitor({ ip: `10.2.0.${round}` }).call('confirmPayment', { params: { orderId: order.id, trNumber } }),
      recordManualPayment(order.id, 50, onSecondProcess(twin, admin)),
    ])
    expect(await account(order.id, 'receivable')).toBe(0)
    expect(await account(order.id, 'customerCredit')).toBe(cash?.status === 200 ? -5_000 : 0)
  }
})

test('a payment link above the outstanding amount is canceled after a manual payment', async () => {
  const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
  await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })
  const [trNumber = ''] = [...gateway.transactions].at(-1) ?? []
  await recordManualPayment(order.id, 50)
  await shop.runJobs()
  expect(gateway.transactions.get(trNumber)?.status).toBe('canceled')
  await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })
  expect([...gateway.transactions.values()].at(-1)).toMatchObject({ amount: 7_500, status: 'pending' })
})

test('P4 I3–I14 all invariants hold afterwards', async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
})
