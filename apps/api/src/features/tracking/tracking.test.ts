import type { OrderBody } from '@warda/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createShortCode } from '../../short-code.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeMessageOrder, readMessages } from '../../testing/make-message-order.ts'
import { makePhoto, toFormData } from '../../testing/make-picture.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'

const DAY_MS = 86_400_000
const PHONE = '0551112233'
let shop: TestShop
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  driver = await makeUser(shop, { role: 'ShippingEmployee', fullName: 'Yousef Al Harbi', phone: '0509998877' })
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})
beforeEach(() => shop.clock.set(SUNDAY_MORNING))

const makeNotifiedOrder = async (changed: Partial<OrderBody> = {}) => {
  const fields = { recipientNotice: 'discreet' as const, deliveryDate: '2026-11-29', deliverySlot: '15:00-17:00' }
  const created = await makeMessageOrder(shop, 'whatsapp', { ...fields, ...changed }, { fullName: 'Sarah Sender' })
  await shop.runJobs()
  return created
}
const start = async (...orderIds: string[]) => {
  await driver.visitor.call('assignOrders', { body: { orderIds, employeeId: driver.userId } })
  await driver.visitor.call('updateManyStages', { body: { orderIds, orderStage: 5 } })
  await shop.runJobs()
}
const codes = (orderId: string, phone = PHONE) => {
  const secret = shop.context.config.SECRET
  return {
    buyer: createShortCode(secret, { kind: 'track', audience: 'buyer', orderId }),
    recipient: createShortCode(secret, { kind: 'track', audience: 'recipient', orderId, phone }),
  }
}
let lastIp = 0
const visitor = () => {
  lastIp += 1
  return shop.visitor({ ip: `203.0.113.${lastIp}` })
}
const track = (code: string, by = visitor()) => by.call('getTracking', { params: { code } })

describe('tracking page', () => {
  test('OPEN-04 the buyer sees stage, window and, on the road, the stops ahead and the driver; no price and no address', async () => {
    const [first, second] = [await makeNotifiedOrder(), await makeNotifiedOrder()]
    const { buyer } = codes(second.order.id)
    expect((await track(buyer)).body.data).toEqual({
      audience: 'buyer',
      stage: 'preparing',
      orderNumber: second.order.orderNumber,
      recipientName: 'Noura Saleh',
      sender: null,
      window: { date: '2026-11-29', slot: '15:00-17:00' },
      isLate: false,
      stopsAhead: null,
      driver: null,
      delivered: null,
      canStop: false,
    })
    await start(first.order.id, second.order.id)
    const ahead = [first, second].map(async ({ order }) => (await track(codes(order.id).buyer)).body.data)
    const pages = await Promise.all(ahead)
    expect(pages.map(({ stopsAhead }) => stopsAhead).sort()).toEqual([0, 1])
    expect(pages[0]).toMatchObject({ stage: 'onTheWay', driver: { firstName: 'Yousef', phone: '0509998877' } })
    expect(JSON.stringify(pages)).not.toMatch(/King Fahd|Al Harbi|SAR|price|total/i)
    await driver.visitor.call('recordArrival', { body: { orderId: second.order.id } })
    const arrived = (await track(buyer)).body.data
    expect([arrived.stage, arrived.stopsAhead]).toEqual(['arriving', null])
    shop.clock.set(SUNDAY_MORNING + 8 * 3_600_000)
    expect((await track(codes(first.order.id).buyer)).body.data.isLate).toBe(true)
  })

  test('OPEN-04 the recipient sees no buyer, no proof and the sender only when allowed', async () => {
    const hidden = await makeNotifiedOrder()
    const named = await makeNotifiedOrder({ recipientNotice: 'named' })
    await start(hidden.order.id, named.order.id)
    const secret = (await track(codes(hidden.order.id).recipient)).body.data
    expect(secret).toMatchObject({ audience: 'recipient', stage: 'onTheWay', sender: null, canStop: true })
    expect(JSON.stringify(secret)).not.toMatch(/Sarah|@example/)
    expect((await track(codes(named.order.id).recipient)).body.data.sender).toBe('Sarah Sender')
  })

  test('OPEN-04 when delivered the buyer sees the photo, and nobody else by any link', async () => {
    const { order } = await makeNotifiedOrder()
    await start(order.id)
    const photo = { bytes: await makePhoto(), type: 'image/jpeg' }
    await driver.visitor.call('addProof', {
      params: { orderId: order.id },
      body: toFormData({ recipientName: 'Um Khalid', photo }),
    })
    await shop.runJobs()
    const { buyer, recipient } = codes(order.id)
    expect((await track(buyer)).body.data).toMatchObject({
      stage: 'delivered',
      driver: null,
      delivered: { takenBy: 'Um Khalid', hasPhoto: true },
    })
    const read = (code: string) => visitor().fetch(`/api/Tracking/photo/${code}`)
    const picture = await read(buyer)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(picture.headers.get('cache-control')).toBe('no-store')
    expect((await track(recipient)).body.data.delivered).toMatchObject({ takenBy: null, hasPhoto: false })
    expect((await read(recipient)).status).toBe(404)
  })

  test('OPEN-04 a link expires seven days after the delivery, and a recipient’s link with the recipient', async () => {
    const { order } = await makeNotifiedOrder()
    await start(order.id)
    const { recipient, buyer } = codes(order.id)
    await shop.db.updateTable('orders').set({ recipient_phone: '0559990000' }).where('id', '=', order.id).execute()
    expect((await track(recipient)).status).toBe(404)
    expect((await track(buyer)).status).toBe(200)
    await driver.visitor.call('addProof', { params: { orderId: order.id }, body: { recipientName: 'Noura' } })
    shop.clock.advance(7 * DAY_MS - 60_000)
    expect((await track(buyer)).status).toBe(200)
    shop.clock.advance(120_000)
    expect((await track(buyer)).body).toMatchObject({ status: 410, code: 'tracking.expired' })
  })

  test('OPEN-04 guessing ends after thirty wrong codes from one address, also at the same time, even with a right one', async () => {
    const { order } = await makeNotifiedOrder()
    await shop.runJobs()
    const { buyer } = codes(order.id)
    const guesser = shop.visitor({ ip: '198.51.100.7' })
    for (let n = 0; n < 40; n += 1) expect((await track(buyer, guesser)).status).toBe(200)
    const wrong = ['AAAAAAAAAA', 'short', '../../etc', 'x'.repeat(40), `${buyer.slice(0, 9)}_`]
    for (let n = 0; n < 30; n += 1) expect((await track(wrong[n % wrong.length] ?? '', guesser)).status).toBe(404)
    expect((await track(buyer, guesser)).status).toBe(429)
    expect((await track(buyer)).status).toBe(200)
    const crowd = shop.visitor({ ip: '198.51.100.8' })
    const answers = await Promise.all(Array.from({ length: 60 }, () => track('AAAAAAAAAA', crowd)))
    expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(30)
  })

  test('OPEN-04 the recipient ends the messages to the own number in one press; a buyer’s link cannot', async () => {
    const { order } = await makeNotifiedOrder({ recipient: { fullName: 'Reem', phoneNumber: '0551117777' } })
    await start(order.id)
    const { recipient, buyer } = codes(order.id, '0551117777')
    const stop = (code: string) => visitor().call('stopTrackingMessages', { params: { code } })
    expect((await stop(buyer)).status).toBe(404)
    expect((await stop(recipient)).body.data.canStop).toBe(false)
    expect((await stop(recipient)).status).toBe(200)
    const next = await makeNotifiedOrder({ recipient: { fullName: 'Reem', phoneNumber: '0551117777' } })
    await start(next.order.id)
    const message = (await readMessages(shop, next.order.id)).find(({ audience }) => audience === 'recipient')
    expect(message).toMatchObject({ state: 'skipped', reason: 'stopped' })
  })

  test('OPEN-04 the sandbox shows WhatsApp and text messages in the mailbox, marked and as on a phone', async () => {
    const { phone } = await makeNotifiedOrder()
    const html = await (await shop.visitor().fetch('/mailbox')).text()
    expect(html).toContain('class="channel whatsapp">WhatsApp')
    const { texts } = await (await shop.visitor().fetch(`/mailbox.json?to=${encodeURIComponent(phone)}`)).json()
    expect(texts).toMatchObject([{ channel: 'whatsapp', to: phone, language: 'en' }])
    const page = await (await shop.visitor().fetch(`/mailbox/texts/${texts[0].id}`)).text()
    expect(page).toContain('class="phone whatsapp"')
    expect(page).toMatch(/<a href="http:\/\/localhost:3000\/t\/[A-Za-z0-9]{10}">/)
    expect((await shop.visitor().fetch('/mailbox/texts/999999')).status).toBe(404)
  })
})
