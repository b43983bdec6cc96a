import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { fillCart, makeBusiness, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { shopperStandingBody } from '../../testing/make-standing-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { startSession } from '../sessions/index.ts'
import { listComingItems } from './index.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let shop: TestShop
let twin: TestShop
let admin: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  admin = await makeAdmin(shop)
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
})
beforeEach(async () => {
  for (const process of [shop, twin]) process.clock.set(SUNDAY_MORNING)
  await sql`update standing_order set deleted_at = now() where deleted_at is null`.execute(shop.db)
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const run = (process = shop) => jobHandlers['place-standing'](process.context, {})
const self = (user: TestUser) => ({ userId: user.userId })
const add = (user: TestUser, body: object) => user.visitor.call('addShopperStandingOrder', { params: self(user), body })
const list = async (user: TestUser) =>
  (await user.visitor.fetchAnswer('getShopperStandingOrders', { params: self(user) })).data
const change = (user: TestUser, standingId: number, body: object) =>
  user.visitor.call('updateShopperStandingOrder', { params: { ...self(user), standingId }, body })
const end = (user: TestUser, standingId: number) =>
  user.visitor.call('deleteShopperStandingOrder', { params: { ...self(user), standingId } })

let turns = 0
/** Rotates through the slots, so that none is full. */
const someSlot = () => ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00'][turns++ % 4]

/** A shopper with one bouquet of SAR 100 (125 with delivery) for every Tuesday. */
async function makeStanding(changed: object = {}, shopper?: TestUser, stock = 50) {
  const user = shopper ?? (await makeUser(shop))
  const flower = await makeFlower(shop, { stock })
  const created = await add(user, shopperStandingBody(flower.variantId, { slot: someSlot(), ...changed }))
  expect(created.status).toBe(200)
  return { user, flower, id: created.body.data.id as number }
}

/** A shopper with store credit in riyals from a cancelled order of SAR 125. */
async function makeCredited(riyals: number) {
  const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
  await driver.visitor.call('addPaymentPartly', {
    params: self(driver),
    body: { orderId: order.id, amount: riyals, payPartOrall: 0, method: 'cash' },
  })
  await admin.visitor.call('cancelOrder', {
    params: { orderId: order.id },
    body: { reason: 'No roses left', refundTo: 'credit' },
  })
  return buyer
}

async function findOrders(id: number) {
  const { rows } = await sql<{ id: string; day: string; state: string; outstanding: number; paid: number; at: Date }>`
    select o.id, o.delivery_date as day, o.state, w.outstanding, w.paid, o.expires_at as at
    from orders o join order_money w on w.order_id = o.id where o.standing_order_id = ${id} order by o.delivery_date
  `.execute(shop.db)
  return rows
}
const subjects = async (user: TestUser) => (await shop.mails(user.email)).map(({ subject }) => subject)
const creditLeft = async (user: TestUser) =>
  (await user.visitor.fetchAnswer('getShopperStandingOrders', { params: self(user) })).storeCredit

describe('standing orders of shoppers', () => {
  test('DESK-09 a shopper sees the price of a delivery before agreeing and the dates afterwards; the address is in the address book', async () => {
    const user = await makeUser(shop)
    const { variantId } = await makeFlower(shop)
    const body = shopperStandingBody(variantId)
    const quoted = await user.visitor.fetchAnswer('quoteShopperStandingOrder', {
      params: self(user),
      body: { lines: body.lines, city: 'Riyadh' },
    })
    expect(quoted.data).toMatchObject({ subtotal: 100, deliveryFee: 25, total: 125, storeCredit: 0, problem: null })
    const stale = await add(user, { ...body, expectedTotal: 100 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'order.price_changed' } })
    const added = await add(user, { ...body, cadence: 'fortnightly', expectedTotal: 125 })
    expect(added.body).toMatchObject({
      message: 'Your subscription is set up.',
      data: { orderTotal: 125, agreedTotal: 125, isPaused: false, runs: [] },
    })
    expect(added.body.data.next.map(({ date }: { date: string }) => date)).toEqual([
      '2026-12-01',
      '2026-12-15',
      '2026-12-29',
      '2027-01-12',
    ])
    expect(await list(user)).toEqual([added.body.data])
    const book = await user.visitor.fetchAnswer('getAddressBook', { params: self(user) })
    expect(book.data).toMatchObject([{ recipient: body.recipient, address: { line: 'King Fahd Road 12' } }])
  })

  test.each([
    [{ day: 7 }, 'standing.day_invalid', 'day'],
    [{ cadence: 'monthly', day: 0 }, 'standing.day_invalid', 'day'],
    [{ startsOn: '2030-01-01' }, 'standing.start_invalid', 'startsOn'],
    [{ endsOn: '2026-11-28' }, 'standing.dates_invalid', 'endsOn'],
    [{ slot: '03:00-04:00' }, 'delivery.unknown_slot', 'slot'],
    [
      { deliveryAddress: { line: 'Corniche 1', city: 'Jeddah', latitude: 21.5, longitude: 39.2 } },
      'delivery.out_of_reach',
      undefined,
    ],
    [{ lines: [{ variantId: 999_999, quntity: 1 }] }, 'product.not_found', 'lines'],
  ])('DESK-09 %o is refused as %s', async (changed, code, field) => {
    const user = await makeUser(shop)
    const { variantId } = await makeFlower(shop)
    const refused = await add(user, shopperStandingBody(variantId, changed))
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.body.code).toBe(code)
    if (field) expect(refused.body.errors).toHaveProperty(field)
    expect(await list(user)).toEqual([])
  })

  test('DESK-09 nobody else sees, changes or ends it, and its owner not after ending it', async () => {
    const { id, user } = await makeStanding()
    const other = await makeUser(shop)
    const { owner } = await makeBusiness(shop)
    expect(await list(other)).toEqual([])
    for (const refused of [await change(other, id, { isPaused: true }), await end(other, id)])
      expect(refused.status).toBe(404)
    const asClient = { params: { userId: owner.userId, standingId: id } }
    expect((await owner.visitor.call('updateStandingOrder', { ...asClient, body: { isPaused: true } })).status).toBe(
      404,
    )
    expect((await owner.visitor.call('deleteStandingOrder', asClient)).status).toBe(404)
    expect((await end(user, id)).status).toBe(200)
    expect((await change(user, id, { isPaused: true })).status).toBe(404)
  })

  test('DESK-09 a shopper has at most 20', async () => {
    const user = await makeUser(shop)
    const { variantId } = await makeFlower(shop)
    const results = []
    for (let count = 0; count < 21; count++) results.push((await add(user, shopperStandingBody(variantId))).status)
    expect(results).toEqual([...Array(20).fill(200), 409])
  })
})

describe('placing standing orders of shoppers', () => {
  test('DESK-09 an order by link is held a day for its payment, with one mail; unpaid it is canceled and the next date goes on', async () => {
    const { user, id } = await makeStanding()
    await Promise.all([run(), run(twin)])
    const [order] = await findOrders(id)
    expect(await findOrders(id)).toHaveLength(1)
    expect(order).toMatchObject({ day: '2026-12-01', state: 'placed', outstanding: 12_500 })
    // The clock of the test goes on.
    const waits = (order?.at.getTime() ?? 0) - SUNDAY_MORNING
    expect(waits).toBeGreaterThanOrEqual(DAY)
    expect(waits).toBeLessThan(DAY + HOUR)
    expect(await subjects(user)).toEqual([expect.stringMatching(/^Pay for your order/)])
    expect((await list(user))[0]?.runs).toMatchObject([{ date: '2026-12-01', order: { state: 'unpaid' } }])
    shop.clock.set(SUNDAY_MORNING + DAY + HOUR)
    // A session ends within a day.
    user.visitor.token = (await startSession(shop.context, { ...self(user), remember: false }))?.token
    await jobHandlers['expire-order'](shop.context, { orderId: order?.id ?? '' })
    expect((await list(user))[0]?.runs).toMatchObject([{ order: { state: 'notPaid' } }])
    await run()
    expect(await findOrders(id)).toHaveLength(1)
    shop.clock.set(SUNDAY_MORNING + 7 * DAY)
    await run()
    expect(await findOrders(id)).toMatchObject([{ state: 'cancelled' }, { day: '2026-12-08', state: 'placed' }])
  })

  test.each([
    [125, 0, 'preparing', 0],
    [124, 12_500, 'placed', 124],
    [0, 12_500, 'placed', 0],
  ])('DESK-09 with SAR %i of credit, %i halalas are left to pay', async (riyals, outstanding, state, left) => {
    const credited = riyals > 0 ? await makeCredited(riyals) : await makeUser(shop)
    const { user, id } = await makeStanding({ paysFromCredit: true }, credited)
    await run()
    expect(await findOrders(id)).toMatchObject([{ state, outstanding, paid: 12_500 - outstanding }])
    expect(await creditLeft(user)).toBe(left)
    const { body } = await user.visitor.call('getOrders', { params: { ...self(user), clientId: 0 } })
    expect(body.data[0].actions.includes('pay')).toBe(outstanding > 0)
    const texts = (await shop.mails(user.email)).map((mail) => mail.body_text)
    expect(texts.some((text) => text.includes('Your subscription placed this order.'))).toBe(true)
    expect(texts.some((text) => text.includes('Pay SAR') || text.includes('/pay/'))).toBe(outstanding > 0)
  })

  test('DESK-09 credit that another order spends at the same time is not spent twice', async () => {
    for (let round = 0; round < 4; round++) {
      const user = await makeCredited(125)
      const { id } = await makeStanding({ paysFromCredit: true }, user)
      await fillCart(shop, user.userId, [await makeFlower(shop)])
      const placed = await place(user, retailOrder({ deliveryDate: '2026-12-03', deliverySlot: someSlot() ?? '' }))
      expect(placed.status).toBe(200)
      const params = { ...self(user), orderId: placed.body.data.id as string }
      await Promise.all([run(twin), user.visitor.call('payWithCredit', { params })])
      expect(await creditLeft(user)).toBe(0)
      const [own] = await findOrders(id)
      const { body } = await user.visitor.call('getOrderConfirmation', { params })
      expect((own?.paid ?? 0) + body.data.order.paid * 100).toBe(12_500)
    }
  })

  test('DESK-09 a higher price places nothing, mails once, and is placed after it was accepted', async () => {
    const { user, flower, id } = await makeStanding()
    await sql`update variant set price = 15000 where id = ${flower.variantId}`.execute(shop.db)
    await run()
    await run()
    expect(await findOrders(id)).toEqual([])
    expect(await subjects(user)).toEqual(['A delivery of your subscription could not be placed'])
    const [before] = await list(user)
    expect(before).toMatchObject({ orderTotal: 175, agreedTotal: 125 })
    expect((await change(user, id, { acceptTotal: 125 })).body.code).toBe('order.price_changed')
    expect((await change(user, id, { acceptTotal: 175 })).status).toBe(200)
    await run()
    expect(await findOrders(id)).toMatchObject([{ outstanding: 17_500 }])
  })

  test('DESK-09 whatever the price becomes, no order costs more than agreed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 5_000, max: 20_000 }), { minLength: 3, maxLength: 5 }),
        async (prices) => {
          shop.clock.set(SUNDAY_MORNING)
          const { flower, id } = await makeStanding()
          for (const [week, price] of prices.entries()) {
            await sql`update variant set price = ${price} where id = ${flower.variantId}`.execute(shop.db)
            shop.clock.set(SUNDAY_MORNING + week * 7 * DAY)
            await run()
          }
          const orders = await findOrders(id)
          expect(orders).toHaveLength(prices.filter((price) => price <= 10_000).length)
          for (const { outstanding, paid } of orders) expect(outstanding + paid).toBeLessThanOrEqual(12_500)
          await sql`update standing_order set deleted_at = now() where id = ${id}`.execute(shop.db)
        },
      ),
      { numRuns: 4 },
    )
  })

  test('DESK-09 a skipped date, a pause, an end, a deactivated and a deleted account place nothing', async () => {
    const skipped = await makeStanding()
    expect((await change(skipped.user, skipped.id, { skip: '2026-12-01' })).status).toBe(200)
    const paused = await makeStanding()
    await change(paused.user, paused.id, { isPaused: true })
    const ended = await makeStanding()
    await end(ended.user, ended.id)
    const deactivated = await makeStanding()
    await shop.db
      .updateTable('app_user')
      .set({ deactivated_at: new Date() })
      .where('id', '=', deactivated.user.userId)
      .execute()
    const deleted = await makeStanding()
    await deleted.user.visitor.call('deleteMyAccount', {
      params: self(deleted.user),
      body: { password: deleted.user.password },
    })
    await run()
    for (const { id } of [skipped, paused, ended, deactivated, deleted]) expect(await findOrders(id)).toEqual([])
    await change(skipped.user, skipped.id, { unskip: '2026-12-01' })
    await change(paused.user, paused.id, { isPaused: false })
    await run()
    for (const { id } of [skipped, paused]) expect(await findOrders(id)).toHaveLength(1)
    expect((await change(skipped.user, skipped.id, { skip: '2026-12-01' })).body.code).toBe('standing.placed_already')
  })

  test('DESK-09 a change of size, address, slot and payment is agreed at its present price and used by the next order', async () => {
    const { user, id } = await makeStanding()
    const dear = await makeFlower(shop, { price: 20_000 })
    const body = shopperStandingBody(dear.variantId, {
      slot: someSlot(),
      cadence: 'monthly',
      day: 1,
      deliveryAddress: { line: 'Olaya Street 5', city: 'Riyadh', latitude: 24.7, longitude: 46.68 },
      cardMessage: 'Good morning',
      paysFromCredit: true,
    })
    const changed = await change(user, id, { change: body })
    expect(changed.body.data).toMatchObject({
      cadence: 'monthly',
      agreedTotal: changed.body.data.orderTotal,
      paysFromCredit: true,
      cardMessage: 'Good morning',
    })
    await run()
    const { rows } = await sql<{ line: string; card: string }>`
      select address_line as line, card_message as card from orders where standing_order_id = ${id}
    `.execute(shop.db)
    expect(rows).toEqual([{ line: 'Olaya Street 5', card: 'Good morning' }])
  })

  test('DESK-09 sold out: one mail a reason, and the order follows when there is stock again', async () => {
    const { user, flower, id } = await makeStanding({}, undefined, 0)
    await run()
    await run()
    expect(await subjects(user)).toHaveLength(1)
    expect((await list(user))[0]?.runs).toMatchObject([{ order: null, problem: expect.any(String) }])
    await sql`with s as (update stock set on_hand = on_hand + 5 where variant_id = ${flower.variantId})
      insert into stock_move (variant_id, change, reason) values (${flower.variantId}, 5, 'restock')`.execute(shop.db)
    await run()
    expect(await findOrders(id)).toHaveLength(1)
  })

  test('DESK-09 the coming days count its flowers until they are ordered', async () => {
    const { flower } = await makeStanding()
    const count = async () =>
      (await listComingItems(shop.context, '2026-11-29', '2026-12-05')).filter(
        ({ variantId }) => variantId === flower.variantId,
      )
    expect(await count()).toEqual([{ variantId: flower.variantId, day: '2026-12-01', quantity: 1 }])
    await run()
    expect(await count()).toEqual([])
  })

  test('DESK-09 own data contain it, and a deleted account leaves nothing of it', async () => {
    const { user, id } = await makeStanding({ cardMessage: 'For my mother' })
    const data = JSON.stringify((await user.visitor.call('downloadMyData', { params: self(user) })).body)
    for (const text of ['For my mother', 'King Fahd Road 12']) expect(data).toContain(text)
    const deleted = await user.visitor.call('deleteMyAccount', {
      params: self(user),
      body: { password: user.password },
    })
    expect(deleted.status).toBe(200)
    await run()
    expect(await findOrders(id)).toEqual([])
    const { rows } = await sql`
      select recipient_name || recipient_phone || address_line || city || coalesce(card_message, '') as texts, deleted_at is not null as ended
      from standing_order where id = ${id}
    `.execute(shop.db)
    expect(rows).toEqual([{ texts: '', ended: true }])
  })
})
