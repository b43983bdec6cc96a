import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart, makeBusiness, makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
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
const getOrders = async (userId: string) =>
  shop.db.selectFrom('orders').selectAll().where('user_id', '=', userId).orderBy('placed_at').execute()

describe('placing an order', () => {
  test('API-22 placing the cart takes stock, empties the cart, posts the sale, queues the mail and returns the order', async () => {
    const flower = await makeFlower(shop, { price: 12_950, discountPercent: 10, stock: 5 })
    const buyer = await makeBuyer(shop, [{ ...flower, quantity: 2 }])
    const placed = await place(buyer)
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    const { data, message } = placed.body
    expect(message).toContain(data.orderNumber)
    expect(data).toMatchObject({
      userId: buyer.userId,
      quntity: 2,
      subtotal: 233.1,
      deliveryFee: 25,
      totalBalance: 258.1,
      outstanding: 258.1,
      paid: 0,
      orderStage: 0,
      orderStatus: 0,
      isPostponed: false,
      actions: ['pay', 'reject', 'change'],
      deliveryAddress: 'King Fahd Road 12, Riyadh',
      branch: null,
    })
    expect(data.items).toMatchObject([{ productId: flower.productId, quntity: 2, price: 116.55, lineTotal: 233.1 }])
    expect(data.items[0].picture.alt).toBe('Roses')
    expect(await getStock(flower.variantId)).toBe(3)
    const cart = await shop.db.selectFrom('cart_line').selectAll().where('user_id', '=', buyer.userId).execute()
    expect(cart).toEqual([])
    expect(await getOrderMoney(shop.db, data.id)).toEqual({ outstanding: 25_810, paid: 0, due: 25_810 })
    const events = await shop.db.selectFrom('order_event').selectAll().where('order_id', '=', data.id).execute()
    expect(events).toMatchObject([{ to_state: 'placed', actor: 'Shopper', actor_id: buyer.userId }])
    expect(events[0]?.request_id).toBe(placed.headers.get('x-request-id'))
    const mails = await shop.db
      .selectFrom('mail')
      .selectAll()
      .where('dedupe_key', '=', `order-placed:${data.id}`)
      .execute()
    expect(mails).toMatchObject([{ to_address: buyer.email, language: 'en' }])
    const [mail, ...more] = await shop.mails(buyer.email)
    expect(more).toEqual([])
    expect(mail?.html).toContain(data.orderNumber)
    const { rows } = await sql<{ run_at: Date }>`
      select run_at from graphile_worker.jobs where task_identifier = 'expire-order'
    `.execute(shop.db)
    expect(rows.map((row) => row.run_at.toISOString())).toEqual([data.payUntil])
    const listed = await buyer.visitor.call('getOrders', { params: { userId: buyer.userId, clientId: 0 } })
    expect(listed.body.data[0]).toEqual(data)
  })

  test('P8 amounts in the body have no effect', async () => {
    const buyer = await makeBuyer(shop)
    const body = { ...retailOrder(), total: 1, totalBalance: 1, price: 0, discount: 99, lines: [], deliveryFee: 0 }
    const placed = await place(buyer, body)
    expect(placed.body.data.totalBalance).toBe(125)
  })

  test('P2 a key of 255 characters is accepted, a longer one is refused without any change', async () => {
    const buyer = await makeBuyer(shop)
    const long = await place(buyer, retailOrder(), { 'idempotency-key': 'k'.repeat(256) })
    expect([long.status, long.body.code]).toEqual([400, 'idempotency.too_long'])
    const keyed = { 'idempotency-key': 'k'.repeat(255) }
    const first = await place(buyer, retailOrder(), keyed)
    expect((await place(buyer, retailOrder(), keyed)).body.data.id).toBe(first.body.data.id)
  })

  test('P2 the same key returns identical bytes and one order; another body with it is refused', async () => {
    const buyer = await makeBuyer(shop)
    const headers = { 'idempotency-key': 'one-click' }
    const send = (body = retailOrder()) =>
      buyer.visitor.fetch(`/api/Order/addorder/${buyer.userId}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          ...headers,
          'content-type': 'application/json',
          'x-xsrf-token': buyer.visitor.cookies.get('XSRF-TOKEN') ?? '',
        },
      })
    const [first, second] = await Promise.all([send(), send()])
    const texts = await Promise.all([first.text(), second.text()])
    expect(texts[0]).toBe(texts[1])
    expect([first.status, second.status]).toEqual([200, 200])
    const orderId = JSON.parse(texts[0] ?? '').data.id
    await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId } })
    const third = await send()
    expect(await third.text()).toBe(texts[0])
    expect(third.headers.get('idempotent-replayed')).toBe('true')
    expect((await send(retailOrder({ hideSender: true }))).status).toBe(422)
    expect(await getOrders(buyer.userId)).toHaveLength(1)
  })

  test('P2 a replay is answered even when its slot is no longer available', async () => {
    shop.clock.set(SUNDAY_MORNING - 5 * 60_000)
    const buyer = await makeBuyer(shop)
    const today = retailOrder({ deliveryDate: '2026-11-29', deliverySlot: '11:00-13:00' })
    const first = await place(buyer, today, { 'idempotency-key': 'early' })
    expect(first.status).toBe(200)
    shop.clock.set(SUNDAY_MORNING + 5 * 60_000)
    expect((await place(buyer, today, { 'idempotency-key': 'early' })).body).toEqual(first.body)
    await fillCart(shop, buyer.userId, [await makeFlower(shop)])
    expect((await place(buyer, today, { 'idempotency-key': 'late' })).body.code).toBe('delivery.past')
  })

  test('P2 a double click without a key places one order; later the same request is refused for an empty cart', async () => {
    const buyer = await makeBuyer(shop)
    const clicks = await Promise.all(Array.from({ length: 4 }, () => place(buyer)))
    expect(new Set(clicks.map((click) => click.body.data?.id)).size).toBe(1)
    expect(clicks.map((click) => click.status)).toEqual([200, 200, 200, 200])
    expect(await getOrders(buyer.userId)).toHaveLength(1)
    expect((await place(buyer, retailOrder({ cardMessage: 'other' }))).body.code).toBe('cart.empty')
    shop.clock.advance(10_001)
    expect((await place(buyer)).body.code).toBe('cart.empty')
  })

  test('ERR-05 an out-of-stock line says "Out of stock" and takes no stock, in a cart of one line and of several', async () => {
    const [plenty, none] = [await makeFlower(shop, { stock: 5 }), await makeFlower(shop, { stock: 0 })]
    const buyer = await makeBuyer(shop, [plenty, none])
    const refused = await place(buyer)
    expect(refused).toMatchObject({ status: 409, body: { code: 'stock.out', message: 'Out of stock' } })
    expect([await getStock(plenty.variantId), await getStock(none.variantId)]).toEqual([5, 0])
    expect(await getOrders(buyer.userId)).toEqual([])
    const alone = await makeBuyer(shop, [none])
    expect((await place(alone)).body).toMatchObject({ code: 'stock.out', message: 'Out of stock' })
    expect(await getOrders(alone.userId)).toEqual([])
    const lines = await shop.db.selectFrom('cart_line').selectAll().where('user_id', '=', buyer.userId).execute()
    expect(lines).toHaveLength(2)
  })

  test('API-22 a retail order needs an address within the radius and an open day', async () => {
    const buyer = await makeBuyer(shop)
    const { deliveryAddress: _gone, ...nowhere } = retailOrder()
    expect((await place(buyer, nowhere)).body).toMatchObject({
      code: 'address.required',
      errors: { deliveryAddress: [expect.any(String)] },
    })
    const far = retailOrder({
      deliveryAddress: { line: 'Corniche 1', city: 'Jeddah', latitude: 21.54, longitude: 39.17 },
    })
    expect((await place(buyer, far)).body.code).toBe('delivery.out_of_reach')
    expect((await place(buyer, retailOrder({ deliveryDate: '2026-12-04' }))).body.code).toBe('delivery.closed')
    expect((await place(buyer, retailOrder({ deliverySlot: '03:00-05:00' }))).body.code).toBe('delivery.unknown_slot')
    expect(await getOrders(buyer.userId)).toEqual([])
  })

  test('decisions §5 a cash order is agreed immediately and goes to preparation', async () => {
    const buyer = await makeBuyer(shop)
    const { data } = (await place(buyer, retailOrder({ paymentTerms: 'cash' }))).body
    expect(data).toMatchObject({ orderStage: 2, orderStatus: 2, payUntil: null, actions: ['pay', 'change', 'cancel'] })
    const events = await shop.db
      .selectFrom('order_event')
      .select(['from_state', 'to_state'])
      .where('order_id', '=', data.id)
      .orderBy('seq')
      .execute()
    expect(events).toEqual([
      { from_state: '', to_state: 'placed' },
      { from_state: 'placed', to_state: 'preparing' },
    ])
  })

  test('decisions §4 credit terms need a business client with a confirmed e-mail and a branch of that client', async () => {
    const retail = await makeBuyer(shop)
    expect((await place(retail, retailOrder({ paymentTerms: 'postponed' }))).body.code).toBe('terms.not_open')
    const { owner, branchId } = await makeBusiness(shop)
    const stranger = await makeBusiness(shop)
    const business = { ...retailOrder({ paymentTerms: 'monthly' }), deliveryAddress: undefined }
    await fillCart(shop, owner.userId, [await makeFlower(shop)])
    expect((await place(owner, business)).body.code).toBe('branch.required')
    const foreign = await place(owner, { ...business, branchId: stranger.branchId })
    const missing = await place(owner, { ...business, branchId: 999_999 })
    expect(foreign.body.code).toBe('branch.not_found')
    expect({ ...foreign.body, instance: '' }).toEqual({ ...missing.body, instance: '' })
    const placed = await place(owner, { ...business, branchId })
    expect(placed.body.data).toMatchObject({
      isPostponed: true,
      orderStage: 0,
      orderStatus: 0,
      actions: ['confirm', 'reject', 'change'],
    })
    expect(placed.body.data.branch).toMatchObject({ id: branchId, branchName: 'Olaya', clientId: owner.clientId })
    const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId, branchId })
    await fillCart(shop, manager.userId, [await makeFlower(shop)])
    expect((await place(manager, { ...business, branchId })).status).toBe(200)
    const unconfirmed = await makeBusiness(shop, { confirmed: false })
    await fillCart(shop, unconfirmed.owner.userId, [await makeFlower(shop)])
    const refused = await place(unconfirmed.owner, { ...business, branchId: unconfirmed.branchId })
    expect(refused.body.code).toBe('terms.not_open')
  })

  test('decisions §1 staff cannot place orders, and users only for themselves', async () => {
    const staff = await makeBuyer(shop, undefined, { role: 'ShippingEmployee' })
    expect((await place(staff)).body.code).toBe('cart.not_allowed')
    const [one, other] = [await makeBuyer(shop), await makeBuyer(shop)]
    const foreign = await one.visitor.call('placeOrder', { params: { id: other.userId }, body: retailOrder() })
    expect(foreign.status).toBe(403)
  })

  test('an unpublished product cannot be ordered', async () => {
    const flower = await makeFlower(shop)
    const buyer = await makeBuyer(shop, [flower])
    await shop.db.updateTable('product').set({ status: 'archived' }).where('id', '=', flower.productId).execute()
    expect((await place(buyer)).body.code).toBe('product.not_found')
  })
})
