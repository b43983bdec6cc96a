import type { OrderBody } from '@warda/contract/orders'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import {
  type AskedOrder,
  answerRequest,
  askedOrder,
  CAPACITY,
  makeAskedOrder,
  makeRoom,
  OLAYA,
  openRequest,
  tokenFor,
  WINDOW,
} from '../../testing/make-address-request.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import {
  fillCart,
  makeBusiness,
  makeBuyer,
  makeFlower,
  makeOrder,
  place,
  retailOrder,
} from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { sweepAddressRequests } from './index.ts'

let shop: TestShop
let desk: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  await makeRoom(shop)
  desk = await makeAdmin(shop)
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const settings = await makeAdmin(shop, ['settings'])
  const city = { en: 'Riyadh', ar: 'الرياض' }
  const zones = [
    { city, district: null, feeHalalas: null },
    { city, district: { en: 'Al Malqa', ar: 'الملقا' }, feeHalalas: 4_000 },
    { city, district: { en: 'Olaya', ar: 'العليا' }, feeHalalas: 1_000 },
  ]
  const body = { value: { zones }, version: 0 }
  expect((await settings.visitor.call('saveSetting', { params: { key: 'zones' }, body })).status).toBe(200)
})
afterEach(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  shop.clock.set(SUNDAY_MORNING)
})
afterAll(() => shop.close())

const makeAsked = (changed: Partial<OrderBody> = {}) => makeAskedOrder(shop, changed)
const open = (made: Pick<AskedOrder, 'order'>) => openRequest(shop, made)
const answer = (made: Pick<AskedOrder, 'order'>, body?: Record<string, unknown>, version?: string) =>
  answerRequest(shop, made, body, version)
const read = async (made: Pick<AskedOrder, 'buyer' | 'order'>) =>
  (await made.buyer.visitor.call('getOrders', { params: { userId: made.buyer.userId, clientId: 0 } })).body.data.find(
    (order: { id: string }) => order.id === made.order.id,
  )
const readRow = (made: AskedOrder) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', made.order.id).executeTakeFirstOrThrow()
const mailKinds = async (made: Pick<AskedOrder, 'buyer' | 'order'>) =>
  (await shop.db.selectFrom('mail').select('kind').where('to_address', '=', made.buyer.email).execute()).map(
    ({ kind }) => kind,
  )
const sweep = () => sweepAddressRequests(shop.context)

describe('an order whose recipient says where', () => {
  test('AGREE-03 AGREE-01 its fee is the highest of the zones, the same in quote and order, and a lower one is given back with the answer', async () => {
    const buyer = await makeBuyer(shop, [await makeFlower(shop)])
    const quote = await buyer.visitor.call('quoteOrder', {
      params: { id: buyer.userId },
      body: { askRecipient: true, deliveryDate: WINDOW.deliveryDate },
    })
    expect(quote.body).toMatchObject({
      deliveryFee: 40,
      total: 140,
      addressWantedUntil: expect.stringMatching(/^2026-12-01T07:00:0/),
    })
    const wrong = await place(buyer, retailOrder(askedOrder({ expectedTotal: 125 })))
    expect(wrong).toMatchObject({ status: 409, body: { code: 'order.price_changed' } })
    const placed = await place(buyer, retailOrder(askedOrder({ expectedTotal: 140 })))
    expect(placed.body.data).toMatchObject({
      totalBalance: 140,
      deliveryAddress: '',
      statusWords: { word: 'addressWanted', tone: 'waiting' },
    })
    const made = { buyer, order: placed.body.data }
    expect((await answer(made)).status).toBe(200)
    expect(await read(made)).toMatchObject({
      outstanding: 110,
      address: { line: OLAYA.line, district: 'Olaya' },
      addressWantedUntil: null,
      statusWords: { word: 'beingPrepared' },
    })
  })

  test('AGREE-03 what was paid too much becomes store credit, and a higher fee of the place is not charged', async () => {
    const made = await makeAsked()
    await driver.visitor.call('addPaymentPartly', {
      params: { userId: driver.userId },
      body: { orderId: made.order.id, amount: 140, payPartOrall: 1, method: 'card' },
    })
    expect((await read(made)).statusWords).toMatchObject({ word: 'addressWanted', tone: 'attention' })
    expect((await answer(made)).status).toBe(200)
    expect(await read(made)).toMatchObject({ paid: 110, outstanding: 0 })
    const list = await made.buyer.visitor.call('getOrders', { params: { userId: made.buyer.userId, clientId: 0 } })
    expect(list.body.storeCredit).toBe(30)
    const malqa = await answer(made, { deliveryAddress: { ...OLAYA, district: 'Al Malqa' } })
    expect(malqa).toMatchObject({ status: 409, body: { code: 'order.fee_higher' } })
    expect((await mailKinds(made)).filter((kind) => kind === 'address-given')).toHaveLength(1)
  })

  test('AGREE-03 it is no work until it is answered: not on the board, not on a route, not to be started', async () => {
    const made = await makeAsked()
    const onBoard = async () => {
      const params = { userId: driver.userId }
      const { body } = await driver.visitor.call('getBoardOrders', { params, query: { q: made.order.orderNumber } })
      return body.data.length
    }
    expect(await onBoard()).toBe(0)
    const start = await desk.visitor.call('startWork', { body: { orderIds: [made.order.id], by: 'desk' } })
    expect(start.body.data[0]).toMatchObject({ ok: false, message: expect.stringContaining('recipient') })
    const ready = await desk.visitor.call('markReady', { params: { orderId: made.order.id } })
    expect(ready).toMatchObject({ status: 409, body: { code: 'order.address_wanted' } })
    const page = (await desk.visitor.call('adminOrder', { params: { orderId: made.order.id } })).body.data
    expect(page.order).toMatchObject({ statusWords: { word: 'addressWanted' }, addressWantedUntil: expect.any(String) })
    expect(page.may).not.toContain('start')
    const rows = await desk.visitor.call('adminOrders', { query: { q: made.order.orderNumber } })
    expect(rows.body.data[0].statusWords.word).toBe('addressWanted')
    await answer(made)
    expect(await onBoard()).toBe(1)
    const { timeline } = (await desk.visitor.call('adminOrder', { params: { orderId: made.order.id } })).body.data
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'address', actor: null }))
  })

  test('AGREE-03 an order of a company goes to a branch and cannot ask', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    await fillCart(shop, owner.userId, [await makeFlower(shop)])
    const refused = await place(owner, retailOrder(askedOrder({ branchId })))
    expect(refused).toMatchObject({ status: 409, body: { code: 'order.goes_to_branch' } })
  })

  test('AGREE-03 its recipient and address do not enter the sender’s address book', async () => {
    const made = await makeAsked()
    await answer(made)
    const book = await made.buyer.visitor.call('getAddressBook', { params: { userId: made.buyer.userId } })
    expect(book.body.data).toEqual([])
  })
})

describe('the page of a recipient', () => {
  test('AGREE-03 names the sender and the proposal, and says no price anywhere', async () => {
    const made = await makeAsked()
    const { status, body } = await open(made)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      state: 'open',
      sender: made.buyer.fullName,
      recipientName: 'Noura Saleh',
      until: expect.stringMatching(/^2026-12-01T07:00:0/),
      window: { date: WINDOW.deliveryDate, slot: WINDOW.deliverySlot },
      answer: null,
    })
    const text = JSON.stringify(body)
    expect(text).not.toMatch(/fee|price|total|amount|paid|balance|Bouquet/i)
    expect(JSON.stringify((await answer(made)).body)).not.toMatch(/fee|price|total|amount|paid|balance|Bouquet/i)
  })

  test('AGREE-03 keeps the secret of a sender who wants to stay unknown', async () => {
    const made = await makeAsked({ hideSender: true })
    const { body } = await open(made)
    expect(body.data.sender).toBeNull()
    expect(JSON.stringify(body)).not.toContain(made.buyer.fullName)
  })

  test('AGREE-03 is not found with another number, another signature or for an order that did not ask', async () => {
    const made = await makeAsked()
    const plain = await makeOrder(shop, { paymentTerms: 'cash' })
    const token = tokenFor(shop, made)
    for (const wrong of [
      `${token}x`,
      token.slice(0, -1),
      `${Number(made.order.orderNumber) + 1}${token.slice(5)}`,
      tokenFor(shop, plain),
    ]) {
      const answered = await shop.visitor().call('getAddressRequest', { params: { token: wrong } })
      expect(answered.status).toBe(404)
    }
  })

  test.each([
    [{ deliveryAddress: { ...OLAYA, city: 'Jeddah', district: '' } }, 'deliveryAddress.city'],
    [{ deliveryAddress: { ...OLAYA, latitude: 21.54, longitude: 39.17 } }, 'deliveryAddress'],
    [{ deliveryAddress: { ...OLAYA, line: '' } }, 'deliveryAddress.line'],
    [{ deliveryAddress: { ...OLAYA, shortAddress: 'RRR1' } }, 'deliveryAddress.shortAddress'],
    [{ deliveryDate: '2026-12-04' }, 'deliveryDate'],
    [{ deliverySlot: '23:00-24:00' }, 'deliverySlot'],
    [{ deliveryDate: '2026-11-29', deliverySlot: '09:00-11:00' }, 'deliverySlot'],
  ])('AGREE-03 refuses %j at %s, and the order waits on', async (wrong, field) => {
    const made = await makeAsked()
    const refused = await answer(made, wrong)
    expect({ status: refused.status, fields: Object.keys(refused.body.errors) }).toEqual({
      status: 400,
      fields: [field],
    })
    expect((await open(made)).body.data.state).toBe('open')
  })

  test('AGREE-03 the answer is shown again, and changed until work starts', async () => {
    const made = await makeAsked()
    const note = { ...OLAYA, note: 'Second floor', latitude: 24.7, longitude: 46.68 }
    const saved = await answer(made, { deliveryAddress: note, deliverySlot: '15:00-17:00' })
    expect(saved.body.data).toMatchObject({
      state: 'answered',
      answer: { line: OLAYA.line, note: 'Second floor', latitude: 24.7 },
      window: { slot: '15:00-17:00' },
    })
    const changed = await answer(made, {
      deliveryAddress: { ...note, note: 'Third floor' },
      deliverySlot: '13:00-15:00',
    })
    expect(changed.body.data).toMatchObject({ state: 'answered', answer: { note: 'Third floor' } })
    await desk.visitor.call('startWork', { body: { orderIds: [made.order.id], by: 'sheet' } })
    expect((await open(made)).body.data).toMatchObject({
      state: 'fixed',
      choice: null,
      answer: { note: 'Third floor' },
    })
    expect(await answer(made)).toMatchObject({ status: 409, body: { code: 'order.work_started' } })
  })

  test('AGREE-03 the same answer sent again changes nothing; one to an outdated form is refused', async () => {
    const made = await makeAsked()
    const { version } = (await open(made)).body.data
    expect((await answer(made, {}, version)).status).toBe(200)
    expect((await answer(made, {}, version)).status).toBe(200)
    const other = await answer(made, { deliveryAddress: { ...OLAYA, line: 'King Road 9' } }, version)
    expect(other).toMatchObject({ status: 409, body: { code: 'address_request.changed' } })
    expect((await read(made)).address.line).toBe(OLAYA.line)
    expect((await mailKinds(made)).filter((kind) => kind === 'address-given')).toHaveLength(1)
  })

  test('AGREE-03 the window that the order holds is free for its own recipient when it is full for others', async () => {
    const made = await makeAsked({ deliveryDate: '2026-12-07', deliverySlot: '17:00-19:00' })
    await shop.db
      .updateTable('slot_booking')
      .set({ taken: CAPACITY })
      .where('date', '=', '2026-12-07')
      .where('slot', '=', '17:00-19:00')
      .execute()
    const stateOf = async () =>
      (await open(made)).body.data.choice.days
        .find(({ date }: { date: string }) => date === '2026-12-07')
        .slots.find(({ id }: { id: string }) => id === '17:00-19:00').state
    expect(await stateOf()).toBe('open')
    expect((await answer(made, { deliveryDate: '2026-12-07', deliverySlot: '17:00-19:00' })).status).toBe(200)
    await shop.db
      .updateTable('slot_booking')
      .set({ taken: 1 })
      .where('date', '=', '2026-12-07')
      .where('slot', '=', '17:00-19:00')
      .execute()
  })

  test('AGREE-03 after delivery and after a cancellation it names nobody', async () => {
    const made = await makeAsked()
    await made.buyer.visitor.call('cancelOwnOrder', {
      params: { userId: made.buyer.userId, orderId: made.order.id },
      body: { refund: 'credit' },
    })
    const { body } = await open(made)
    expect(body.data).toMatchObject({ state: 'cancelled', sender: null, recipientName: '', answer: null, choice: null })
    expect(await answer(made)).toMatchObject({ status: 409, body: { code: 'order.cancelled' } })
  })
})

describe('the link for the recipient', () => {
  test('AGREE-03 is read by the sender and the desk only, with the text in the language of the sender', async () => {
    const made = await makeAsked()
    const params = { userId: made.buyer.userId, orderId: made.order.id }
    const own = await made.buyer.visitor.call('getAddressLink', { params, headers: { 'accept-language': 'ar' } })
    expect(own.body.data.url).toBe(`http://localhost:3000/address/${tokenFor(shop, made)}`)
    expect(own.body.data.text).toContain('زهور')
    expect(own.body.data.whatsApp).toMatch(/^https:\/\/wa\.me\/966551112233\?text=/)
    expect(own.body.data.sms).toMatch(/^sms:\+966551112233\?&body=/)
    expect((await desk.visitor.call('getAddressLink', { params })).body.data.url).toBe(own.body.data.url)
    const other = await makeUser(shop)
    const foreign = await other.visitor.call('getAddressLink', { params: { ...params, userId: other.userId } })
    expect(foreign.status).toBe(404)
    await answer(made)
    expect((await made.buyer.visitor.call('getAddressLink', { params })).status).toBe(404)
  })

  test('AGREE-03 stands in the mail to the sender with its end date and "at most"', async () => {
    const made = await makeAsked()
    const [mail] = await shop.mails(made.buyer.email)
    expect(mail?.body_text).toContain(`/address/${tokenFor(shop, made)}`)
    expect(mail?.body_text).toContain('wa.me/966551112233')
    expect(mail?.body_text).toContain('at most')
    expect(mail?.body_text).toMatch(/December 1, 2026/)
  })
})

describe('the desk and the buyer', () => {
  test('AGREE-03 may give the address themselves, which ends the wait at the fee of the place', async () => {
    const made = await makeAsked()
    const edited = await desk.visitor.call('editOrder', {
      params: { orderId: made.order.id },
      body: { deliveryAddress: OLAYA },
    })
    expect(edited.body.data.order).toMatchObject({ outstanding: 110, addressWantedUntil: null })
    const second = await makeAsked()
    const changed = await second.buyer.visitor.call('changeOrder', {
      params: { userId: second.buyer.userId, orderId: second.order.id },
      body: { deliveryAddress: OLAYA },
    })
    expect(changed.body.data).toMatchObject({ outstanding: 110, addressWantedUntil: null })
    expect((await open(second)).body.data.state).toBe('answered')
  })

  test('AGREE-03 a proposal moved to another day moves the end of the wait', async () => {
    const made = await makeAsked()
    await desk.visitor.call('editOrder', {
      params: { orderId: made.order.id },
      body: { deliveryDate: '2026-11-30', deliverySlot: '15:00-17:00' },
    })
    expect((await read(made)).addressWantedUntil).toBe('2026-11-30T11:00:00.000Z')
  })
})

describe('an order that nobody answers', () => {
  test('AGREE-03 reminds its sender once, and ends with everything given back', async () => {
    const made = await makeAsked()
    await driver.visitor.call('addPaymentPartly', {
      params: { userId: driver.userId },
      body: { orderId: made.order.id, amount: 140, payPartOrall: 1, method: 'card' },
    })
    const stock = async () =>
      (
        await shop.db
          .selectFrom('stock')
          .select('on_hand')
          .where('variant_id', '=', made.flower.variantId)
          .executeTakeFirstOrThrow()
      ).on_hand
    expect(await stock()).toBe(9)
    shop.clock.advance(25 * 3_600_000)
    await Promise.all([sweep(), sweep()])
    await sweep()
    expect((await mailKinds(made)).filter((kind) => kind === 'address-reminder')).toHaveLength(1)
    shop.clock.advance(23 * 3_600_000 - 60_000)
    await sweep()
    expect((await readRow(made)).state).toBe('preparing')
    shop.clock.advance(120_000)
    expect((await open(made)).body.data).toMatchObject({ state: 'ended', recipientName: '' })
    expect(await answer(made)).toMatchObject({ status: 409, body: { code: 'address_request.ended' } })
    await sweep()
    expect((await readRow(made)).state).toBe('cancelled')
    const credits = await shop.db.selectFrom('order_credit').selectAll().where('order_id', '=', made.order.id).execute()
    expect(credits).toMatchObject([
      { refunded: 14_000, refund_to: 'transfer', reason: 'The recipient gave no address in time' },
    ])
    expect(await stock()).toBe(10)
    expect((await open(made)).body.data.state).toBe('ended')
    const mails = await shop.mails(made.buyer.email)
    expect(mails.at(-1)?.body_text).toContain('did not say in time')
  })
})
