import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeUnderWay, payOrder, walkOrder } from '../../testing/make-delivery.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { getOrderMoney } from '../ledger/index.ts'

const gateway = fakeGateway()
let shop: TestShop
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})
beforeEach(() => shop.clock.set(SUNDAY_MORNING))

const fail = (orderId: string, reason = 'recipientAbsent', by = driver) =>
  by.visitor.call('failDelivery', { body: { orderId, reason, note: 'Nobody opened' } })
const choose = (buyer: TestUser, orderId: string, choice: 'nextWindow' | 'credit', visitor = buyer.visitor) =>
  visitor.call('resolveFailedDelivery', { params: { userId: buyer.userId, orderId }, body: { choice } })
const getOrder = async (buyer: TestUser, orderId: string) => {
  const list = await buyer.visitor.call('getOrders', { params: { userId: buyer.userId, clientId: 0 } })
  return list.body.data.find((order: { id: string }) => order.id === orderId)
}
const getFailures = (orderId: string) =>
  shop.db.selectFrom('delivery_failure').selectAll().where('order_id', '=', orderId).orderBy('attempt').execute()
const countTaken = async (date: string, slot: string) =>
  (
    await shop.db
      .selectFrom('slot_booking')
      .select('taken')
      .where('date', '=', date)
      .where('slot', '=', slot)
      .executeTakeFirst()
  )?.taken ?? 0
const getEntries = async (orderId: string) => {
  const rows = await shop.db
    .selectFrom('ledger_entry')
    .select(['account', (eb) => eb.fn.sum<string>('amount').as('sum')])
    .where('order_id', '=', orderId)
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]))
}
const getStock = async (variantId: number) =>
  (await shop.db.selectFrom('stock').select('on_hand').where('variant_id', '=', variantId).executeTakeFirstOrThrow())
    .on_hand

/** A paid order out for delivery: SAR 125.00, 25.00 of it the delivery fee. */
async function paidUnderWay() {
  const created = await makeUnderWay(shop)
  await payOrder(shop, gateway, created.buyer, created.order.id)
  return created
}

describe('a failed delivery', () => {
  test('spec §4 is recorded once, and the buyer is notified of the choices', async () => {
    const { buyer, order } = await paidUnderWay()
    const answers = await Promise.all([fail(order.id), fail(order.id), fail(order.id)])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect(answers[0]?.body.data).toMatchObject({ orderStage: 5, failure: { reason: 'recipientAbsent', attempt: 1 } })
    expect(await getFailures(order.id)).toHaveLength(1)
    // Sunday, a moment after ten: the lead of the slot at eleven has begun.
    expect(await getOrder(buyer, order.id)).toMatchObject({
      orderStage: 4,
      failure: { reason: 'recipientAbsent', nextDate: '2026-11-29', nextSlot: '13:00-15:00', credit: 100 },
      actions: ['redeliver', 'takeCredit'],
    })
    const mail = (await shop.mails(buyer.email)).at(-1)
    expect(mail?.subject).toContain(`We couldn’t deliver your order ${order.orderNumber}`)
    expect(mail?.body_text).toContain(`/orders/${buyer.userId}`)
  })

  test('is refused for orders not in delivery, while another failure is open, and for buyers', async () => {
    const waiting = await makeOrder(shop, { paymentTerms: 'cash' })
    expect((await fail(waiting.order.id)).body.code).toBe('order.not_under_way')
    expect((await fail(crypto.randomUUID())).status).toBe(404)
    const { buyer, order } = await paidUnderWay()
    expect((await fail(order.id, 'refused', buyer)).status).toBe(403)
    await fail(order.id)
    const other = await makeUser(shop, { role: 'ShippingEmployee' })
    expect((await fail(order.id, 'recipientAbsent', other)).body.code).toBe('order.awaits_choice')
    expect((await fail(order.id, 'damaged')).body.code).toBe('order.awaits_choice')
    const email = buyer.email
    const confirmed = await buyer.visitor.call('confirmDelivery', {
      query: { orderId: order.id, userId: buyer.userId, email },
    })
    expect(confirmed.body.code).toBe('order.not_under_way')
  })
})

describe('choosing another window', () => {
  test('spec §4 the window is booked, the old place released, and the order stays in delivery; a double click books once', async () => {
    const { buyer, order } = await paidUnderWay()
    const before = await getOrder(buyer, order.id)
    const place = [before.deliveryDate, before.deliverySlot] as const
    const [was, then] = [await countTaken(...place), await countTaken('2026-11-29', '13:00-15:00')]
    await fail(order.id)
    const answers = await Promise.all([
      choose(buyer, order.id, 'nextWindow'),
      choose(buyer, order.id, 'nextWindow'),
      choose(buyer, order.id, 'nextWindow'),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect(answers[0]?.body).toMatchObject({
      message: expect.stringMatching(/^We come again on Sunday, November 29, 1:00\s–\s3:00\sPM\.$/),
      data: {
        orderStage: 4,
        deliveryDate: '2026-11-29',
        deliverySlot: '13:00-15:00',
        failure: null,
        actions: ['received'],
      },
    })
    expect(await countTaken(...place)).toBe(was - 1)
    expect(await countTaken('2026-11-29', '13:00-15:00')).toBe(then + 1)
  })

  test('when the offered window has passed, the next free one is booked', async () => {
    shop.clock.set(SUNDAY_MORNING + 118 * 60_000)
    const { buyer, order } = await paidUnderWay()
    await fail(order.id, 'wrongAddress', await makeUser(shop, { role: 'ShippingEmployee' }))
    expect((await getOrder(buyer, order.id)).failure).toMatchObject({ nextSlot: '13:00-15:00' })
    shop.clock.set(SUNDAY_MORNING + 122 * 60_000)
    const done = await choose(buyer, order.id, 'nextWindow')
    expect(done.body.data).toMatchObject({ deliveryDate: '2026-11-29', deliverySlot: '15:00-17:00' })
  })

  test('given concurrent choices of the last places, each gets one and no slot exceeds its capacity', async () => {
    const created: Awaited<ReturnType<typeof makeUnderWay>>[] = []
    for (let at = 0; at < 14; at += 1) created.push(await makeUnderWay(shop))
    for (const { order } of created) await fail(order.id)
    const twin = await shop.twin()
    const answers = await Promise.all(
      created.map(({ buyer, order }, at) => {
        const visitor = (at % 2 ? shop : twin).visitor()
        visitor.token = buyer.visitor.token
        return choose(buyer, order.id, 'nextWindow', visitor)
      }),
    )
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    expect(await countTaken('2026-11-29', '13:00-15:00')).toBe(12)
  })

  test('a second failure offers no window', async () => {
    const { buyer, order } = await paidUnderWay()
    await fail(order.id)
    await choose(buyer, order.id, 'nextWindow')
    expect((await fail(order.id)).status).toBe(200)
    expect(await getOrder(buyer, order.id)).toMatchObject({
      failure: { nextDate: null, nextSlot: null },
      actions: ['takeCredit'],
    })
    expect((await choose(buyer, order.id, 'nextWindow')).body.code).toBe('order.no_window_offered')
    expect(await getFailures(order.id)).toMatchObject([
      { attempt: 1, choice: 'nextWindow' },
      { attempt: 2, choice: null },
    ])
    expect((await choose(buyer, order.id, 'credit')).status).toBe(200)
  })
})

describe('cancelling after a failed delivery', () => {
  test('BIZ-05 decision 10 the payment less the delivery fee becomes store credit, and the sale is reversed except for the fee', async () => {
    const { buyer, order, flower } = await paidUnderWay()
    const { deliveryDate, deliverySlot } = await getOrder(buyer, order.id)
    const was = await countTaken(deliveryDate, deliverySlot)
    await fail(order.id, 'refused')
    const done = await choose(buyer, order.id, 'credit')
    expect(done).toMatchObject({
      status: 200,
      body: {
        message: 'The order is canceled. SAR 100.00 is kept for you as store credit.',
        data: { orderStage: 5, orderStatus: 1, outstanding: 0, failure: null, actions: [] },
      },
    })
    expect(await getEntries(order.id)).toEqual({
      gateway: 12_500,
      customerCredit: -10_000,
      receivable: 0,
      sales: -2_174,
      vat: -326,
    })
    expect(await getOrderMoney(shop.db, order.id)).toEqual({ due: 2_500, paid: 2_500, outstanding: 0 })
    expect(await countTaken(deliveryDate, deliverySlot)).toBe(was - 1)
    // Flowers that left the shop are not returned to stock.
    expect(await getStock(flower.variantId)).toBe(9)
    const credits = await shop.db.selectFrom('order_credit').selectAll().where('order_id', '=', order.id).execute()
    expect(credits).toMatchObject([
      {
        amount: 10_000,
        vat: 1_304,
        refunded: 10_000,
        refund_to: 'credit',
        reason: 'The flowers were not accepted at the door.',
      },
    ])
    expect((await shop.mails(buyer.email)).at(-1)?.body_text.replace(/[\u2068\u2069]/g, '')).toContain(
      'SAR\u00a0100.00 is kept for you',
    )
  })

  test('BIZ-05 a failure by the shop costs the buyer nothing, and redeemed points are returned', async () => {
    const created = await makeUnderWay(shop)
    const { buyer, order } = created
    await payOrder(shop, gateway, buyer, order.id)
    await fail(order.id, 'damaged')
    expect((await choose(buyer, order.id, 'credit')).body.message).toContain('SAR 125.00')
    expect(await getEntries(order.id)).toEqual({
      gateway: 12_500,
      customerCredit: -12_500,
      receivable: 0,
      sales: 0,
      vat: 0,
    })
  })

  test('BIZ-05 an unpaid order owes nothing afterwards, and open debts are settled', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    await shop.db
      .insertInto('debt')
      .values([
        {
          order_id: order.id,
          kind: 'monthly',
          original: 6_000,
          due_date: '2026-12-29',
          actor: 'test',
          request_id: 't',
        },
        {
          order_id: order.id,
          kind: 'monthly',
          original: 6_500,
          due_date: '2027-01-29',
          actor: 'test',
          request_id: 't',
        },
      ])
      .execute()
    await fail(order.id, 'wrongAddress')
    const done = await choose(buyer, order.id, 'credit')
    expect(done.body).toMatchObject({ message: 'The order is canceled. You owe nothing.', data: { outstanding: 0 } })
    const debts = await shop.db
      .selectFrom('debt_balance')
      .select('remaining')
      .where('order_id', '=', order.id)
      .execute()
    expect(debts).toEqual([{ remaining: 0 }, { remaining: 0 }])
    expect(await getEntries(order.id)).toEqual({ receivable: 0, sales: 0, vat: 0 })
  })

  test('given concurrent equal and opposite choices, one applies', async () => {
    const { buyer, order } = await paidUnderWay()
    await fail(order.id)
    const twin = await shop.twin()
    const other = twin.visitor()
    other.token = buyer.visitor.token
    const answers = await Promise.all([
      choose(buyer, order.id, 'credit'),
      choose(buyer, order.id, 'nextWindow', other),
      choose(buyer, order.id, 'credit', other),
      choose(buyer, order.id, 'nextWindow'),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 409, 409])
    const refused = answers.filter((answer) => answer.status === 409)
    expect(refused.map((answer) => answer.body.code)).toEqual(['order.not_failed', 'order.not_failed'])
    expect((await getFailures(order.id)).filter((failure) => failure.choice !== null)).toHaveLength(1)
  })

  test('only possible for an own order with a failed delivery; another person’s is answered like a missing one', async () => {
    const { buyer, order } = await paidUnderWay()
    expect((await choose(buyer, order.id, 'credit')).body.code).toBe('order.not_failed')
    await fail(order.id)
    const other = await makeUser(shop)
    const [foreign, missing] = [
      await choose(other, order.id, 'credit'),
      await choose(other, crypto.randomUUID(), 'credit'),
    ]
    expect(foreign.status).toBe(404)
    expect({ ...foreign.body, instance: '' }).toEqual({ ...missing.body, instance: '' })
    const delivered = await paidUnderWay()
    await walkOrder(shop, delivered.order.id, ['delivered'])
    expect((await choose(delivered.buyer, delivered.order.id, 'credit')).body.code).toBe('order.not_failed')
    expect((await fail(delivered.order.id)).body.code).toBe('order.not_under_way')
  })
})
