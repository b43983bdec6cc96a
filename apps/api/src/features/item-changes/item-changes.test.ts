import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createItemChangeToken } from '../../item-change-link.ts'
import { databaseState } from '../../testing/database-state.ts'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { payOrder, walkOrder } from '../../testing/make-delivery.ts'
import { changeItems, quoteItems } from '../../testing/make-item-change.ts'
import { fillCart, makeBusiness, makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

const gateway = fakeGateway()
let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  admin = await makeAdmin(shop)
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

let days = 0
const nextDay = () => {
  days += 1
  return ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-05', '2026-12-06'][days % 6] ?? ''
}

/** An order of 2 × SAR 100 and 1 × SAR 80, and a flower of SAR 50 that it has not. */
async function makeTwoLines(changed: Parameters<typeof retailOrder>[0] = {}) {
  const [rose, tulip] = [await makeFlower(shop), await makeFlower(shop, { price: 8_000 })]
  const vase = await makeFlower(shop, { price: 5_000, stock: 3 })
  const buyer = await makeBuyer(shop, [{ ...rose, quantity: 2 }, tulip])
  const body = retailOrder({ paymentTerms: 'cash', deliveryDate: nextDay(), ...changed })
  const placed = await place(buyer, body)
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  const line = ({ variantId }: { variantId: number }, quantity = 1) => ({ variantId, quantity })
  return { buyer, rose, tulip, vase, line, order: placed.body.data }
}

const get = async (orderId: string) => (await admin.visitor.call('adminOrder', { params: { orderId } })).body.data
const stockOf = async ({ variantId }: { variantId: number }) =>
  Number(
    (await shop.db.selectFrom('stock').select('on_hand').where('variant_id', '=', variantId).executeTakeFirst())
      ?.on_hand,
  )
const payPart = async (orderId: string, amount: number) => {
  const body = { orderId, amount, payPartOrall: 0, method: 'cash' }
  const { status } = await admin.visitor.call('addPaymentPartly', { params: { userId: admin.userId }, body })
  expect(status).toBe(200)
}
const documents = async (orderId: string) => {
  await shop.runJobs()
  const rows = await shop.db
    .selectFrom('invoice')
    .select(['kind', 'total'])
    .where('order_id', '=', orderId)
    .orderBy('counter')
    .execute()
  return rows.map(({ kind, total }) => [kind, Number(total)])
}
const tokenOf = async (orderId: string) => {
  const rows = await shop.db
    .selectFrom('item_change')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .execute()
  return createItemChangeToken(shop.context.config.SECRET, rows[0]?.id ?? '')
}
const answer = async (orderId: string, agrees: boolean) =>
  shop.visitor().call('answerItemChange', { params: { token: await tokenOf(orderId) }, body: { agrees } })
const subjects = async (buyer: TestUser) => (await shop.mails(buyer.email)).map(({ subject }) => subject)

describe('a change that costs less or the same', () => {
  test('DESK-02 given an unpaid order, then it owes the new total, its invoice names the new lines, and stock and buyer follow', async () => {
    const { order, rose, tulip, vase, line, buyer } = await makeTwoLines()
    const quoted = await quoteItems(admin, order.id, { lines: [line(rose), line(vase)] })
    const { before, after, difference, back, problems } = quoted.body.data
    expect([before.total, after.total]).toEqual([order.totalBalance, order.totalBalance - 130])
    expect([difference, back, problems]).toEqual([-130, 0, []])
    expect((await changeItems(admin, order.id, { lines: [line(rose), line(vase)] })).body).toMatchObject({
      waits: false,
    })
    const now = await get(order.id)
    expect(now.order).toMatchObject({ totalBalance: after.total, outstanding: after.total, paid: 0 })
    expect(now.order.items.map((item: { quntity: number }) => item.quntity)).toEqual([1, 1])
    expect([await stockOf(rose), await stockOf(tulip), await stockOf(vase)]).toEqual([9, 10, 2])
    expect(await subjects(buyer)).toContain(`Your order ${order.orderNumber} was changed`)
    expect(now.timeline.some(({ text }: { text: string }) => /^Items changed from .*2 × .* to .*1 × /.test(text))).toBe(
      true,
    )
    await payPart(order.id, 1)
    expect(await documents(order.id)).toEqual([['simplified', Math.round(after.total * 100)]])
  })

  test('DESK-02 given a paid and invoiced order, then the excess is refunded as chosen, with a credit and a debit note', async () => {
    const { order, rose, vase, line } = await makeTwoLines()
    await payPart(order.id, order.totalBalance)
    expect(await documents(order.id)).toHaveLength(1)
    const changed = await changeItems(admin, order.id, { lines: [line(rose, 2), line(vase)] }, { refundTo: 'cash' })
    expect(changed.status).toBe(200)
    expect((await get(order.id)).order).toMatchObject({ paid: order.totalBalance - 30, outstanding: 0 })
    const { rows } = await sql<{ amount: string }>`
      select e.amount from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      where t.order_id = ${order.id} and t.kind = 'refund' and e.account = 'cash'`.execute(shop.db)
    expect(rows.map(({ amount }) => Number(amount))).toEqual([-3_000])
    expect((await documents(order.id)).slice(1)).toEqual([
      ['creditNote', 8_000],
      ['debitNote', 5_000],
    ])
  })

  test('DESK-02 given a swap of equal value, then nothing is posted and the buyer is not asked', async () => {
    const { order, rose, tulip, line } = await makeTwoLines()
    const twin = await makeFlower(shop)
    const { body } = await changeItems(admin, order.id, { lines: [line(rose), line(twin), line(tulip)] })
    expect(body.waits).toBe(false)
    expect((await get(order.id)).order.totalBalance).toBe(order.totalBalance)
  })

  test('DESK-02 the coupon counts for the new items and is lost below its minimum; unchanged lines keep their price', async () => {
    await sql`insert into coupon (code, percent, min_subtotal) values ('TENOFF', 10, 20000)`.execute(shop.db)
    const { order, rose, tulip, vase, line } = await makeTwoLines({ couponCode: 'TENOFF' })
    await sql`update variant set price = 99900 where id = ${rose.variantId}`.execute(shop.db)
    const kept = (await quoteItems(admin, order.id, { lines: [line(rose, 2), line(vase)] })).body.data
    expect(kept.after).toMatchObject({ subtotal: 250, discount: 25 })
    const lost = (await quoteItems(admin, order.id, { lines: [line(rose), line(tulip)] })).body.data
    expect(lost).toMatchObject({ couponLost: true, after: { subtotal: 180, discount: 0 } })
    expect((await changeItems(admin, order.id, { lines: [line(rose), line(tulip)] })).status).toBe(200)
    const uses = await shop.db.selectFrom('coupon_use').selectAll().where('order_id', '=', order.id).execute()
    expect(uses).toEqual([])
  })

  test('DESK-02 given redeemed points, then the goods cannot be worth less than they are', async () => {
    const flower = await makeFlower(shop, { price: 2_000 })
    const other = await makeFlower(shop, { price: 500 })
    const buyer = await makeBuyer(shop, [flower])
    await shop.db.insertInto('loyalty_entry').values({ user_id: buyer.userId, kind: 'earn', points: 100 }).execute()
    const placed = await place(buyer, retailOrder({ paymentTerms: 'cash', redeemPoints: 100, deliveryDate: nextDay() }))
    const { id } = placed.body.data
    const refused = await changeItems(admin, id, { lines: [{ variantId: other.variantId, quantity: 1 }] })
    expect(refused).toMatchObject({ status: 409, body: { code: 'item_change.points_above_goods' } })
    expect((await changeItems(admin, id, { lines: [{ variantId: other.variantId, quantity: 3 }] })).status).toBe(200)
  })
})

test('ADMIN-05 DESK-02 given other flowers, then the revenue of each category is what its lines cost', async () => {
  const { order, rose, tulip, vase, line } = await makeTwoLines()
  for (const lines of [[line(rose), line(vase, 2)], [line(tulip, 3)], [line(tulip), line(rose, 5)]])
    expect((await changeItems(admin, order.id, { lines, deliveryFee: 12 }, { buyerAgreed: true })).status).toBe(200)
  const { rows } = await sql<{ part: number; amount: number }>`
    select r.part, sum(r.amount)::int as amount from revenue_share r join ledger_transaction t on t.id = r.transaction_id
    where t.order_id = ${order.id} group by r.part having sum(r.amount) <> 0 order by amount`.execute(shop.db)
  expect(rows.map(({ amount }) => amount)).toEqual([1_200, 8_000, 50_000])
  await admin.visitor.call('cancelOrder', {
    params: { orderId: order.id },
    body: { reason: 'No flowers', refundTo: 'credit' },
  })
  const counted = await sql<{ counted: number }>`
    select sum(r.counted)::int as counted from revenue_share r join ledger_transaction t on t.id = r.transaction_id
    where t.order_id = ${order.id} group by r.part`.execute(shop.db)
  expect(new Set(counted.rows.map((row) => row.counted))).toEqual(new Set([0]))
})

describe('a change that costs more', () => {
  test('DESK-02 given a paid order, then it stays until the buyer agrees by the link, and is paid by the payment link', async () => {
    const { order, rose, tulip, vase, line, buyer } = await makeTwoLines({ paymentTerms: 'online' })
    await payOrder(shop, gateway, buyer, order.id)
    await shop.runJobs()
    const changed = await changeItems(admin, order.id, { lines: [line(rose, 2), line(tulip), line(vase)] })
    expect(changed.body.waits).toBe(true)
    expect((await get(order.id)).order).toMatchObject({ totalBalance: order.totalBalance, outstanding: 0 })
    expect(await subjects(buyer)).toContain(`Do you agree to a change of your order ${order.orderNumber}?`)
    const waiting = await admin.visitor.call('waitingItemChange', { params: { orderId: order.id } })
    expect(waiting.body.data).toMatchObject({ difference: 50 })
    // A price that rises meanwhile does not change the offer.
    await sql`update variant set price = 7700 where id = ${vase.variantId}`.execute(shop.db)
    const token = await tokenOf(order.id)
    expect(waiting.body.data.url).toContain(`/order-change/${token}`)
    const state = await databaseState(shop.db)
    const page = await shop.visitor().call('getItemChange', { params: { token } })
    expect(await databaseState(shop.db)).toEqual(state)
    expect(page.body.data).toMatchObject({ status: 'waiting', payment: null, change: { difference: 50 } })
    const agreed = await answer(order.id, true)
    expect(agreed.body.data).toMatchObject({ status: 'applied', payment: { amount: 50 } })
    expect(agreed.body.data.payment.url).toContain(`/pay/${order.id}/`)
    expect(await answer(order.id, true)).toMatchObject({ status: 200 })
    expect((await get(order.id)).order).toMatchObject({ totalBalance: order.totalBalance + 50, outstanding: 50 })
    expect(await stockOf(vase)).toBe(2)
    await payOrder(shop, gateway, buyer, order.id)
    expect((await get(order.id)).order.outstanding).toBe(0)
    expect((await documents(order.id)).slice(1)).toEqual([['debitNote', 5_000]])
  })

  test('DESK-02 given a declined, a withdrawn and a lapsed request, then the order stays as it was', async () => {
    const { order, rose, vase, line } = await makeTwoLines()
    const more = { lines: [line(rose, 5), line(vase)] }
    for (const end of ['declined', 'withdrawn', 'lapsed'] as const) {
      expect((await changeItems(admin, order.id, more)).body.waits).toBe(true)
      if (end === 'declined') expect((await answer(order.id, false)).body.data.status).toBe('declined')
      if (end === 'withdrawn') {
        const withdrawn = await admin.visitor.call('decideItemChange', {
          params: { orderId: order.id },
          body: { agrees: false },
        })
        expect(withdrawn.status).toBe(200)
      }
      if (end === 'lapsed')
        await sql`update item_change set answer_until = ${new Date(shop.clock.now() - 1)} where state = 'waiting'`.execute(
          shop.db,
        )
      const late = await answer(order.id, true)
      expect(late).toMatchObject({ status: 409, body: { code: 'item_change.not_waiting' } })
      expect((await get(order.id)).order.totalBalance).toBe(order.totalBalance)
      expect(await stockOf(vase)).toBe(3)
    }
    const texts = (await get(order.id)).timeline.map(({ text }: { text: string }) => text)
    expect(texts).toEqual(expect.arrayContaining(['The buyer declined the change', 'The change was withdrawn']))
    // A new request takes the place of the one whose term is over.
    expect((await changeItems(admin, order.id, more)).body.waits).toBe(true)
  })

  test('DESK-02 an agreement by phone applies the change at once and is recorded with the old and the new order', async () => {
    const { order, rose, vase, line } = await makeTwoLines()
    await payPart(order.id, order.totalBalance)
    const lines = [line(rose, 3), line(vase)]
    const changed = await changeItems(admin, order.id, { lines }, { buyerAgreed: true })
    expect(changed.body.waits).toBe(false)
    expect((await get(order.id)).order.outstanding).toBe(70)
    const entries = await shop.db.selectFrom('audit_entry').selectAll().where('action', '=', 'changeItems').execute()
    const own = entries.find(({ subject }) => subject === `order:${order.id}`)
    expect(own?.detail).toMatchObject({ buyerAgreed: true, before: { total: 100 * order.totalBalance } })
    // Asked, and then agreed to by phone.
    expect((await changeItems(admin, order.id, { lines: [line(rose, 4), line(vase)] })).body.waits).toBe(true)
    const decided = await admin.visitor.call('decideItemChange', {
      params: { orderId: order.id },
      body: { agrees: true },
    })
    expect(decided.status).toBe(200)
    expect((await get(order.id)).order.outstanding).toBe(170)
  })

  test('DESK-02 given a client on account, then the difference must fit the credit limit and joins its debts', async () => {
    const flower = await makeFlower(shop)
    const { owner, branchId } = await makeBusiness(shop, { creditLimit: 40_000 })
    await fillCart(shop, owner.userId, [flower])
    const body = { ...retailOrder({ paymentTerms: 'postponed', deliveryDate: nextDay() }), branchId }
    const { id } = (await place(owner, body)).body.data
    await owner.visitor.call('confirmOrder', { params: { userId: owner.userId, orderId: id } })
    const line = (quantity: number) => ({ lines: [{ variantId: flower.variantId, quantity }] })
    const refused = await changeItems(admin, id, line(5), { buyerAgreed: true })
    expect(refused).toMatchObject({ status: 409, body: { code: 'credit.above_limit' } })
    expect((await changeItems(admin, id, line(3), { buyerAgreed: true })).status).toBe(200)
    const debts = await admin.visitor.call('getDebts', { params: { clientId: owner.clientId }, query: {} })
    const { outstanding } = (await get(id)).order
    expect(
      debts.body.data.map((debt: { amountOwed: number }) => debt.amountOwed).reduce((a: number, b: number) => a + b),
    ).toBe(outstanding)
    expect((await changeItems(admin, id, line(1))).status).toBe(200)
    expect((await get(id)).order.outstanding).toBe(outstanding - 200)
  })
})

describe('what is refused', () => {
  test('DESK-02 another price, another order, a line twice, too few pieces and an unknown product are refused at the field', async () => {
    const { order, rose, vase, line } = await makeTwoLines()
    const params = { orderId: order.id }
    const { version, after } = (await quoteItems(admin, order.id, { lines: [line(rose)] })).body.data
    const body = { lines: [line(rose)], version, expectedTotal: after.total, refundTo: 'credit' }
    const wrongTotal = await admin.visitor.call('changeItems', { params, body: { ...body, expectedTotal: 1 } })
    expect(wrongTotal).toMatchObject({ status: 409, body: { code: 'order.price_changed' } })
    await payPart(order.id, 10)
    const stale = await admin.visitor.call('changeItems', { params, body })
    expect(stale).toMatchObject({ status: 409, body: { code: 'item_change.order_changed' } })
    const refusals = [
      [[line(rose), line(rose)], 'item_change.line_twice', 400],
      [[line(rose), line(vase, 4)], 'stock.short', 409],
      [[line({ variantId: 99_999_999 })], 'product.not_found', 404],
      [
        (await get(order.id)).order.items.map((item: { variantId: number; quntity: number }) =>
          line(item, item.quntity),
        ),
        'item_change.nothing',
        400,
      ],
    ] as const
    for (const [lines, code, status] of refusals) {
      expect(await changeItems(admin, order.id, { lines })).toMatchObject({ status, body: { code } })
      const quoted = await quoteItems(admin, order.id, { lines })
      expect(quoted.body.data.problems.map((problem: { code: string }) => problem.code)).toContain(code)
    }
    for (const bad of [{ lines: [] }, { lines: [line(rose, 0)] }, { lines: [line(rose)], deliveryFee: -1 }])
      expect((await quoteItems(admin, order.id, bad)).status).toBe(400)
  })

  test('DESK-02 an order that left, was cancelled or has deductions is refused, and so is a driver and a clerk without the permission', async () => {
    const left = await makeTwoLines()
    await walkOrder(shop, left.order.id, ['outForDelivery'])
    const lines = [left.line(left.rose)]
    expect(await changeItems(admin, left.order.id, { lines })).toMatchObject({ body: { code: 'order.already_left' } })
    const credited = await makeTwoLines()
    const credit = { amount: 5, reason: 'Broken stem', refundTo: 'credit' }
    await admin.visitor.call('creditOrder', { params: { orderId: credited.order.id }, body: credit })
    const refused = await changeItems(admin, credited.order.id, { lines: [credited.line(credited.rose)] })
    expect(refused).toMatchObject({ body: { code: 'item_change.has_deductions' } })
    const cancelled = await makeTwoLines()
    const cancel = { reason: 'No flowers', refundTo: 'credit' }
    await admin.visitor.call('cancelOrder', { params: { orderId: cancelled.order.id }, body: cancel })
    expect(await changeItems(admin, cancelled.order.id, { lines })).toMatchObject({ body: { code: 'order.cancelled' } })
    const clerk = await makeAdmin(shop, ['orders', 'refunds'])
    expect((await quoteItems(clerk, credited.order.id, { lines })).status).toBe(403)
    expect((await shop.visitor().call('getItemChange', { params: { token: 'x.y' } })).status).toBe(404)
  })

  test('DESK-02 without the permission for money an excess becomes store credit, and the fee is not lowered', async () => {
    const { order, rose, line } = await makeTwoLines()
    await payPart(order.id, order.totalBalance)
    const clerk = await makeAdmin(shop, ['orders', 'items'])
    const less = { lines: [line(rose)] }
    const denied = await changeItems(clerk, order.id, less, { refundTo: 'cash' })
    expect(denied).toMatchObject({ status: 403, body: { code: 'access.denied' } })
    expect((await changeItems(clerk, order.id, { ...less, deliveryFee: 0 })).status).toBe(403)
    expect((await changeItems(clerk, order.id, less)).status).toBe(200)
  })
})

test('DESK-02 the delivery fee follows the employee, with documents and without other changes', async () => {
  const { order, rose, tulip, line } = await makeTwoLines()
  await payPart(order.id, order.totalBalance)
  await shop.runJobs()
  const lines = [line(rose, 2), line(tulip)]
  expect((await changeItems(admin, order.id, { lines, deliveryFee: 5 })).status).toBe(200)
  expect((await changeItems(admin, order.id, { lines, deliveryFee: 45 }, { buyerAgreed: true })).status).toBe(200)
  const fee = Math.round(order.deliveryFee * 100)
  expect((await documents(order.id)).slice(1)).toEqual([
    ['creditNote', fee - 500],
    ['debitNote', 4_000],
  ])
  expect((await get(order.id)).order).toMatchObject({ deliveryFee: 45, outstanding: 40 })
})
