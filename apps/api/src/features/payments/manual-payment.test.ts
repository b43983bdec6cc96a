import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { fillCart, makeBusiness, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let twin: TestShop
let driver: TestUser
let colleague: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  colleague = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterAll(() => shop.close())

/** A cash order of SAR 125 (a bouquet and its delivery). */
const cashOrder = async () => (await makeOrder(shop, { paymentTerms: 'cash' })).order
const pay = (orderId: string, amount: unknown, rest: Record<string, unknown> = {}, by = driver, key?: string) =>
  by.visitor.call('addPaymentPartly', {
    params: { userId: by.userId },
    body: { orderId, amount, payPartOrall: 0, ...rest },
    headers: key ? { 'idempotency-key': key } : {},
  })
const getDebts = async (orderId: string) =>
  (
    await sql<{ kind: string; original: number; remaining: number; due: string }>`
      select kind, original, remaining, to_char(due_date, 'YYYY-MM-DD') as due from debt_balance where order_id = ${orderId} order by due_date, id
    `.execute(shop.db)
  ).rows
const onTwin = (user: TestUser): TestUser => onSecondProcess(twin, user)

describe('manual payments', () => {
  test('API-17 BIZ-05 a partial payment is recorded once, and the rest becomes a debt that decreases to zero', async () => {
    const order = await cashOrder()
    const part = await pay(order.id, 75)
    expect(part).toMatchObject({
      status: 200,
      body: {
        message: 'Payment recorded. SAR\u00a050.00 is left to pay.',
        data: { total: 125, paid: 75, outstanding: 50 },
      },
    })
    expect(await getDebts(order.id)).toEqual([{ kind: 'rest', original: 5_000, remaining: 5_000, due: '2026-12-29' }])
    expect((await pay(order.id, '20.50')).body.data).toEqual({ total: 125, paid: 95.5, outstanding: 29.5 })
    expect(await getDebts(order.id)).toMatchObject([{ remaining: 2_950 }])
    const last = await pay(order.id, 29.5, { payPartOrall: 1, method: 'transfer' })
    expect(last.body).toMatchObject({ message: 'Payment recorded. Nothing is left to pay.', data: { outstanding: 0 } })
    expect(await getDebts(order.id)).toMatchObject([{ remaining: 0 }])
    expect((await pay(order.id, 1)).body.code).toBe('payment.nothing_due')
  })

  test('API-17 the buyer gets a mail for each part and one for the last', async () => {
    const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
    await pay(order.id, 25)
    await pay(order.id, 100, { payPartOrall: 1 })
    const subjects = (await shop.mails(buyer.email)).map((mail) => mail.subject)
    expect(subjects.slice(1)).toEqual([
      `We received your payment for order ${order.orderNumber}`,
      `Your order ${order.orderNumber} is confirmed`,
    ])
    const part = (await shop.mails(buyer.email))[1]?.body_text ?? ''
    for (const word of ['SAR\u00a025.00', 'SAR\u00a0100.00', 'December 29, 2026', `/orders/${buyer.userId}`])
      expect(part).toContain(word)
  })

  test('FORM-07 invalid amounts are refused with a message at their field, without rounding', async () => {
    const order = await cashOrder()
    const wrong: [unknown, RegExp][] = [
      [undefined, /fill this in/],
      ['', /fill this in/],
      [0, /above zero/],
      [-5, /above zero/],
      [1.001, /two decimals/],
      ['0.004', /two decimals/],
      ['1e3', /amount/],
      [{ $gt: 0 }, /amount/],
      [null, /amount/],
      [126, /left to pay: SAR.125\.00/],
      ['999999999999', /too large/],
    ]
    for (const [amount, sentence] of wrong) {
      const { status, body } = await pay(order.id, amount)
      expect([amount, status, body.errors?.amount?.length]).toEqual([amount, 400, 1])
      expect(body.errors.amount[0]).toMatch(sentence)
    }
    const infinite = await driver.visitor.call('addPaymentPartly', {
      params: { userId: driver.userId },
      body: `{"orderId":"${order.id}","amount":1e309,"payPartOrall":0}`,
    })
    expect([infinite.status, Object.keys(infinite.body.errors)]).toEqual([400, ['amount']])
    for (const [payPartOrall, sentence] of [
      [undefined, 'Please choose full or partial.'],
      [2, 'Please choose full or partial.'],
      ['1', 'Please choose full or partial.'],
    ])
      expect((await pay(order.id, 10, { payPartOrall })).body.errors).toEqual({ payPartOrall: [sentence] })
    const empty = await driver.visitor.call('addPaymentPartly', { params: { userId: driver.userId }, body: {} })
    expect(empty).toMatchObject({ status: 400, body: { message: 'Please fill all the fields' } })
    expect((await pay(order.id, 100, { payPartOrall: 1 })).body.errors.amount[0]).toMatch(/exactly.*SAR.125\.00/)
    expect((await pay(order.id, '١٢٫٥٠')).body.data).toMatchObject({ paid: 12.5 })
    expect((await pay(order.id, 112.5)).body.data).toMatchObject({ outstanding: 0 })
  })

  test('ERR-04 ERR-07 only staff, only in their own name, only orders on the board', async () => {
    const { buyer, order } = await makeOrder(shop)
    expect((await pay(order.id, 10)).body.code).toBe('order.not_on_board')
    expect((await pay(order.id, 10, {}, buyer)).status).toBe(403)
    expect(await pay('11111111-1111-4111-8111-111111111111', 10)).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'Error: Branch ID or Order ID not found' },
    })
    const foreign = { ...driver, userId: colleague.userId }
    expect((await pay(order.id, 10, {}, foreign)).status).toBe(403)
    await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: order.id } })
    expect((await pay(order.id, 10)).body.code).toBe('order.not_on_board')
  })

  test('P2 a double click and a repeated key record one payment and return the same answer', async () => {
    const order = await cashOrder()
    const twice = await Promise.all([pay(order.id, 30), pay(order.id, 30, {}, onTwin(driver))])
    expect(twice.map(({ body }) => body.data.paid)).toEqual([30, 30])
    const keyed = await Promise.all([
      pay(order.id, 30, {}, driver, 'key-1'),
      pay(order.id, 30, {}, onTwin(driver), 'key-1'),
    ])
    expect(keyed.map(({ body }) => body.data.paid)).toEqual([60, 60])
    expect((await pay(order.id, 31, {}, driver, 'key-1')).status).toBe(422)
    for (const each of [shop, twin]) each.clock.advance(10_001)
    expect((await pay(order.id, 30)).body.data.paid).toBe(90)
    expect((await pay(order.id, 30, {}, colleague)).body.data.paid).toBe(120)
  })

  test('P4 H28 given twenty concurrent payments of 60 %, one is recorded', async () => {
    const order = await cashOrder()
    const staff = await Promise.all(Array.from({ length: 20 }, () => makeUser(shop, { role: 'ShippingEmployee' })))
    const answers = await Promise.all(staff.map((one, at) => pay(order.id, 75, {}, at % 2 ? onTwin(one) : one)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['payment.above_outstanding']))
    expect(refused[0]?.body.errors.amount[0]).toMatch(/SAR.50\.00/)
  })

  test('P4 given a full payment and a schedule at once, no unowed debt remains', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await cashOrder()
      await Promise.all([
        pay(order.id, 125, { payPartOrall: 1 }),
        onTwin(colleague).visitor.call('addPostponedPayment', {
          body: { orderId: order.id, userId: colleague.userId, postPondOrMonthly: 1 },
        }),
      ])
      expect((await getDebts(order.id)).every(({ remaining }) => remaining === 0)).toBe(true)
    }
  })
})

describe('postponing and monthly payments', () => {
  const schedule = (orderId: string, userId: string, postPondOrMonthly: unknown, by = driver) =>
    by.visitor.call('addPostponedPayment', { body: { orderId, userId, postPondOrMonthly } })

  test('API-18 BIZ-05 creates one debt in 30 days or three monthly ones; a new plan replaces the old one', async () => {
    const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
    const later = await schedule(order.id, buyer.userId, 0)
    expect(later).toMatchObject({ status: 200, body: { message: 'Payment postponed to December 29, 2026.' } })
    expect(later.body.data).toMatchObject([{ amountOwed: 125, dueDate: '2026-12-29', isResolved: false }])
    const monthly = await Promise.all([
      schedule(order.id, buyer.userId, 1),
      schedule(order.id, colleague.userId, 1, onTwin(colleague)),
    ])
    expect(monthly.map(({ body }) => body.data)).toEqual([monthly[0]?.body.data, monthly[0]?.body.data])
    expect(monthly[0]?.body.data).toMatchObject([
      { amountOwed: 41.66, dueDate: '2026-12-29' },
      { amountOwed: 41.66, dueDate: '2027-01-29' },
      { amountOwed: 41.68, dueDate: '2027-02-28' },
    ])
    expect((await getDebts(order.id)).filter(({ remaining }) => remaining > 0)).toHaveLength(3)
    expect(await pay(order.id, 50)).toMatchObject({ status: 200, body: { data: { outstanding: 75 } } })
    const open = (await getDebts(order.id)).filter(({ remaining }) => remaining > 0)
    expect(open.map(({ remaining }) => remaining)).toEqual([3_332, 4_168])
  })

  test('FORM-07 the kind of schedule is required; refused for a paid order and another person', async () => {
    const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
    const without = await schedule(order.id, buyer.userId, undefined)
    expect([without.status, Object.keys(without.body.errors)]).toEqual([400, ['postPondOrMonthly']])
    expect((await schedule(order.id, buyer.userId, 2)).status).toBe(400)
    const stranger = await makeUser(shop)
    expect((await schedule(order.id, stranger.userId, 0)).status).toBe(404)
    await pay(order.id, 125, { payPartOrall: 1 })
    expect(await schedule(order.id, buyer.userId, 0)).toMatchObject({
      status: 409,
      body: { code: 'payment.nothing_due' },
    })
  })

  test.each([
    ['postponed', ['2026-12-29']],
    ['monthly', ['2026-12-29', '2027-01-29', '2027-02-28']],
  ] as const)('BIZ-05 a confirmed %s order creates the debts of its terms', async (paymentTerms, days) => {
    const { owner, branchId } = await makeBusiness(shop)
    await fillCart(shop, owner.userId, [await makeFlower(shop)])
    const placed = await place(owner, retailOrder({ paymentTerms, branchId, deliverySlot: '17:00-19:00' }))
    expect(placed.status).toBe(200)
    const orderId = placed.body.data.id
    expect(await getDebts(orderId)).toEqual([])
    await owner.visitor.call('confirmOrder', { params: { userId: owner.userId, orderId } })
    const debts = await getDebts(orderId)
    expect(debts.map(({ due }) => due)).toEqual(days)
    expect(new Set(debts.map(({ kind }) => kind))).toEqual(new Set([paymentTerms]))
    expect(debts.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(12_500)
  })
})

test('P4 I3–I13 all invariants hold afterwards', async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
})
