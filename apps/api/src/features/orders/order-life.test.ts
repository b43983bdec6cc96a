import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import {
  fillCart,
  makeBusiness,
  makeBuyer,
  makeFlower,
  makeOrder,
  place,
  retailOrder,
} from '../../testing/make-order.ts'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { getOrderMoney } from '../ledger/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const getStock = async (variantId: number) =>
  (await shop.db.selectFrom('stock').select('on_hand').where('variant_id', '=', variantId).executeTakeFirstOrThrow())
    .on_hand
const getStates = async (orderId: string) =>
  (
    await shop.db.selectFrom('order_event').select('to_state').where('order_id', '=', orderId).orderBy('seq').execute()
  ).map((row) => row.to_state)

describe('rejecting', () => {
  test('ORDERS-03 a pending order is rejected once: stock, slot and ledger are reverted and the buyer is notified', async () => {
    const { buyer, flower, order } = await makeOrder(shop, { deliverySlot: '13:00-15:00' })
    const params = { userId: buyer.userId, orderId: order.id }
    const answers = await Promise.all([
      buyer.visitor.call('rejectOrder', { params }),
      buyer.visitor.call('rejectOrder', { params }),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    const done = answers.find((answer) => answer.status === 200)?.body
    expect(done).toMatchObject({
      message: 'Order canceled successfully',
      data: { orderStage: 5, orderStatus: 1, actions: [], outstanding: 0 },
    })
    expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('order.not_pending')
    expect(await getStock(flower.variantId)).toBe(10)
    const slot = await shop.db
      .selectFrom('slot_booking')
      .select('taken')
      .where('slot', '=', '13:00-15:00')
      .executeTakeFirst()
    expect(slot?.taken).toBe(0)
    expect(await getOrderMoney(shop.db, order.id)).toEqual({ outstanding: 0, paid: 0, due: 0 })
    expect(await getStates(order.id)).toEqual(['placed', 'cancelled'])
    const mails = await shop.db
      .selectFrom('mail')
      .select('kind')
      .where('to_address', '=', buyer.email)
      .orderBy('created_at')
      .execute()
    expect(mails.map((mail) => mail.kind)).toEqual(['order-placed', 'order-cancelled'])
  })

  test('ORDERS-03 an order in delivery or of another buyer cannot be rejected; the latter is answered like a missing one', async () => {
    const cash = await makeOrder(shop, { paymentTerms: 'cash' })
    const response = await cash.buyer.visitor.call('rejectOrder', {
      params: { userId: cash.buyer.userId, orderId: cash.order.id },
    })
    expect(response).toMatchObject({ status: 409, body: { code: 'order.not_pending' } })
    const { order } = await makeOrder(shop)
    const stranger = await makeUser(shop)
    for (const name of ['rejectOrder', 'confirmOrder', 'addPayment'] as const) {
      const ask = (orderId: string) => stranger.visitor.call(name, { params: { userId: stranger.userId, orderId } })
      const [foreign, missing] = [await ask(order.id), await ask(crypto.randomUUID())]
      expect(foreign.status).toBe(404)
      expect({ ...foreign.body, instance: '' }).toEqual({ ...missing.body, instance: '' })
    }
    expect(await getStates(order.id)).toEqual(['placed'])
  })
})

describe('confirming', () => {
  test('ORDERS-05 a buyer confirms a postponed order once, and it goes to preparation', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    await fillCart(shop, owner.userId, [await makeFlower(shop)])
    const placed = await place(owner, { ...retailOrder({ paymentTerms: 'postponed' }), branchId })
    const params = { userId: owner.userId, orderId: placed.body.data.id }
    expect((await owner.visitor.call('addPayment', { params })).body.code).toBe('order.not_confirmed')
    const confirmed = await owner.visitor.call('confirmOrder', { params })
    expect(confirmed).toMatchObject({
      status: 200,
      body: { data: { orderStage: 2, orderStatus: 2, actions: ['pay', 'change', 'cancel'] } },
    })
    expect((await owner.visitor.call('confirmOrder', { params })).body.code).toBe('order.not_pending')
    expect(await getStates(params.orderId)).toEqual(['placed', 'preparing'])
    const online = await makeOrder(shop)
    const wrong = await online.buyer.visitor.call('confirmOrder', {
      params: { userId: online.buyer.userId, orderId: online.order.id },
    })
    expect(wrong.body.code).toBe('order.not_postponed')
  })

  test('decisions §1 a client’s owner can act on orders of its managers, another client cannot', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId, branchId })
    await fillCart(shop, manager.userId, [await makeFlower(shop)])
    const placed = await place(manager, { ...retailOrder({ paymentTerms: 'postponed' }), branchId })
    const orderId = placed.body.data.id
    const listed = await owner.visitor.call('getOrders', { params: { userId: owner.userId, clientId: owner.clientId } })
    expect(listed.body.data.map((order: { id: string }) => order.id)).toEqual([orderId])
    const none = await owner.visitor.call('getOrders', { params: { userId: owner.userId, clientId: 0 } })
    expect(none.body.data).toEqual([])
    const stranger = await makeBusiness(shop)
    const foreign = await stranger.owner.visitor.call('getOrders', {
      params: { userId: stranger.owner.userId, clientId: owner.clientId },
    })
    expect(foreign.status).toBe(404)
    expect(
      (await stranger.owner.visitor.call('confirmOrder', { params: { userId: stranger.owner.userId, orderId } }))
        .status,
    ).toBe(404)
    expect((await owner.visitor.call('confirmOrder', { params: { userId: owner.userId, orderId } })).status).toBe(200)
  })
})

describe('expiry', () => {
  test('decisions §4 an unpaid order returns its stock after 30 minutes, once, from any process', async () => {
    const { flower, order } = await makeOrder(shop)
    const cash = await makeOrder(shop, { paymentTerms: 'cash' })
    const twin = await shop.twin()
    await jobHandlers['sweep-orders'](shop.context, {})
    expect(await getStates(order.id)).toEqual(['placed'])
    shop.clock.advance(30 * 60_000)
    twin.clock.advance(30 * 60_000)
    await Promise.all([
      jobHandlers['sweep-orders'](shop.context, {}),
      jobHandlers['sweep-orders'](twin.context, {}),
      jobHandlers['expire-order'](shop.context, { orderId: order.id }),
      jobHandlers['expire-order'](twin.context, { orderId: order.id }),
    ])
    expect(await getStates(order.id)).toEqual(['placed', 'cancelled'])
    expect(await getStock(flower.variantId)).toBe(10)
    expect(await getStock(cash.flower.variantId)).toBe(9)
    expect(await getStates(cash.order.id)).toEqual(['placed', 'preparing'])
    const event = await shop.db
      .selectFrom('order_event')
      .selectAll()
      .where('order_id', '=', order.id)
      .where('to_state', '=', 'cancelled')
      .executeTakeFirst()
    expect(event).toMatchObject({ actor: 'system', actor_id: null })
    shop.clock.set(SUNDAY_MORNING)
  })
})

describe('concurrent orders of limited stock and slots', () => {
  test('I15 I18 given twenty buyers of the last bouquet, one order is placed and no other line is taken from stock', async () => {
    const [last, other] = [await makeFlower(shop, { stock: 1 }), await makeFlower(shop, { stock: 100 })]
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makeBuyer(shop, [other, last])))
    const answers = await Promise.all(buyers.map((buyer) => place(buyer, retailOrder({ deliveryDate: '2026-12-01' }))))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(new Set(answers.filter((answer) => answer.status !== 200).map((answer) => answer.body.code))).toEqual(
      new Set(['stock.out']),
    )
    expect(await getStock(last.variantId)).toBe(0)
    expect(await getStock(other.variantId)).toBe(99)
  })

  test('BIZ-01 a slot accepts exactly its capacity', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makeBuyer(shop)))
    const body = retailOrder({ deliveryDate: '2026-12-10' })
    const answers = await Promise.all(buyers.map((buyer) => place(buyer, body)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(12)
    expect(answers.filter((answer) => answer.status === 409 && answer.body.code === 'slot.full')).toHaveLength(8)
    const slot = await shop.db
      .selectFrom('slot_booking')
      .select('taken')
      .where('date', '=', '2026-12-10')
      .executeTakeFirst()
    expect(slot?.taken).toBe(12)
  })

  test('D16 given concurrent carts with the same products in any order, no deadlock occurs', async () => {
    const flowers = await Promise.all(Array.from({ length: 5 }, () => makeFlower(shop, { stock: 200 })))
    const buyers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        makeBuyer(
          shop,
          flowers
            .map((_flower, line) => flowers[(line + at) % 5] ?? flowers[0])
            .filter((flower) => flower !== undefined),
        ),
      ),
    )
    const slots = ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00']
    const answers = await Promise.all(
      buyers.map((buyer, at) =>
        place(buyer, retailOrder({ deliveryDate: '2026-12-03', deliverySlot: slots[at % 4] ?? '' })),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    expect(await Promise.all(flowers.map((flower) => getStock(flower.variantId)))).toEqual([180, 180, 180, 180, 180])
  })
})
