import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { jobHandlers } from '../../job-handlers.ts'
import { createReceiptToken } from '../../signing-keys.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeUnderWay, payOrder, walkOrder } from '../../testing/make-delivery.ts'
import { fillCart, makeBusiness, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { lockOrder } from '../orders/index.ts'
import { sendReceiptLink } from '../receipt-links/index.ts'

const HOUR = 3_600_000
const gateway = fakeGateway()
let shop: TestShop
let twin: TestShop
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  twin = await shop.twin()
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})
beforeEach(() => setClock(SUNDAY_MORNING))

const setClock = (ms: number): void => {
  shop.clock.set(ms)
  twin.clock.set(ms)
}

type Link = { orderId: string; userId: string; email: string; token?: string }
let address = 0
const stranger = (of: TestShop = shop): ApiClient => {
  address += 1
  return of.visitor({ ip: `10.1.${address >> 8}.${address & 255}` })
}
const confirm = (link: Link, visitor = stranger()) => visitor.call('confirmDelivery', { query: link })
const send = (buyer: TestUser, orderId: string) =>
  driver.visitor.call('sendConfirmDelivery', { query: { userId: buyer.userId, orderId } })

const getLink = (buyer: TestUser, orderId: string, changed: { email?: string; expiresAt?: number } = {}) => {
  const email = changed.email ?? buyer.email
  const expiresAt = changed.expiresAt ?? SUNDAY_MORNING + HOUR
  const token = createReceiptToken(shop.context.config.SECRET, { orderId, email, expiresAt })
  return { orderId, userId: buyer.userId, email: buyer.email, token }
}
const getStates = async (orderId: string) =>
  (
    await shop.db.selectFrom('order_event').select('to_state').where('order_id', '=', orderId).orderBy('seq').execute()
  ).map((row) => row.to_state)
const earnedBy = (orderId: string) =>
  shop.db
    .selectFrom('loyalty_entry')
    .select('points')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'earn')
    .execute()
const linksTo = async (email: string) =>
  shop.db
    .selectFrom('mail')
    .select(['dedupe_key', 'language'])
    .where('to_address', '=', email)
    .where('kind', '=', 'receipt-link')
    .execute()

describe('mailing the receipt link', () => {
  test('API-15 ERR-08 only the mailed link confirms the delivery', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    expect(await send(buyer, order.id)).toMatchObject({ status: 200, body: { message: 'Email sent successfully' } })
    const mail = (await shop.mails(buyer.email)).find((each) => each.body_text.includes('/confirm-receive-order'))
    const url = new URL(/http\S+confirm-receive-order\S+/.exec(mail?.body_text ?? '')?.[0] ?? '')
    const read = (name: string) => url.searchParams.get(name) ?? ''
    expect([read('orderId'), read('userid'), read('totalPrice')]).toEqual([order.id, buyer.userId, '125.00'])
    const answer = await confirm({
      orderId: read('orderId'),
      userId: read('userid'),
      email: read('email'),
      token: read('token'),
    })
    expect(answer.status).toBe(200)
    expect(await getStates(order.id)).toEqual(['placed', 'preparing', 'outForDelivery', 'delivered', 'completed'])
  })

  test('API-15 given repeated requests on several processes, one mail is sent in ten minutes', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    const other = twin.visitor()
    other.token = driver.visitor.token
    const query = { userId: buyer.userId, orderId: order.id }
    const answers = await Promise.all(
      [driver.visitor, other, driver.visitor, other].map((each) => each.call('sendConfirmDelivery', { query })),
    )
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    expect(await linksTo(buyer.email)).toHaveLength(1)
    shop.clock.set(SUNDAY_MORNING + 9 * 60_000)
    await send(buyer, order.id)
    expect(await linksTo(buyer.email)).toHaveLength(1)
    shop.clock.set(SUNDAY_MORNING + 11 * 60_000)
    await send(buyer, order.id)
    expect(await linksTo(buyer.email)).toHaveLength(2)
  })

  test('API-15 a delivered order mails its link once in the buyer’s language, and not after a manual one', async () => {
    const tell = (orderId: string) =>
      inTransaction(shop.db, async (trx) => {
        await lockOrder(trx, orderId)
        await sendReceiptLink(trx, { id: orderId }, shop.clock.now(), { hasPhoto: false })
      })
    const first = await makeUnderWay(shop, {}, { language: 'ar' })
    await shop.db.updateTable('orders').set({ language: 'ar' }).where('id', '=', first.order.id).execute()
    await Promise.all([tell(first.order.id), tell(first.order.id)])
    setClock(SUNDAY_MORNING + HOUR)
    await tell(first.order.id)
    expect(await linksTo(first.buyer.email)).toMatchObject([{ language: 'ar' }])
    const mail = (await shop.mails(first.buyer.email)).find((each) => each.body_text.includes('confirm-receive-order'))
    expect(mail?.subject).toContain('هل وصلت زهورك؟')
    expect(mail?.body_text).toContain('lng=ar')
    setClock(SUNDAY_MORNING)
    const second = await makeUnderWay(shop)
    await send(second.buyer, second.order.id)
    await tell(second.order.id)
    expect(await linksTo(second.buyer.email)).toHaveLength(1)
  })

  test('API-15 ERR-07 another person’s order is answered like a missing one; one that was not dispatched has its own message', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    const other = await makeUser(shop)
    const foreign = await send(other, order.id)
    const missing = await send(buyer, crypto.randomUUID())
    expect(foreign).toMatchObject({ status: 404, body: { message: 'Failed Send Confirm Email' } })
    expect({ ...missing.body, instance: '' }).toEqual({ ...foreign.body, instance: '' })
    const waiting = await makeOrder(shop, { paymentTerms: 'cash' })
    const early = await send(waiting.buyer, waiting.order.id)
    expect(early).toMatchObject({ status: 409, body: { code: 'order.not_under_way' } })
    const byBuyer = await buyer.visitor.call('sendConfirmDelivery', {
      query: { userId: buyer.userId, orderId: order.id },
    })
    expect(byBuyer.status).toBe(403)
    for (const query of [{ orderId: order.id }, { userId: buyer.userId }, { userId: '', orderId: order.id }]) {
      const incomplete = await driver.visitor.call('sendConfirmDelivery', { query })
      expect(incomplete).toMatchObject({ status: 400, body: { message: 'please fill all fields' } })
    }
    expect(await linksTo(buyer.email)).toEqual([])
  })

  test('API-15 the GET with side effects does nothing for HEAD, prefetch and other sites', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    const path = `/api/ShippingEmployee/sendconfirmDelivry?userId=${buyer.userId}&orderId=${order.id}`
    await driver.visitor.fetch(path, { method: 'HEAD' })
    await driver.visitor.fetch(path, { headers: { 'sec-purpose': 'prefetch' } })
    await driver.visitor.fetch(path, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(await linksTo(buyer.email)).toEqual([])
  })
})

describe('confirming receipt', () => {
  test('ROUTE-16 API-16 ERR-08 the receipt lists the delivered items without any address', async () => {
    const { buyer, order, flower } = await makeUnderWay(shop)
    const answer = await confirm(getLink(buyer, order.id))
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Order Delivered Successfully',
        data: {
          orderNumber: order.orderNumber,
          totalBalance: 125,
          recipientName: 'Noura Saleh',
          items: [{ productId: flower.productId, size: 'medium', quntity: 1 }],
        },
      },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/latitude|longitude|24\.71|46\.68/)
    const list = await buyer.visitor.call('getOrders', { params: { userId: buyer.userId, clientId: 0 } })
    expect(list.body.data[0]).toMatchObject({ orderStage: 7, actions: ['pay'] })
    expect(JSON.stringify(list.body)).not.toMatch(/latitude|longitude|24\.71|46\.68/)
  })

  test('API-16 the signed-in buyer or client owner confirms without a token', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    const input = { orderId: order.id, userId: buyer.userId, email: buyer.email }
    expect((await confirm(input, buyer.visitor)).status).toBe(200)
    const { owner, branchId } = await makeBusiness(shop)
    const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId, branchId })
    await fillCart(shop, manager.userId, [await makeFlower(shop)])
    const placed = await place(manager, { ...retailOrder({ paymentTerms: 'postponed' }), branchId })
    const orderId = placed.body.data.id
    await walkOrder(shop, orderId, ['preparing', 'outForDelivery', 'delivered'])
    const byOwner = await confirm({ orderId, userId: owner.userId, email: manager.email }, owner.visitor)
    expect(byOwner.status).toBe(200)
  })

  test('API-16 ERR-07 the signed-in buyer must name the buyer’s own address, and the client’s owner that of the buyer', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    const { owner, branchId } = await makeBusiness(shop)
    const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId, branchId })
    await fillCart(shop, manager.userId, [await makeFlower(shop)])
    const placed = await place(manager, { ...retailOrder({ paymentTerms: 'postponed' }), branchId })
    const orderId = placed.body.data.id
    await walkOrder(shop, orderId, ['preparing', 'outForDelivery'])
    const refused = [
      ...['nobody', 'somebody.else@example.com', driver.email].map((email) =>
        confirm({ orderId: order.id, userId: buyer.userId, email }, buyer.visitor),
      ),
      confirm({ orderId, userId: owner.userId, email: owner.email }, owner.visitor),
      confirm({ orderId, userId: manager.userId, email: owner.email }, manager.visitor),
    ]
    for (const answer of await Promise.all(refused))
      expect(answer).toMatchObject({ status: 403, body: { message: 'Invalid order details provided.' } })
    expect(await getStates(order.id)).toEqual(['placed', 'preparing', 'outForDelivery'])
    const own = { orderId: order.id, userId: buyer.userId, email: ` ${buyer.email.toUpperCase()} ` }
    expect((await confirm(own, buyer.visitor)).status).toBe(200)
  })

  test('API-16 ERR-07 a link without its ids or address says "Invalid order details provided."', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    const { orderId, userId, email, token } = getLink(buyer, order.id)
    for (const query of [
      { userId, email, token },
      { orderId, email, token },
      { orderId, userId, token },
    ]) {
      const answer = await stranger().call('confirmDelivery', { query })
      expect(answer).toMatchObject({ status: 400, body: { message: 'Invalid order details provided.' } })
    }
  })

  test('API-16 foreign, missing, forged, old and altered links are one answer', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    const good = getLink(buyer, order.id)
    const other = await makeUser(shop)
    const bare = { orderId: order.id, userId: buyer.userId, email: buyer.email }
    const flipped = `${good.token.slice(0, -1)}${good.token.endsWith('A') ? 'E' : 'A'}`
    const answers = [
      await confirm(bare),
      await confirm(bare, other.visitor),
      await confirm(bare, driver.visitor),
      await confirm({ ...good, orderId: crypto.randomUUID() }),
      await confirm({ ...good, userId: other.userId }),
      await confirm({ ...good, email: other.email }),
      await confirm({ ...good, token: flipped }),
      await confirm({ ...good, token: '' }),
      await confirm({ ...good, token: good.token.replace(/^\d+/, String(SUNDAY_MORNING + 2 * HOUR)) }),
      await confirm(getLink(buyer, order.id, { email: other.email })),
      await confirm(getLink(buyer, order.id, { expiresAt: SUNDAY_MORNING })),
    ]
    const plain = answers.map(({ status, body }) => ({ status, body: { ...body, instance: '' } }))
    expect(plain[0]).toMatchObject({
      status: 403,
      body: { code: 'receipt.invalid', message: 'Invalid order details provided.' },
    })
    for (const answer of plain) expect(answer).toEqual(plain[0])
    expect(await getStates(order.id)).toEqual(['placed', 'preparing', 'outForDelivery'])
  })

  test('API-16 an order that was not dispatched cannot be confirmed, and only its buyer gets the reason', async () => {
    const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
    expect((await confirm(getLink(buyer, order.id))).body.code).toBe('order.not_under_way')
    expect((await confirm({ ...getLink(buyer, order.id), token: 'x'.repeat(60) })).body.code).toBe('receipt.invalid')
    expect(await getStates(order.id)).toEqual(['placed', 'preparing'])
  })

  test('API-16 I22 given a completion and a confirmation at once, both succeed and each step happens once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { buyer, order } = await makeUnderWay(shop)
      const complete = { query: { orderId: order.id, orderStage: 6, early: true } }
      const other = twin.visitor()
      other.token = driver.visitor.token
      const answers = await Promise.all([
        driver.visitor.call('updateOrderStage', complete),
        confirm(getLink(buyer, order.id), stranger(twin)),
        other.call('updateOrderStage', complete),
        confirm(getLink(buyer, order.id)),
      ])
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
      expect(await getStates(order.id)).toEqual(['placed', 'preparing', 'outForDelivery', 'delivered', 'completed'])
      expect((await linksTo(buyer.email)).length).toBeLessThanOrEqual(1)
    }
  })

  test('API-16 I22 given ten confirmations and the job after 48 hours at once, one completion is recorded and all get the same answer', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    await walkOrder(shop, order.id, ['delivered'])
    setClock(SUNDAY_MORNING + 48 * HOUR + 60_000)
    const link = getLink(buyer, order.id, { expiresAt: SUNDAY_MORNING + 60 * HOUR })
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, (_, at) => confirm(link, stranger(at % 2 ? shop : twin)))),
      jobHandlers['complete-order'](shop.context, { orderId: order.id }),
      jobHandlers['sweep-orders'](twin.context, {}),
    ])
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect((await getStates(order.id)).filter((state) => state === 'completed')).toHaveLength(1)
  })
})

describe('automatic completion', () => {
  test('decisions §3 a delivered order completes after 48 hours, not before, by its own or the periodic job', async () => {
    const [first, second] = [await makeUnderWay(shop), await makeUnderWay(shop)]
    for (const { order } of [first, second]) await walkOrder(shop, order.id, ['delivered'])
    setClock(SUNDAY_MORNING + 47 * HOUR)
    await jobHandlers['complete-order'](shop.context, { orderId: first.order.id })
    await jobHandlers['sweep-orders'](shop.context, {})
    expect((await getStates(first.order.id)).at(-1)).toBe('delivered')
    setClock(SUNDAY_MORNING + 48 * HOUR + 60_000)
    await jobHandlers['complete-order'](shop.context, { orderId: first.order.id })
    await jobHandlers['sweep-orders'](shop.context, {})
    for (const { order } of [first, second]) expect((await getStates(order.id)).at(-1)).toBe('completed')
    const event = await shop.db
      .selectFrom('order_event')
      .select(['actor', 'actor_id'])
      .where('order_id', '=', second.order.id)
      .where('to_state', '=', 'completed')
      .executeTakeFirst()
    expect(event).toEqual({ actor: 'system', actor_id: null })
  })
})

describe('points', () => {
  test('BIZ-02 API-21 a paid order earns points once when received, also with concurrent confirmations', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    await payOrder(shop, gateway, buyer, order.id)
    await walkOrder(shop, order.id, ['delivered'])
    expect(await earnedBy(order.id)).toEqual([])
    setClock(SUNDAY_MORNING + 49 * HOUR)
    const link = getLink(buyer, order.id, { expiresAt: SUNDAY_MORNING + 60 * HOUR })
    await Promise.all([
      confirm(link),
      confirm(link, stranger(twin)),
      jobHandlers['complete-order'](shop.context, { orderId: order.id }),
      jobHandlers['sweep-orders'](twin.context, {}),
    ])
    expect(await earnedBy(order.id)).toEqual([{ points: 10 }])
    // The sessions expired during the two days.
    setClock(SUNDAY_MORNING)
    const loyalty = await buyer.visitor.call('getLoyaltyPoints', { params: { userId: buyer.userId } })
    expect(loyalty.body).toMatchObject({
      points: 10,
      data: [{ points: 10, isUsed: false, orderNumber: order.orderNumber }],
    })
  })

  test('BIZ-02 a received order that is paid later earns points with its last payment', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    await confirm(getLink(buyer, order.id))
    expect(await earnedBy(order.id)).toEqual([])
    await payOrder(shop, gateway, buyer, order.id)
    expect(await earnedBy(order.id)).toEqual([{ points: 10 }])
  })

  test('BIZ-02 given payment, confirmation and automatic completion at once, points are earned once', async () => {
    for (let round = 0; round < 4; round += 1) {
      setClock(SUNDAY_MORNING)
      const { buyer, order } = await makeUnderWay(shop)
      await walkOrder(shop, order.id, ['delivered'])
      const params = { userId: buyer.userId, orderId: order.id }
      const { link } = (await buyer.visitor.call('addPayment', { params })).body
      const trNumber = String(link).split('/').at(-1) ?? ''
      gateway.update(trNumber, { status: 'paid' })
      setClock(SUNDAY_MORNING + 49 * HOUR)
      const receipt = getLink(buyer, order.id, { expiresAt: SUNDAY_MORNING + 60 * HOUR })
      await Promise.all([
        stranger().call('confirmPayment', { params: { orderId: order.id, trNumber } }),
        confirm(receipt, stranger(twin)),
        jobHandlers['complete-order'](twin.context, { orderId: order.id }),
        stranger(twin).call('confirmPayment', { params: { orderId: order.id, trNumber } }),
      ])
      expect(await earnedBy(order.id)).toEqual([{ points: 10 }])
    }
  })
})
