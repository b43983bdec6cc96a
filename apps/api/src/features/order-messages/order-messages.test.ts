import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeMessengers, fakeMessengers } from '../../testing/fake-messengers.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeMessageOrder, makeMessagesDue, nextMobile, readMessages } from '../../testing/make-message-order.ts'
import { makeFlower, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { sendOrderMessage, stopMessages, sweepOrderMessages } from './index.ts'

const MINUTE = 60_000
let fake: FakeMessengers
let shop: TestShop
let driver: TestUser
beforeAll(async () => {
  fake = await fakeMessengers()
  shop = await openTestShop({ environment: fake.environment('unifonic') })
  driver = await makeUser(shop, { role: 'ShippingEmployee', fullName: 'Yousef Al Harbi', phone: '0509998877' })
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
  await fake.close()
})
beforeEach(() => {
  shop.clock.set(SUNDAY_MORNING)
  fake.sent.length = 0
})

const start = (orderId: string) =>
  driver.visitor.call('updateManyStages', { body: { orderIds: [orderId], orderStage: 5 } })
const sentTo = (phone: string) => fake.sent.filter(({ to }) => `+${to}` === phone)
const templates = (phone: string) =>
  sentTo(phone).map(({ body }) => (body.template as { name: string } | undefined)?.name ?? String(body.Body))

describe('messages about orders', () => {
  test('OPEN-04 given WhatsApp agreed at checkout, then the buyer is told of placing, leaving and delivery, once each', async () => {
    const { order, phone } = await makeMessageOrder(shop, 'whatsapp')
    await shop.runJobs()
    await start(order.id)
    await start(order.id)
    await shop.runJobs()
    await driver.visitor.call('addProof', {
      params: { orderId: order.id },
      body: { recipientName: 'Um Khalid', early: 'true' },
    })
    await shop.runJobs()
    expect(templates(phone)).toEqual(['order_placed', 'order_on_its_way', 'order_delivered'])
    expect(JSON.stringify(sentTo(phone))).not.toContain('SAR')
    expect((await readMessages(shop, order.id)).map(({ event, tries }) => [event, tries])).toEqual([
      ['placed', ['whatsapp sent']],
      ['outForDelivery', ['whatsapp sent']],
      ['delivered', ['whatsapp sent']],
    ])
  })

  test('OPEN-04 without an agreement the buyer gets mails alone: no message of receipts, a short mail on the way', async () => {
    const { order, buyer, phone } = await makeMessageOrder(shop, 'mail', {}, { language: 'en' })
    await start(order.id)
    const subjects = (await shop.mails(buyer.email)).map(({ subject }) => subject)
    expect(subjects).toContain(`On its way: your order ${order.orderNumber}`)
    const mail = (await shop.mails(buyer.email)).find(({ subject }) => subject.startsWith('On its way'))
    expect(mail?.body_text).toMatch(/http:\/\/localhost:3000\/t\/[A-Za-z0-9]{10}/)
    expect(sentTo(phone)).toEqual([])
    expect((await readMessages(shop, order.id)).map(({ event, tries }) => [event, tries])).toEqual([
      ['outForDelivery', ['mail sent']],
    ])
  })

  test('OPEN-04 an order that is paid online is announced with its payment link, which redirects to the payment', async () => {
    const { phone, order } = await makeMessageOrder(shop, 'sms', { paymentTerms: 'online' })
    await shop.runJobs()
    const text = templates(phone)[0] ?? ''
    const path = /http:\/\/localhost:3000(\/l\/[A-Za-z0-9]{10})/.exec(text)?.[1] ?? ''
    const response = await shop.visitor().fetch(path)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toContain(`/pay/${order.id}/`)
    expect((await shop.visitor().fetch('/l/AAAAAAAAAA')).headers.get('location')).toBe('http://localhost:3000/')
  })

  test('OPEN-04 a refused WhatsApp message goes out by SMS, and by mail when that is refused too', async () => {
    const refused = { status: 400, body: { error: { code: 131_026 } } }
    fake.faults.whatsapp.push(refused, refused)
    const { order, phone, buyer } = await makeMessageOrder(shop, 'whatsapp')
    await shop.runJobs()
    expect(sentTo(phone).map(({ provider }) => provider)).toEqual(['unifonic'])
    fake.faults.unifonic.push({ status: 482, body: { success: false, errorCode: 'ER-482' } })
    await start(order.id)
    const mails = await shop.mails(buyer.email)
    expect((await readMessages(shop, order.id)).map(({ tries }) => tries)).toEqual([
      ['whatsapp failed not_reachable', 'sms sent'],
      ['whatsapp failed not_reachable', 'sms failed invalid_number', 'mail sent'],
    ])
    expect(mails.map(({ body_text: text }) => text).join()).toContain('/t/')
  })

  test('OPEN-04 a busy provider is tried again by the same channel, and the next one after some attempts', async () => {
    const busy = { status: 429, body: { error: { code: 130_429 } } }
    fake.faults.whatsapp.push(busy, busy)
    const { order, phone } = await makeMessageOrder(shop, 'whatsapp')
    for (let n = 0; n < 3; n += 1) {
      await makeMessagesDue(shop)
      await shop.runJobs()
    }
    expect(sentTo(phone).map(({ provider }) => provider)).toEqual(['whatsapp'])
    fake.faults.whatsapp.push(...Array.from({ length: 6 }, () => busy))
    await start(order.id)
    for (let n = 0; n < 6; n += 1) {
      await makeMessagesDue(shop)
      await shop.runJobs()
    }
    expect((await readMessages(shop, order.id))[1]?.tries).toEqual(['whatsapp failed too_many', 'sms sent'])
  })

  test('OPEN-04 what may have been sent is never sent again by the same channel; without a report the next one follows', async () => {
    fake.faults.whatsapp.push('acceptAndDisconnect')
    const { order, phone } = await makeMessageOrder(shop, 'whatsapp')
    for (let n = 0; n < 3; n += 1) {
      await makeMessagesDue(shop)
      await shop.runJobs()
    }
    expect(sentTo(phone).map(({ provider }) => provider)).toEqual(['whatsapp'])
    expect((await readMessages(shop, order.id))[0]).toMatchObject({ state: 'queued', tries: ['whatsapp unknown'] })
    await sql`update message_delivery set updated_at = updated_at - interval '11 minutes'`.execute(shop.db)
    await makeMessagesDue(shop)
    await shop.runJobs()
    expect((await readMessages(shop, order.id))[0]?.tries).toEqual(['whatsapp failed no_answer', 'sms sent'])
  })

  test('OPEN-04 ten processes that claim a message send it once; a lost job is found by the sweep', async () => {
    const { order, phone } = await makeMessageOrder(shop, 'whatsapp')
    const twin = await shop.twin()
    const [message] = await readMessages(shop, order.id)
    const messageId = message?.id ?? ''
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => sendOrderMessage(n % 2 ? shop.context : twin.context, { messageId })),
    )
    expect(templates(phone)).toEqual(['order_placed'])
    await start(order.id)
    await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
    await sql`update order_message set next_attempt_at = now() - interval '1 minute' where state = 'queued'`.execute(
      shop.db,
    )
    await Promise.all([sweepOrderMessages(shop.context), sweepOrderMessages(twin.context)])
    await shop.runJobs()
    expect(templates(phone)).toEqual(['order_placed', 'order_on_its_way'])
  })

  test('OPEN-04 two processes that start one delivery tell its people once', async () => {
    const { order, phone } = await makeMessageOrder(shop, 'sms')
    await shop.runJobs()
    const twin = await shop.twin()
    const other = await makeUser(twin, { role: 'ShippingEmployee' })
    const startThere = () => other.visitor.call('updateManyStages', { body: { orderIds: [order.id], orderStage: 5 } })
    await Promise.all([start(order.id), startThere(), start(order.id), startThere()])
    await shop.runJobs()
    expect(templates(phone).filter((text) => text.includes('on its way'))).toHaveLength(1)
  })

  test('OPEN-04 the recipient hears nothing by default, and neither flowers, price nor sender unless allowed', async () => {
    const buyer = { fullName: 'Sarah Sender' }
    const recipient = (phoneNumber: string) => ({ recipient: { fullName: 'Noura', phoneNumber } })
    const silent = await makeMessageOrder(shop, 'mail', recipient('0551110001'), buyer)
    const discreet = { ...recipient('0551110002'), recipientNotice: 'discreet' as const }
    const named = { ...recipient('0551110003'), recipientNotice: 'named' as const }
    const hidden = { ...recipient('0551110004'), recipientNotice: 'named' as const, hideSender: true }
    const orders = [silent]
    for (const changed of [discreet, named, hidden]) orders.push(await makeMessageOrder(shop, 'mail', changed, buyer))
    for (const { order } of orders) await start(order.id)
    await shop.runJobs()
    expect(orders.map((_, n) => templates(`+96655111000${n + 1}`))).toEqual([
      [],
      ['recipient_on_its_way'],
      ['recipient_on_its_way_named'],
      ['recipient_on_its_way'],
    ])
    expect(JSON.stringify(sentTo('+966551110003'))).toContain('Sarah Sender')
    const others = JSON.stringify([...sentTo('+966551110002'), ...sentTo('+966551110004')])
    expect(others).not.toMatch(/Sarah|flower|bouquet|SAR/i)
  })

  test('OPEN-04 the recipient of a phone order is told when the customer allowed it', async () => {
    const admin = await makeUser(shop, { role: 'Admin' })
    const { variantId } = await makeFlower(shop)
    const recipient = { fullName: 'Noura', phoneNumber: '0551110017' }
    const body = {
      ...retailOrder({ paymentTerms: 'cash', recipient, recipientNotice: 'named' }),
      customer: { fullName: 'Sarah Sender', phoneNumber: nextMobile() },
      lines: [{ variantId, quntity: 1 }],
    }
    const placed = await admin.visitor.call('placePhoneOrder', { body })
    expect(placed.status).toBe(200)
    await start(placed.body.data.id)
    await shop.runJobs()
    expect(templates('+966551110017')).toEqual(['recipient_on_its_way_named'])
    expect(JSON.stringify(sentTo('+966551110017'))).toContain('Sarah Sender')
  })

  test('OPEN-04 the recipient is asked for the address once the order is agreed, not in quiet hours, and not after the answer', async () => {
    const asked = {
      deliveryAddress: undefined,
      askRecipient: true,
      recipientNotice: 'discreet' as const,
      recipient: { fullName: 'Noura', phoneNumber: '0551110005' },
      deliveryDate: '2026-12-02',
      deliverySlot: '11:00-13:00',
    }
    shop.clock.set(SUNDAY_MORNING + 13 * 60 * MINUTE)
    const { order } = await makeMessageOrder(shop, 'mail', asked)
    await makeMessageOrder(shop, 'mail', {
      ...asked,
      recipient: { fullName: 'Noura', phoneNumber: '0551110006' },
      paymentTerms: 'online',
    })
    await sweepOrderMessages(shop.context)
    await sweepOrderMessages(shop.context)
    await shop.runJobs()
    expect(await readMessages(shop, order.id)).toMatchObject([{ event: 'addressWanted', state: 'queued', tries: [] }])
    shop.clock.set(SUNDAY_MORNING + 24 * 60 * MINUTE)
    await makeMessagesDue(shop)
    await shop.runJobs()
    expect(templates('+966551110005')).toEqual(['recipient_address'])
    expect(templates('+966551110006')).toEqual([])
    const path = /\/l\/[A-Za-z0-9]{10}/.exec(JSON.stringify(sentTo('+966551110005')))?.[0] ?? ''
    const location = (await shop.visitor().fetch(path)).headers.get('location')
    expect(location).toMatch(new RegExp(`/address/${order.orderNumber}-`))
  })

  test('OPEN-04 a late order is told of once, when its window has just ended and never long after', async () => {
    const { order, phone } = await makeMessageOrder(shop, 'whatsapp', {
      deliveryDate: '2026-11-29',
      deliverySlot: '15:00-17:00',
    })
    await shop.runJobs()
    await sweepOrderMessages(shop.context)
    shop.clock.set(SUNDAY_MORNING + 10 * 60 * MINUTE)
    await sweepOrderMessages(shop.context)
    expect(await readMessages(shop, order.id)).toHaveLength(1)
    shop.clock.set(SUNDAY_MORNING + 7 * 60 * MINUTE + MINUTE)
    await sweepOrderMessages(shop.context)
    await sweepOrderMessages(shop.context)
    await shop.runJobs()
    expect(templates(phone)).toEqual(['order_placed', 'order_late'])
  })

  test('OPEN-04 a number gets five messages about unpaid orders a day, also from several accounts', async () => {
    const first = await makeMessageOrder(shop, 'sms', { paymentTerms: 'online' })
    const { phone } = first
    for (let n = 1; n < 6; n += 1) await makeMessageOrder(shop, 'sms', { paymentTerms: 'online' }, { phone })
    const paid = await makeMessageOrder(shop, 'sms', {}, { phone })
    await shop.runJobs()
    expect(templates(phone).filter((text) => text.includes('/l/'))).toHaveLength(5)
    expect((await readMessages(shop, paid.order.id))[0]?.tries).toEqual(['sms sent'])
    const { rows } = await sql`select from order_message where reason = 'many_unpaid' and state = 'skipped'`.execute(
      shop.db,
    )
    expect(rows).toHaveLength(1)
  })

  test('OPEN-04 a message that could not be sent for a day is not sent any more, unless the desk wants it', async () => {
    const { order, phone } = await makeMessageOrder(shop, 'sms')
    await sql`update order_message set created_at = now() - interval '25 hours' where order_id = ${order.id}`.execute(
      shop.db,
    )
    await shop.runJobs()
    const [message] = await readMessages(shop, order.id)
    expect(message).toMatchObject({ state: 'skipped', reason: 'outdated', tries: [] })
    const admin = await makeUser(shop, { role: 'Admin' })
    const params = { orderId: order.id, messageId: message?.id ?? '' }
    await admin.visitor.call('sendMessageAgain', { params })
    await shop.runJobs()
    expect(templates(phone)).toHaveLength(1)
  })

  test('OPEN-04 given a number that stopped messages, the desk allows them again, and the buyer can choose them', async () => {
    const { order, buyer, phone } = await makeMessageOrder(shop, 'sms')
    await stopMessages(shop.context, phone, 'reply')
    const admin = await makeUser(shop, { role: 'Admin' })
    const params = { orderId: order.id }
    const read = async () => (await admin.visitor.call('getOrderMessages', { params })).body.stopped
    expect(await read()).toEqual(['buyer'])
    const allow = (audience: string, by = admin) =>
      by.visitor.call('allowOrderMessages', { params: { ...params, audience } })
    expect((await allow('buyer', buyer)).status).toBe(403)
    expect((await allow('recipient')).body.stopped).toEqual(['buyer'])
    expect((await allow('buyer')).body.stopped).toEqual([])
    expect(await read()).toEqual([])
    const preference = (await buyer.visitor.call('getMessagePreference', { params: { userId: buyer.userId } })).body
    // The stop also ended the choice of the channel, which is the buyer's to make.
    expect(preference.data).toMatchObject({ isStopped: false, channel: 'mail' })
    const choice = { params: { userId: buyer.userId }, body: { channel: 'sms' } }
    expect((await buyer.visitor.call('setMessagePreference', choice)).status).toBe(200)
    await start(order.id)
    await shop.runJobs()
    expect(templates(phone).some((text) => text.includes('on its way'))).toBe(true)
    const missing = { ...params, orderId: crypto.randomUUID(), audience: 'buyer' }
    expect((await admin.visitor.call('allowOrderMessages', { params: missing })).status).toBe(404)
  })

  test('OPEN-04 a text message goes to Saudi mobiles only: nobody earns from messages to expensive numbers', async () => {
    const { order, buyer } = await makeMessageOrder(shop, 'sms', {}, { phone: '+447700900123' })
    const params = { userId: buyer.userId }
    const { channels } = (await buyer.visitor.call('getMessagePreference', { params })).body.data
    expect(channels).toEqual(['whatsapp', 'mail'])
    await start(order.id)
    await shop.runJobs()
    expect((await readMessages(shop, order.id)).map(({ tries }) => tries)).toEqual([[], ['mail sent']])
    expect(sentTo('+447700900123')).toEqual([])
  })

  test('OPEN-04 the sender’s name carries no address and no number into a message to a stranger', async () => {
    const recipient = { fullName: 'Noura', phoneNumber: '0551110007' }
    const fullName = 'Bank: win at evil.example/x 0551234567'
    const { order } = await makeMessageOrder(shop, 'mail', { recipient, recipientNotice: 'named' }, { fullName })
    await start(order.id)
    await shop.runJobs()
    const [message] = sentTo('+966551110007')
    expect(JSON.stringify(message)).toContain('Bank win at evil example x')
    expect(JSON.stringify(message)).not.toMatch(/evil\.example|0551234567/)
  })

  test('OPEN-04 a driver hears of an assigned and of a changed run, once per change, and not of delivered stops', async () => {
    const admin = await makeUser(shop, { role: 'Admin' })
    const nadia = await makeUser(shop, { role: 'ShippingEmployee', phone: '0509998811' })
    await nadia.visitor.call('setMessagePreference', { params: { userId: nadia.userId }, body: { channel: 'sms' } })
    const day = { deliveryDate: '2026-11-30', deliverySlot: '15:00-17:00' }
    const orders = [await makeMessageOrder(shop, 'mail', day), await makeMessageOrder(shop, 'mail', day)]
    const ids = orders.map(({ order }) => order.id)
    const assign = async (orderIds: string[], employeeId: string | null) => {
      await admin.visitor.call('assignOrders', { body: { orderIds, employeeId } })
      await makeMessagesDue(shop)
      await shop.runJobs()
    }
    await assign(ids, nadia.userId)
    await assign(ids, nadia.userId)
    expect(templates('+966509998811')).toEqual([
      `Your run on November 30, 2026. Stops: 2. http://localhost:3000/dashboard-delivery`,
    ])
    await assign([ids[1] ?? ''], null)
    await assign([ids[1] ?? ''], nadia.userId)
    await assign([ids[1] ?? ''], null)
    await assign([ids[1] ?? ''], nadia.userId)
    expect(templates('+966509998811').map((text) => /Stops: \d/.exec(text)?.[0])).toEqual(
      ['2', '1', '2', '1', '2'].map((stops) => `Stops: ${stops}`),
    )
    await nadia.visitor.call('updateManyStages', { body: { orderIds: [ids[0]], orderStage: 5 } })
    await nadia.visitor.call('addProof', {
      params: { orderId: ids[0] ?? '' },
      body: { recipientName: 'Noura', early: 'true' },
    })
    await assign([ids[1] ?? ''], null)
    expect(templates('+966509998811').slice(5)).toEqual([expect.stringContaining('has changed. Stops: 0.')])
  })
})
