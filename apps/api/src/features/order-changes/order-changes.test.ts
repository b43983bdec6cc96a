import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { fillCart, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
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

const getParams = ({ buyer, order }: CreatedOrder) => ({ userId: buyer.userId, orderId: order.id })
const pay = ({ order }: CreatedOrder, method = 'card') =>
  driver.visitor.call('addPaymentPartly', {
    params: { userId: driver.userId },
    body: { orderId: order.id, amount: order.totalBalance, payPartOrall: 1, method },
  })
const cancel = (created: CreatedOrder, body: Record<string, unknown> = { refund: 'samePayment' }) =>
  created.buyer.visitor.call('cancelOwnOrder', { params: getParams(created), body })
const change = (created: CreatedOrder, body: Record<string, unknown>) =>
  created.buyer.visitor.call('changeOrder', { params: getParams(created), body })
const start = (created: CreatedOrder, by = 'desk', user = desk) =>
  user.visitor.call('startWork', { body: { orderIds: [created.order.id], by } })
const readActions = async (created: CreatedOrder): Promise<string[]> =>
  (await created.buyer.visitor.call('getOrders', { params: { userId: created.buyer.userId, clientId: 0 } })).body
    .data[0].actions
const getMails = async (created: CreatedOrder) =>
  (await shop.db.selectFrom('mail').select('kind').where('to_address', '=', created.buyer.email).execute()).map(
    ({ kind }) => kind,
  )

test('AGREE-06 given a paid order, when its buyer cancels it, then what was paid goes back the way it was paid, as shown before', async () => {
  const created = await makeOrder(shop, { paymentTerms: 'cash' })
  await pay(created)
  const total = created.order.totalBalance
  const quote = await created.buyer.visitor.call('quoteCancellation', { params: getParams(created) })
  expect(quote.body.data).toEqual({
    paid: total,
    choices: [
      { way: 'samePayment', to: 'transfer', amount: total, asCredit: 0 },
      { way: 'credit', to: 'credit', amount: 0, asCredit: total },
    ],
  })
  expect(await cancel(created, { refund: 'samePayment', expectedRefund: total - 1 })).toMatchObject({
    status: 409,
    body: { code: 'order.refund_changed' },
  })
  const cancelled = await cancel(created, { refund: 'samePayment', expectedRefund: total })
  expect(cancelled.body.data.statusWords).toEqual({
    word: 'canceled',
    tone: 'canceled',
    money: [{ word: 'paidBack', amount: total, day: null }],
  })
  expect(await getMails(created)).toContain('order-cancelled')
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('AGREE-06 a refund to the bank is a task of the desk until the money is sent; store credit is none', async () => {
  const [byTransfer, asCredit] = [
    await makeOrder(shop, { paymentTerms: 'cash' }),
    await makeOrder(shop, { paymentTerms: 'cash' }),
  ]
  await pay(byTransfer)
  await pay(asCredit)
  await cancel(byTransfer, { refund: 'samePayment' })
  await cancel(asCredit, { refund: 'credit' })
  const read = async (): Promise<{ id: number; orderId: string }[]> =>
    (await desk.visitor.call('refundPayouts')).body.data.filter(({ orderId }: { orderId: string }) =>
      [byTransfer, asCredit].some(({ order }) => order.id === orderId),
    )
  const tasks = await read()
  const { order, buyer } = byTransfer
  const expected = { orderId: order.id, amount: order.totalBalance, method: 'transfer', buyerName: buyer.fullName }
  expect(tasks).toEqual([expect.objectContaining(expected)])
  const complete = () => desk.visitor.call('completeRefundPayout', { params: { payoutId: String(tasks[0]?.id ?? 0) } })
  const answers = await Promise.all([complete(), complete()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await read()).toEqual([])
  const noted = await shop.db
    .selectFrom('audit_entry')
    .select('action')
    .where('action', '=', 'completeRefundPayout')
    .where('subject', '=', `order:${order.id}`)
    .execute()
  expect(noted).toHaveLength(1)
})

test('AGREE-06 given the choice of store credit, then the refund can be spent, and what was paid with credit goes back as credit', async () => {
  const created = await makeOrder(shop, { paymentTerms: 'cash' })
  await pay(created)
  await cancel(created, { refund: 'credit' })
  const read = async () =>
    (await created.buyer.visitor.call('getOrders', { params: { userId: created.buyer.userId, clientId: 0 } })).body
      .storeCredit
  expect(await read()).toBe(created.order.totalBalance)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('AGREE-06 given store credit given back before, when the buyer cancels, then a payment by card goes back to the bank', async () => {
  const former = await makeOrder(shop, { paymentTerms: 'cash' })
  const { buyer } = former
  await pay(former)
  await cancel(former, { refund: 'credit' })
  await fillCart(shop, buyer.userId, [await makeFlower(shop, { price: 30_000 })])
  const { data: order } = (await place(buyer, retailOrder({ deliveryDate: '2026-12-02', paymentTerms: 'cash' }))).body
  const created = { ...former, order }
  const fromCredit = former.order.totalBalance
  await buyer.visitor.call('payWithCredit', { params: getParams(created) })
  const byCard = order.totalBalance - fromCredit
  await pay({ ...created, order: { ...order, totalBalance: byCard } })
  const quoteWays = async () =>
    (await buyer.visitor.call('quoteCancellation', { params: getParams(created) })).body.data.choices[0]
  expect(await quoteWays()).toMatchObject({ to: 'transfer', amount: byCard, asCredit: fromCredit })
  await desk.visitor.call('creditOrder', {
    params: { orderId: order.id },
    body: { amount: fromCredit, reason: 'Two stems broken', refundTo: 'credit' },
  })
  expect(await quoteWays()).toEqual({ way: 'samePayment', to: 'transfer', amount: byCard, asCredit: 0 })
  expect((await cancel(created)).status).toBe(200)
  const { rows } = await sql<{ sum: number }>`
    select -sum(amount)::int8 as sum from ledger_entry where order_id = ${order.id} and account = 'bank'
  `.execute(shop.db)
  expect(rows).toEqual([{ sum: byCard * 100 }])
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('AGREE-06 given an order without work, when its buyer changes it, then the shop sees it in the timeline and the buyer gets a mail', async () => {
  const created = await makeOrder(shop, {
    paymentTerms: 'cash',
    deliveryDate: '2026-12-01',
    deliverySlot: '09:00-11:00',
  })
  expect(await readActions(created)).toEqual(expect.arrayContaining(['change', 'cancel']))
  const recipient = { fullName: 'Huda Omar', phoneNumber: '0559998877' }
  const answer = await change(created, {
    recipient,
    deliveryAddress: { line: 'Takhassusi Street 40', city: 'Riyadh', district: 'Olaya' },
    deliveryDate: '2026-12-02',
    deliverySlot: '13:00-15:00',
    cardMessage: 'Get well soon',
  })
  expect(answer.body.data).toMatchObject({
    recipient,
    address: { line: 'Takhassusi Street 40', district: 'Olaya', city: 'Riyadh' },
    deliveryDate: '2026-12-02',
    deliverySlot: '13:00-15:00',
    cardMessage: 'Get well soon',
    totalBalance: created.order.totalBalance,
  })
  const { timeline } = (await desk.visitor.call('adminOrder', { params: { orderId: created.order.id } })).body.data
  expect(timeline).toContainEqual(expect.objectContaining({ kind: 'edit', actor: created.buyer.fullName }))
  expect(await getMails(created)).toContain('order-changed')
})

test('AGREE-06 a printed day sheet, the start of the shop and the end of ordering each end the buyer’s changes', async () => {
  const created = [
    await makeOrder(shop, { paymentTerms: 'cash' }),
    await makeOrder(shop, { paymentTerms: 'cash' }),
    await makeOrder(shop, { paymentTerms: 'cash', deliveryDate: '2026-11-30', deliverySlot: '15:00-17:00' }),
  ] as const
  expect((await start(created[0], 'sheet', driver)).body.data[0].ok).toBe(true)
  expect((await start(created[1], 'desk')).body.data[0].ok).toBe(true)
  await shop.db
    .updateTable('orders')
    .set({ change_until: new Date(shop.clock.now()) })
    .where('id', '=', created[2].order.id)
    .execute()
  for (const ended of created) {
    expect(await readActions(ended)).toEqual(expect.not.arrayContaining(['change', 'cancel']))
    expect(await cancel(ended)).toMatchObject({ status: 409, body: { code: 'order.work_started' } })
    expect(await change(ended, { cardMessage: 'Too late' })).toMatchObject({
      status: 409,
      body: { code: 'order.work_started' },
    })
  }
  const { timeline } = (await desk.visitor.call('adminOrder', { params: { orderId: created[0].order.id } })).body.data
  expect(timeline).toContainEqual(expect.objectContaining({ kind: 'start' }))
})

test('AGREE-06 the end of ordering is the day’s cut-off or the lead time of the window, and moves with the window', async () => {
  const created = await makeOrder(shop, {
    paymentTerms: 'cash',
    deliveryDate: '2026-12-03',
    deliverySlot: '09:00-11:00',
  })
  const until = async () =>
    (
      await shop.db.selectFrom('orders').select('change_until').where('id', '=', created.order.id).executeTakeFirst()
    )?.change_until?.toISOString()
  expect(await until()).toBe('2026-12-03T05:00:00.001Z')
  await change(created, { deliveryDate: '2026-12-03', deliverySlot: '17:00-19:00' })
  expect(await until()).toBe('2026-12-03T11:00:00.000Z')
})

test('AGREE-06 orders of others are not found, and buyers cannot start work', async () => {
  const created = await makeOrder(shop, { paymentTerms: 'cash' })
  const other = await makeUser(shop)
  const params = { userId: other.userId, orderId: created.order.id }
  expect((await other.visitor.call('cancelOwnOrder', { params, body: { refund: 'credit' } })).status).toBe(404)
  expect((await other.visitor.call('changeOrder', { params, body: { cardMessage: 'x' } })).status).toBe(404)
  expect((await other.visitor.call('quoteCancellation', { params })).status).toBe(404)
  expect((await start(created, 'desk', other)).status).toBe(403)
})

test('AGREE-06 given a buyer who cancels while the shop starts, then exactly one of them succeeds and the ledger is balanced', async () => {
  for (let round = 0; round < 12; round += 1) {
    const created = await makeOrder(shop, { paymentTerms: 'cash' })
    await pay(created)
    const calls = round % 2 === 0 ? [cancel(created), start(created)] : [start(created), cancel(created)]
    const answers = await Promise.all(calls)
    const cancelled = answers[round % 2]?.status === 200
    const started = answers[1 - (round % 2)]?.body.data?.[0]?.ok === true
    expect([cancelled, started].filter(Boolean)).toHaveLength(1)
    const row = await shop.db
      .selectFrom('orders')
      .select(['state', 'work_started_at'])
      .where('id', '=', created.order.id)
      .executeTakeFirstOrThrow()
    expect([row.state === 'cancelled', row.work_started_at !== null]).toEqual([cancelled, started])
  }
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('AGREE-06 a change of the note keeps the place on the map, and another address line does not', async () => {
  const created = await makeOrder(shop, { paymentTerms: 'cash' })
  const readPlace = () =>
    shop.db
      .selectFrom('orders')
      .select(['latitude', 'longitude'])
      .where('id', '=', created.order.id)
      .executeTakeFirstOrThrow()
  const before = await readPlace()
  expect(before.latitude).not.toBeNull()
  const { line, city } = await shop.db
    .selectFrom('orders')
    .select(['address_line as line', 'city'])
    .where('id', '=', created.order.id)
    .executeTakeFirstOrThrow()
  const noted = await change(created, { deliveryAddress: { line, city, note: 'Call at the gate' } })
  expect(noted).toMatchObject({ status: 200, body: { data: { address: { note: 'Call at the gate' } } } })
  expect(await readPlace()).toEqual(before)
  expect((await change(created, { deliveryAddress: { line: `${line} B`, city, district: 'Al Olaya' } })).status).toBe(
    200,
  )
  expect(await readPlace()).toEqual({ latitude: null, longitude: null })
})

test('AGREE-06 when buyer and desk cancel a paid order at the same time, then it is paid back once', async () => {
  const created = await makeOrder(shop, { paymentTerms: 'cash' })
  await pay(created)
  const byDesk = { params: { orderId: created.order.id }, body: { reason: 'No roses today', refundTo: 'credit' } }
  const answers = await Promise.all([
    cancel(created),
    desk.visitor.call('cancelOrder', byDesk),
    cancel(created, { refund: 'credit' }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await sql`
    select sum(amount)::int8 as amount from ledger_entry where order_id = ${created.order.id} and account = 'receivable'
  `.execute(shop.db)
  expect(rows).toEqual([{ amount: 0 }])
  expect(await brokenInvariants(shop.db)).toEqual([])
})
